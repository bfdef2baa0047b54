import type { ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';

/** A component that has no state and no effects, and shows nothing of its visitor. */
export type StaticBlock<P> = (props: P) => ReactNode;

/** Returns the cached HTML of a block; null where it is rendered now. */
export type CachedHtml = <P extends object>(block: StaticBlock<P>, props: P) => string | null;

/** The server caches blocks: most of a page is the same for everybody. A browser caches none. */
export const CachedBlocks = createContext<CachedHtml>(() => null);

type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * Properties for an element with nothing but this block inside, which the server renders once to a string
 * for all visitors. The block must not call `useId`. The browser renders it as usual, and hydrates what it
 * finds there.
 */
export const useStaticBlock = <P extends object>(block: StaticBlock<P>, props: P): Inside => {
  const html = useContext(CachedBlocks)(block, props);
  return html === null
    ? { children: createElement(block, props) }
    : { dangerouslySetInnerHTML: { __html: html } };
};
