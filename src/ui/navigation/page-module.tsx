import type { ComponentType } from 'react';
import { use } from 'react';
import { loadDeferredTranslations } from '../i18n/deferred-translations';

export interface PageModule {
  /** The name of the chunk, by which the server finds the files to preload. */
  readonly chunk: string;
  /** Whether it needs more than the namespace `menu`. */
  readonly needsDeferredTranslations: boolean;
  readonly preload: () => Promise<unknown>;
  /** Returns whether it could not be fetched when it was last asked for. */
  readonly hasFailed: () => boolean;
  /** Lets a page that could not be fetched be asked for once more. */
  readonly forgetFailure: () => void;
  readonly Page: ComponentType;
}

/**
 * A page that is fetched when needed and, once there, renders at once: unlike `React.lazy`, it does
 * not suspend for a moment that would leave server-rendered HTML without its handlers. A page that
 * could not be fetched throws when rendered, until somebody asks for it again.
 */
export const pageModule = (
  chunk: string,
  fetchPage: () => Promise<ComponentType>,
  namespaces: 'menu' | 'all' = 'all',
): PageModule => {
  const needsDeferredTranslations = namespaces === 'all';
  let loaded: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  let hasFailed = false;
  const preload = (): Promise<ComponentType> => {
    if (pending === null) {
      pending = Promise.all([
        fetchPage(),
        needsDeferredTranslations ? loadDeferredTranslations() : null,
      ]).then(([page]) => (loaded = page));
      pending.catch(() => {
        hasFailed = true;
      });
    }
    return pending;
  };
  const Page = () => {
    const Loaded = loaded ?? use(preload());
    return <Loaded />;
  };
  return {
    chunk,
    needsDeferredTranslations,
    preload,
    hasFailed: () => hasFailed,
    forgetFailure: () => {
      if (hasFailed) pending = null;
      hasFailed = false;
    },
    Page,
  };
};
