import type { MouseEvent } from 'react';
import { useCallback, useEffect, useRef } from 'react';

/** In milliseconds: as long as browsers wait for the second press of a double one. */
const DOUBLE = 500;

/**
 * Tells the second press of a double one, of which the first has opened this: it was meant for what
 * stood there before.
 */
export const useSecondClick = (): ((event: MouseEvent) => boolean) => {
  const isFresh = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      isFresh.current = false;
    }, DOUBLE);
    return () => clearTimeout(timer);
  }, []);
  return useCallback(({ detail }) => isFresh.current && detail > 1, []);
};
