import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Raises whatever else keeps to the bottom of the screen by the height of this element, as long as it
 * is there: as `--raised`, which the others add to where they are.
 */
export const useRaise = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const raising = element.current;
    if (!raising) return undefined;
    const { style } = document.documentElement;
    const raise = (): void => {
      style.setProperty('--raised', `${String(raising.offsetHeight)}px`);
    };
    raise();
    const watch = new ResizeObserver(raise);
    watch.observe(raising);
    return () => {
      watch.disconnect();
      style.removeProperty('--raised');
    };
  }, [element]);
};
