import { useEffect, useState } from 'react';
import type { Instant } from '../../domain/time/instant';
import { MINUTE } from '../../domain/time/instant';
import { useServerClock } from './server-clock-context';

/**
 * Returns the present moment, updated each minute; null during server rendering and hydration, so that
 * nothing of the hour is ever frozen into a page.
 */
export const useNow = (): Instant | null => {
  const clock = useServerClock();
  const [now, setNow] = useState<Instant | null>(null);
  useEffect(() => {
    const look = () => setNow(clock.now());
    look();
    const timer = setInterval(look, MINUTE);
    const stop = clock.onSet(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock]);
  return now;
};
