import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { usePageLocation } from './located-route';
import type { ScrollMark } from './scroll-mark';
import { markAgain, markOf, returnTo } from './scroll-mark';

/** What a link says when the page behind it is the same one in other words: its place stays. */
export const KEEPS_PLACE = { keepsPlace: true } as const;

const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state;

interface Place {
  /** In CSS pixels from the top of the page. */
  readonly y: number;
  readonly mark: ScrollMark | null;
}

const NO_PLACE = { key: '', state: null };

const TOP: Place = { y: 0, mark: null };

/**
 * Keeps the place on each page of the visit: a new page begins at its top, and going back returns to
 * where the customer was, once the page is there again. The browser alone would try too early, while
 * the page is still a skeleton.
 */
export const useScrollPlace = (isPageReady: boolean): void => {
  // A dish that opens over the page leaves it where it is.
  const { key, state } = usePageLocation() ?? NO_PLACE;
  const navigation = useNavigationType();
  const places = useRef(new Map<string, Place>());
  const current = useRef(key);
  const wanted = useRef<Place | null>(null);

  useEffect(() => {
    const note = (mark: ScrollMark | null): void => {
      if (wanted.current === null) places.current.set(current.current, { y: window.scrollY, mark });
    };
    const noteScroll = (): void => {
      // The event of a movement may come after the click that ended it.
      const before = places.current.get(current.current);
      if (before?.y !== window.scrollY) note(before?.mark ? markAgain(before.mark) : null);
    };
    const noteClick = ({ target }: Event): void => {
      // What is open over the page leaves it where it is.
      if (!(target instanceof Element && target.closest('dialog'))) note(markOf(target));
    };
    // Each entry of the history keeps its own word on this, the first one too.
    window.history.scrollRestoration = 'manual';
    // For a reload or a visit elsewhere the browser knows the place better.
    const leave = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', noteScroll, { passive: true });
    // A click may come before the event of the last movement.
    window.addEventListener('click', noteClick, { capture: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', noteScroll);
      window.removeEventListener('click', noteClick, { capture: true });
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  // With the page itself, and not after it: a shorter page moves the window, which is no movement of the
  // customer on the one before.
  useLayoutEffect(() => {
    if (current.current === key) return;
    current.current = key;
    if (navigation !== 'POP' && keepsPlace(state)) return;
    wanted.current = (navigation === 'POP' && places.current.get(key)) || TOP;
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [key, navigation, state]);

  useLayoutEffect(() => {
    if (!isPageReady || wanted.current === null) return;
    const { y, mark } = wanted.current;
    wanted.current = null;
    window.scrollTo(0, y);
    if (mark) returnTo(mark);
  }, [isPageReady, key]);
};
