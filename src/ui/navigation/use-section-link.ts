import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from './plain-click';
import { holdAt } from './scroll-mark';
import { KEEPS_PLACE } from './use-scroll-place';

/** In milliseconds: long enough to see which way the page moves. */
const DURATION = 200;

/** Below the bars that stay in sight. Sections above it load as they come near, so it is held there. */
const arriveAt = (section: Element): void => {
  section.scrollIntoView();
  holdAt(() => section, section.getBoundingClientRect().top);
};

const scrollTo = (section: Element): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arriveAt(section);
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  const move = (now: number): void => {
    const done = (now - began) / DURATION;
    if (done >= 1) {
      arriveAt(section);
      return;
    }
    const goal = window.scrollY + section.getBoundingClientRect().top;
    window.scrollTo(0, from + (goal - from) * Math.max(done, 0));
    window.requestAnimationFrame(move);
  };
  window.requestAnimationFrame(move);
};

/**
 * Returns what a link to a category does on a page that shows the category as a section: scrolls there and
 * names the section in the address. On other pages, and in a new tab, it is followed.
 */
export const useSectionLink = (): ((event: MouseEvent, slug: string) => void) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (event, slug) => {
    const section = document.getElementById(slug);
    if (!section?.matches('[data-section]') || !isPlainClick(event)) return;
    event.preventDefault();
    section.querySelector('a')?.focus({ preventScroll: true });
    scrollTo(section);
    void navigate({ pathname, search, hash: slug }, { replace: true, state: KEEPS_PLACE });
  };
};
