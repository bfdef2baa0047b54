import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sound } from './use-sound';

/** In milliseconds. */
const RINGS_EVERY = 3000;

const VIBRATION = [300, 150, 300];

/** Shows a number on the icon of an installed board; browsers without it, or that refuse, do nothing. */
const setBadge = (count: number): void => {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
};

/** Rings, vibrates and says so in title and badge for as long as orders wait to be accepted. */
export const useRing = (waiting: number, { state, bell }: Sound): void => {
  const { t } = useTranslation();
  const isRinging = waiting > 0;

  useEffect(() => {
    document.title = isRinging ? t('board.titleNew', { count: waiting }) : t('board.title');
    document.documentElement.dataset.ringing = String(isRinging);
    setBadge(waiting);
  }, [isRinging, waiting, t]);

  useEffect(() => {
    if (!isRinging) return undefined;
    const ring = (): void => {
      if (state === 'on') bell.ring();
      // Refused, with a warning in the console, before somebody has touched the page.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
    };
    ring();
    const timer = window.setInterval(ring, RINGS_EVERY);
    return () => {
      window.clearInterval(timer);
    };
  }, [isRinging, state, bell]);
};
