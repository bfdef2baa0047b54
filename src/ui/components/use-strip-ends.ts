import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

interface StripEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** In CSS pixels: browsers round where something was scrolled to. */
const ROUNDING = 2;

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): StripEnds => ({
  isAtStart: scrollLeft <= ROUNDING,
  isAtEnd: scrollLeft + clientWidth >= scrollWidth - ROUNDING,
});

/** Whether something that is scrolled sideways stands at one of its ends; at both when all of it fits. */
export const useStripEnds = (strip: RefObject<HTMLElement | null>): StripEnds => {
  const [ends, setEnds] = useState<StripEnds>({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const look = (): void => {
      const now = endsOf(element);
      setEnds((before) =>
        before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now,
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [strip]);
  return ends;
};
