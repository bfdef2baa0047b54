import { useEffect, useState } from 'react';
import type { Instant } from '../../domain/time/instant';
import { MINUTE, instant } from '../../domain/time/instant';

/**
 * The present moment, anew each minute; null while the server's page is made and taken over, so that
 * nothing of the hour is ever frozen into a page.
 */
export const useNow = (): Instant | null => {
  const [now, setNow] = useState<Instant | null>(null);
  useEffect(() => {
    const look = (): void => {
      setNow(instant(Date.now()));
    };
    look();
    const timer = setInterval(look, MINUTE);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
};
