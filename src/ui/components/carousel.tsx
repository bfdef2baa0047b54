import type { ReactNode, RefObject } from 'react';
import { useRef, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { FROM_DESKTOP } from '../theme/media';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { css } from '../theme/emotion';
import { Icon } from './icon';
import { resting } from './resting';
import { positioned } from '../theme/shared-styles';

interface CarouselProps {
  readonly label: string;
  readonly children: ReactNode;
}

/* Swiped, or moved by the Tab key from link to link; the buttons are for a mouse. */
const strip = css({
  display: 'flex',
  gap: 12,
  margin: '0 calc(-1 * var(--gutter))',
  padding: '0 var(--gutter)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPadding: '0 var(--gutter)',
  scrollbarWidth: 'none',
  [FROM_DESKTOP]: { gap: 16 },
});

const step = css({
  display: 'none',
  position: 'absolute',
  top: 'calc(50% - var(--touch) / 2)',
  placeItems: 'center',
  width: 'var(--touch)',
  height: 'var(--touch)',
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow)',
  color: 'var(--text)',
  '&[aria-disabled]': { cursor: 'default', color: 'var(--line-strong)' },
  [FROM_DESKTOP]: { display: 'grid' },
});

const previous = css(step, { left: -12 });
const next = css(step, { right: -12, svg: { transform: 'rotate(180deg)' } });

interface StepButtonProps {
  readonly className: string;
  readonly label: string;
  readonly isResting: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ className, label, isResting, onClick }: StepButtonProps) => (
  <button type="button" className={className} aria-label={label} {...resting(isResting, onClick)}>
    <Icon name="back" />
  </button>
);

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

const useStripEnds = (strip: RefObject<HTMLElement | null>): StripEnds => {
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

/** Of the strip's width, for one click. */
const STEP = 0.8;

export const Carousel = ({ label, children }: CarouselProps) => {
  const t = useText();
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useStripEnds(list);
  const move = (direction: 1 | -1): void => {
    const element = list.current;
    if (!element) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: direction * element.clientWidth * STEP,
      behavior: isCalm ? 'auto' : 'smooth',
    });
  };
  return (
    <div className={positioned}>
      <ul className={strip} ref={list} aria-label={label}>
        {children}
      </ul>
      {isHydrated && (
        <>
          <StepButton
            className={previous}
            label={t('carousel.previous')}
            isResting={isAtStart}
            onClick={() => move(-1)}
          />
          <StepButton
            className={next}
            label={t('carousel.next')}
            isResting={isAtEnd}
            onClick={() => move(1)}
          />
        </>
      )}
    </div>
  );
};
