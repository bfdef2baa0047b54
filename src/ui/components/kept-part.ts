import type { ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';

/** A component without a life of its own on the server. */
export type Part<P> = (props: P) => ReactNode;

/** The HTML of a part as it is for everybody, from whoever keeps it; null where it is made now. */
export type KeepPart = <P extends object>(part: Part<P>, props: P) => string | null;

/** The server keeps parts: most of a page is the same in every visit. */
export const KeptParts = createContext<KeepPart>(() => null);

/** What an element takes to have a part inside it. */
type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * For an element with nothing but this part inside, whose HTML the server may keep for all visits: the
 * part shows nothing of its visitor and asks for no `useId`. The browser, which keeps none, finds the
 * part there as it would make it.
 */
export const useKeptPart = <P extends object>(part: Part<P>, props: P): Inside => {
  const html = useContext(KeptParts)(part, props);
  return html === null
    ? { children: createElement(part, props) }
    : { dangerouslySetInnerHTML: { __html: html } };
};
