import type { Instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';

/** A moment by the clocks of a zone, such as 19:40, with its day where that is not the day of `beside`. */
export const clockText = (moment: Instant, zone: TimeZone, beside: Instant): string => {
  const [day = '', clock = ''] = isoMoment(moment, zone).split('T');
  const [, month = '', date = ''] = day.split('-');
  const isSameDay = isoMoment(beside, zone).startsWith(day);
  return `${isSameDay ? '' : `${date}.${month} `}${clock.slice(0, 5)}`;
};
