import { useCallback, useState } from 'react';

interface PageScroll {
  /** One finger moves the page, and may have been meant for the map. */
  readonly isOneFinger: boolean;
  readonly attach: (element: HTMLElement | null) => (() => void) | undefined;
}

const isOnPin = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Leaves the page to one finger and to the wheel: only two fingers, or the wheel with Ctrl, move
 * the map. Goes to an element around the map, so that it hears of both before the map does.
 */
export const usePageScroll = (): PageScroll => {
  const [isOneFinger, setIsOneFinger] = useState(false);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const captureTouch = (event: TouchEvent): void => {
      if (event.touches.length === 1) event.stopPropagation();
    };
    const captureWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    const note = (event: TouchEvent): void => {
      setIsOneFinger(event.touches.length === 1 && !isOnPin(event));
    };
    const forget = () => setIsOneFinger(false);
    const left = new AbortController();
    const early = { capture: true, passive: true, signal: left.signal };
    element.addEventListener('touchstart', captureTouch, early);
    element.addEventListener('wheel', captureWheel, early);
    element.addEventListener('touchmove', note, early);
    element.addEventListener('touchend', forget, early);
    element.addEventListener('touchcancel', forget, early);
    return () => left.abort();
  }, []);
  return { isOneFinger, attach };
};
