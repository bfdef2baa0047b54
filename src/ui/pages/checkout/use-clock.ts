import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Instant } from '../../../domain/time/instant';
import { UTC, localDateAt } from '../../../domain/time/time-zone';
import { useText } from '../../text/use-text';
import type { Clock } from './time-words';

/** The city's clocks on the day of a moment, and the words for what they show. Rules 14.1. */
export const useClock = (now: Instant): Clock => {
  const t = useText();
  const zone = useSelector((state: ShopState) => state.city.current?.timezone) ?? UTC;
  const today = localDateAt(now, zone);
  return useMemo(() => ({ zone, today, t }), [zone, today, t]);
};
