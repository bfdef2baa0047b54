import { useMemo } from 'react';
import type { Instant } from '../../domain/time/instant';
import { localDateAt } from '../../domain/time/time-zone';
import { useTimeZone } from './use-time-zone';
import { useText } from '../i18n/use-text';
import type { Clock } from '../i18n/time-labels';

/** The city's clocks on the day of a moment, and the words for what they show. Rules 14.1. */
export const useClock = (now: Instant): Clock => {
  const t = useText();
  const zone = useTimeZone();
  const today = localDateAt(now, zone);
  return useMemo(() => ({ zone, today, t }), [zone, today, t]);
};
