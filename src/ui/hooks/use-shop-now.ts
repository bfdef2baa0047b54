import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCity } from '../../application/city/city-slice';
import type { ShopNow } from '../../domain/schedule/shop-now';
import { nextChangeOf, shopNow } from '../../domain/schedule/shop-now';
import type { Instant } from '../../domain/time/instant';
import { useServerClock } from './server-clock-context';
import { useTimeZone } from './use-time-zone';

export interface ShopAtMoment {
  readonly now: Instant;
  readonly status: ShopNow;
}

/** In milliseconds: a browser's timers sleep with it. */
const LOOK_AGAIN = 60_000;
/** A timer may ring a little early. */
const GRACE = 50;

/**
 * Returns whether the shop takes orders just now; null until the page has come alive, since a page may have
 * been made and cached at another time. Updates when it may have changed.
 */
export const useShopNow = (): ShopAtMoment | null => {
  const clock = useServerClock();
  const city = useSelector(selectCity);
  const zone = useTimeZone();
  const [now, setNow] = useState<Instant | null>(null);
  const status = useMemo(
    () =>
      city && now !== null
        ? shopNow({
            schedules: city.branches.map(({ schedule }) => schedule),
            zone,
            ordering: city.ordering,
            now,
          })
        : null,
    [city, zone, now],
  );
  useEffect(() => {
    const change = status && now !== null ? nextChangeOf(status, now) : null;
    const pause =
      now === null
        ? 0
        : Math.min(change === null ? LOOK_AGAIN : change - clock.now() + GRACE, LOOK_AGAIN);
    const timer = setTimeout(() => setNow(clock.now()), Math.max(pause, 0));
    const stop = clock.onSet(() => setNow(clock.now()));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [status, now, clock]);
  return status && now !== null ? { now, status } : null;
};
