const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex="-1"])';

const isSeen = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

const stopsOf = (part: HTMLElement): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);

/** Returns where the Tab key comes to first in a part of the page; undefined where nothing takes the focus. */
export const firstStop = (part: HTMLElement): HTMLElement | undefined => stopsOf(part).at(0);

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns where the Tab key goes from the last control of a part that it must not leave: to the first, and
 * backwards from the first to the last. Null where the browser goes the right way by itself. By where
 * the focus is, which may be on what is no control: browsers let it stand on what can be scrolled.
 */
export const wrappedStop = (part: HTMLElement, isBackwards: boolean): HTMLElement | null => {
  const stops = stopsOf(part);
  const first = stops.at(0);
  const last = stops.at(-1);
  if (!first || !last) return part;
  const { activeElement } = document;
  const here = activeElement !== part && part.contains(activeElement) ? activeElement : null;
  if (isBackwards) return here && isBefore(first, here) ? null : last;
  return here && isBefore(here, last) ? null : first;
};
