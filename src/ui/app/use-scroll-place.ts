import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What a link says when the page behind it is the same one in other words: its place stays. */
export const KEEPS_PLACE = { keepsPlace: true } as const;

const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state;

/**
 * Keeps the place on each page of the visit: a new page begins at its top, and going back returns to
 * where the customer was, once the page is there again. The browser alone would try too early, while
 * the page is still a skeleton.
 */
export const useScrollPlace = (isPageReady: boolean): void => {
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const places = useRef(new Map<string, number>());
  const current = useRef(key);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    const note = (): void => {
      if (wanted.current === null) places.current.set(current.current, window.scrollY);
    };
    // Each entry of the history keeps its own word on this, the first one too.
    window.history.scrollRestoration = 'manual';
    // For a reload or a visit elsewhere the browser knows the place better.
    const leave = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', note, { passive: true });
    // A press may come before the event of the last movement.
    window.addEventListener('click', note, { capture: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useEffect(() => {
    if (current.current === key) return;
    current.current = key;
    if (navigation !== 'POP' && keepsPlace(state)) return;
    wanted.current = navigation === 'POP' ? (places.current.get(key) ?? 0) : 0;
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [key, navigation, state]);

  useEffect(() => {
    if (!isPageReady || wanted.current === null) return;
    const place = wanted.current;
    wanted.current = null;
    window.scrollTo(0, place);
  }, [isPageReady, key]);
};
