import type { Instant } from '../time/instant';
import { instantsIn, wallClockIn } from '../time/local-moment';
import type { LocalDate } from '../time/local-date';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';
import { offsetText } from '../time/iso-moment';
import { offsetMinutesIn, zoneOffsetsOver } from '../time/zone-offsets';
import { clockTimeText } from './clock-time';

/** How a slot is named to customers. Rules 14.8. */
export interface SlotLabel {
  readonly date: LocalDate;
  /** Local, "HH:mm". */
  readonly time: string;
  /** Such as "+02:00", only where the clocks show the time twice and it has to say which one; else null. */
  readonly offset: string | null;
}

/** The name of one slot. Rules 14.8. */
export const slotLabel = (moment: Instant, zone: TimeZone): SlotLabel => {
  const offsets = zoneOffsetsOver(localDateAt(moment, zone), 1, zone);
  const { date, minutes } = wallClockIn(offsets, moment);
  const twice = instantsIn(offsets, date, minutes).length > 1;
  return {
    date,
    time: clockTimeText(minutes),
    offset: twice ? offsetText(offsetMinutesIn(offsets, moment)) : null,
  };
};
