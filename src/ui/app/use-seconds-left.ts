import { useEffect, useState } from 'react';
import type { Instant } from '../../domain/time/instant';

/** In milliseconds. */
const SECOND = 1000;

const secondsTo = (moment: Instant): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / SECOND));

/** Whole seconds until a moment, 0 from then on; anew each second while there are any. */
export const useSecondsLeft = (moment: Instant): number => {
  const [left, setLeft] = useState({ moment, seconds: secondsTo(moment) });
  if (left.moment !== moment) setLeft({ moment, seconds: secondsTo(moment) });
  const isOver = left.seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setLeft({ moment, seconds: secondsTo(moment) });
    }, SECOND);
    return () => {
      clearInterval(timer);
    };
  }, [moment, isOver]);
  return left.seconds;
};
