import type { ClockTime } from '../../../src/domain/schedule/clock-time';
import { readClockTime } from '../../../src/domain/schedule/clock-time';
import type {
  BranchSchedule,
  OpeningSpan,
  SpecialDay,
} from '../../../src/domain/schedule/opening-hours';
import { UNLIMITED_LOAD } from '../../../src/domain/schedule/slot-load';
import type { OrderingState } from '../../../src/domain/schedule/ordering-state';
import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import type { Slot, SlotDay } from '../../../src/domain/schedule/slots-of';
import type { Instant } from '../../../src/domain/time/instant';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { Weekday } from '../../../src/domain/time/local-date';
import type { NonEmpty } from '../../../src/domain/list/non-empty';
import { day, moment, zoneOf } from '../time/support';

export const SOFIA = zoneOf('Europe/Sofia');
export const EVERY_DAY: NonEmpty<Weekday> = [1, 2, 3, 4, 5, 6, 7];

export const clock = (text: string): ClockTime => {
  const time = readClockTime(text);
  if (!time.ok) throw new Error(text);
  return time.value;
};

/** "11:00-22:00" on some days of the week, every day unless told otherwise. */
export const span = (hours: string, days: NonEmpty<Weekday> = EVERY_DAY): OpeningSpan => {
  const [from = '', to = ''] = hours.split('-');
  return { days, from: clock(from), to: clock(to) };
};

export const closedOn = (date: string, text: string | null = null): SpecialDay => ({
  kind: 'closed',
  date: day(date),
  text,
});

export const hoursOn = (date: string, hours: string, text: string | null = null): SpecialDay => {
  const { from, to } = span(hours);
  return { kind: 'hours', date: day(date), from, to, text };
};

/** A branch in Sofia that is open from 11:00 to 22:00 every day, unless told otherwise. */
export const branch = (different: Partial<BranchSchedule> = {}): BranchSchedule => ({
  workingHours: [span('11:00-22:00')],
  deliveryHours: null,
  pickupHours: null,
  specialDays: [],
  ...different,
});

export const roundTheClock = (different: Partial<BranchSchedule> = {}): BranchSchedule =>
  branch({ workingHours: [span('00:00-24:00')], ...different });

export const AS_USUAL: OrderingState = { kitchen: { kind: 'open' }, delivery: true, pickup: true };

export const busy = (extraMinutes: number): OrderingState => ({
  ...AS_USUAL,
  kitchen: { kind: 'busy', extraMinutes, message: null },
});

export const paused = (resumeAt: Instant | null): OrderingState => ({
  ...AS_USUAL,
  kitchen: { kind: 'paused', message: 'The oven is cold', resumeAt },
});

/** A delivery asked for at a time of Sofia's winter, such as "2026-11-27 18:40", in that branch. */
export const asked = (now: string, different: Partial<SlotQuestion> = {}): SlotQuestion => ({
  schedule: branch(),
  zone: SOFIA,
  ordering: AS_USUAL,
  orderType: 'delivery',
  now: sofia(now),
  days: 7,
  leadMinutes: 60,
  load: UNLIMITED_LOAD,
  ...different,
});

/** "2026-11-27 18:40" by Sofia's winter clocks. */
export const sofia = (text: string): Instant => moment(`${text.replace(' ', 'T')}+02:00`);

export const allSlots = (days: readonly SlotDay[]): readonly Slot[] =>
  days.flatMap(({ slots }) => slots);

export const openSlots = (days: readonly SlotDay[]): readonly Instant[] =>
  allSlots(days)
    .filter(({ available }) => available)
    .map(({ at }) => at);

/** A moment as Sofia's calendar and clocks show it: "2026-11-27 18:40". */
export const shown = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : isoMoment(at, SOFIA).slice(0, 16).replace('T', ' ');
