import { useCallback } from 'react';
import { slotLabel } from '../../../src/domain/schedule/slot-label';
import type { Instant } from '../../../src/domain/time/instant';
import { useShop } from './board-context';

/** Writes what the city's clocks show; which of two equal times it is, where they show it twice. Rules 14.8. */
export const useTimeText = (): ((moment: Instant) => string) => {
  const { zone } = useShop();
  return useCallback(
    (moment) => {
      const { time, offset } = slotLabel(moment, zone);
      return offset === null ? time : `${time} (${offset})`;
    },
    [zone],
  );
};
