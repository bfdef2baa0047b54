import { useLayoutEffect } from 'react';

let locks = 0;

const unlock = (): void => {
  locks -= 1;
  if (locks > 0) return;
  const page = document.documentElement;
  page.style.overflow = '';
  page.style.paddingRight = '';
};

/** Keeps the page in its place until the answer is called. Several may do so at once. */
export const lockScroll = (): (() => void) => {
  locks += 1;
  if (locks > 1) return unlock;
  const page = document.documentElement;
  // Without its scrollbar the page would become wider and move.
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (scrollbar > 0) page.style.paddingRight = `${String(scrollbar)}px`;
  return unlock;
};

export const useScrollLock = (): void => {
  useLayoutEffect(lockScroll, []);
};
