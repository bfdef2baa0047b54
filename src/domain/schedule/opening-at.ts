import type { Instant } from '../time/instant';
import { HOUR } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import { momentReached } from '../time/local-moment';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';
import { zoneOffsetsOver } from '../time/zone-offsets';
import { DAY_END, clockTimeText } from './clock-time';
import { openPeriods } from './open-periods';
import type { BranchSchedule, HoursKind } from './opening-hours';

/** Whether a branch is open, and what a customer asks next. Rules 14.4. */
export type Opening =
  /** Null: no closing in sight, as of a shop that never closes. */
  | { readonly open: true; readonly until: Instant | null }
  /** Null: no opening within the days that were looked at. */
  | { readonly open: false; readonly opensAt: Instant | null };

export interface OpeningQuestion {
  readonly schedule: BranchSchedule;
  readonly zone: TimeZone;
  readonly kind: HoursKind;
  readonly now: Instant;
}

/** How many days ahead closing and opening are looked for; longer holidays have no end yet. */
export const OPENING_DAYS_AHEAD = 31;

/** A stretch of time in which a branch is open. Rules 14.4. */
export interface OpenStretch {
  readonly from: Instant;
  /** Null: no closing within the days that were looked at. */
  readonly until: Instant | null;
}

/** Returns when a branch is open, from the hours that began yesterday on, in the order of time. Rules 14.4. */
export const openStretches = ({
  schedule,
  zone,
  kind,
  now,
}: OpeningQuestion): readonly OpenStretch[] => {
  // Hours that began yesterday may still run.
  const first = addDays(localDateAt(now, zone), -1);
  const days = OPENING_DAYS_AHEAD + 2;
  const offsets = zoneOffsetsOver(first, days, zone);
  const horizon = momentReached(offsets, addDays(first, days), 0);
  return openPeriods(schedule, kind, first, days, offsets).map(({ from, to }) => ({
    from,
    until: to < horizon ? to : null,
  }));
};

/** In days: a closing further off is not in sight, as of a shop that never closes. Rules 14.4. */
export const CLOSING_DAYS_AHEAD = 7;

/** Returns the closing to show to customers; null for one that is too far off. Rules 14.4. */
export const closingInSight = (until: Instant | null, now: Instant): Instant | null =>
  until !== null && until - now < CLOSING_DAYS_AHEAD * 24 * HOUR ? until : null;

/** A closing time as customers see it. */
export interface ClosingShown {
  /** Null for today and the night after it. */
  readonly date: LocalDate | null;
  /** Local, "HH:mm"; midnight is the 24:00 of the day that ends. */
  readonly time: string;
}

const NOON = 12 * 60;

/** Returns how a closing or a last order is shown: with its day unless it is of today or tonight. Rules 14.4. */
export const closingShown = (moment: Instant, now: Instant, zone: TimeZone): ClosingShown => {
  const { date, minutes } = zone.wallClockAt(moment);
  const isMidnight = minutes === 0;
  const day = isMidnight ? addDays(date, -1) : date;
  const today = localDateAt(now, zone);
  const isSoon = day <= today || (day === addDays(today, 1) && minutes < NOON && !isMidnight);
  return { date: isSoon ? null : day, time: clockTimeText(isMidnight ? DAY_END : minutes) };
};

/** Returns whether a branch is open now by its hours alone, until when, or when it opens next. Rules 14.4. */
export const openingAt = (question: OpeningQuestion): Opening => {
  const stretches = openStretches(question);
  const { now } = question;
  const current = stretches.find(
    ({ from, until }) => from <= now && (until === null || now < until),
  );
  return current
    ? { open: true, until: closingInSight(current.until, now) }
    : { open: false, opensAt: stretches.find(({ from }) => from > now)?.from ?? null };
};
