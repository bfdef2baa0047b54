import { isNonEmpty } from '../../src/domain/list/non-empty';
import type { ClockTime } from '../../src/domain/schedule/clock-time';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import type {
  BranchSchedule,
  OpeningSpan,
  SpecialDay,
} from '../../src/domain/schedule/opening-hours';
import type { Weekday } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import type { Branch } from '../city/city';
import type { OpeningHours, SpecialDays } from '../city/opening-hours';

/** Hours were checked when they came in; throws when somebody else has written others. */
const clockTime = (text: string): ClockTime => {
  const time = readClockTime(text);
  if (!time.ok) throw new Error('Stored opening hours cannot be read');
  return time.value;
};

const spansOf = (hours: OpeningHours): readonly OpeningSpan[] =>
  hours.flatMap(({ days, from, to }) => {
    // The codec of the hours lets in 1 to 7 and nothing else.
    const weekdays = days as readonly Weekday[];
    return isNonEmpty(weekdays)
      ? [{ days: weekdays, from: clockTime(from), to: clockTime(to) }]
      : [];
  });

const specialDaysOf = (days: SpecialDays): readonly SpecialDay[] =>
  days.flatMap((day): readonly SpecialDay[] => {
    const date = readLocalDate(day.date);
    if (!date.ok) return [];
    const named = { date: date.value, text: null };
    if (day.closed) return [{ kind: 'closed', ...named }];
    // A day that only has a text keeps its usual hours.
    return day.from === null || day.to === null
      ? []
      : [{ kind: 'hours', ...named, from: clockTime(day.from), to: clockTime(day.to) }];
  });

/** Returns when a branch works, as the rules of time want it; texts of special days are not in it. Rules 14.2, 14.3. */
export const branchSchedule = (branch: Branch): BranchSchedule => ({
  workingHours: spansOf(branch.workingHours),
  deliveryHours: branch.deliveryHours === null ? null : spansOf(branch.deliveryHours),
  pickupHours: branch.pickupHours === null ? null : spansOf(branch.pickupHours),
  specialDays: specialDaysOf(branch.specialDays),
});
