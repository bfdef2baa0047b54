import { useEffect, useState } from 'react';
import type { Instant } from '../../domain/time/instant';
import { useServerClock } from './server-clock-context';

/** In milliseconds. */
const SECOND = 1000;

const secondsTo = (moment: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((moment - now) / SECOND));

export const useSecondsLeft = (moment: Instant): number => {
  const { now } = useServerClock();
  const [left, setLeft] = useState(() => ({ moment, seconds: secondsTo(moment, now()) }));
  if (left.moment !== moment) setLeft({ moment, seconds: secondsTo(moment, now()) });
  const isOver = left.seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setLeft({ moment, seconds: secondsTo(moment, now()) });
    }, SECOND);
    return () => clearInterval(timer);
  }, [moment, isOver, now]);
  return left.seconds;
};
