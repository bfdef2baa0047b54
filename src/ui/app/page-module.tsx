import type { ComponentType } from 'react';
import { use } from 'react';

export interface PageModule {
  /** The name of the chunk, by which the server finds the files to preload. */
  readonly chunk: string;
  readonly preload: () => Promise<unknown>;
  readonly Page: ComponentType;
}

/**
 * A page that is fetched when needed and, once there, renders at once: unlike `React.lazy`, it does
 * not suspend for a moment that would leave server-rendered HTML without its handlers.
 */
export const pageModule = (chunk: string, fetchPage: () => Promise<ComponentType>): PageModule => {
  let loaded: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  const preload = (): Promise<ComponentType> =>
    (pending ??= fetchPage().then(
      (page) => (loaded = page),
      (error: unknown) => {
        // A failed fetch must not be remembered: the next visit to the page tries again.
        pending = null;
        throw error;
      },
    ));
  const Page = () => {
    const Loaded = loaded ?? use(preload());
    return <Loaded />;
  };
  return { chunk, preload, Page };
};
