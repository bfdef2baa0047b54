import type {
  Branch,
  OpeningHours,
  SpecialDay as SpecialDayWire,
} from '../../../contract/wire/city';
import { isNonEmpty } from '../../domain/list/non-empty';
import { readClockTime } from '../../domain/schedule/clock-time';
import type {
  BranchSchedule,
  DayHours,
  OpeningSpan,
  SpecialDay,
} from '../../domain/schedule/opening-hours';
import type { Weekday } from '../../domain/time/local-date';
import { readLocalDate } from '../../domain/time/local-date';

/** All of them, or null if one could not be read: half a week would be shown as if it were the whole. */
const allRead = <A>(read: readonly (A | null)[]): readonly A[] | null => {
  const known = read.filter((entry): entry is A => entry !== null);
  return known.length === read.length ? known : null;
};

const isWeekday = (day: number): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7;

const dayHours = (from: string, to: string): DayHours | null => {
  const [opens, closes] = [readClockTime(from), readClockTime(to)];
  return opens.ok && closes.ok ? { from: opens.value, to: closes.value } : null;
};

const spansOf = (wire: readonly OpeningHours[] | null | undefined): readonly OpeningSpan[] | null =>
  allRead(
    // Hours of no day do not happen.
    (wire ?? [])
      .filter(({ days }) => days.length > 0)
      .map(({ days, from, to }) => {
        const weekdays = days.filter(isWeekday);
        const hours = dayHours(from, to);
        return hours && weekdays.length === days.length && isNonEmpty(weekdays)
          ? { days: weekdays, ...hours }
          : null;
      }),
  );

const specialDayOf = ({ date, closed, from, to, text }: SpecialDayWire): SpecialDay | null => {
  const day = readLocalDate(date);
  if (!day.ok) return null;
  const named = { date: day.value, text: text?.trim() || null };
  if (closed) return { kind: 'closed', ...named };
  const hours = dayHours(from ?? '', to ?? '');
  return hours && { kind: 'hours', ...named, ...hours };
};

/** A day that is neither closed nor has hours of its own keeps its usual ones. */
const isSpecial = ({ closed, from, to }: SpecialDayWire): boolean =>
  closed === true || typeof from === 'string' || typeof to === 'string';

/** Returns when a branch works; null where it does not say so, or in a way that cannot be read. Rules 5.2. */
export const toBranchSchedule = (wire: Branch): BranchSchedule | null => {
  if (!wire.working_hours) return null;
  const workingHours = spansOf(wire.working_hours);
  const deliveryHours = spansOf(wire.delivery_hours);
  const pickupHours = spansOf(wire.pickup_hours);
  const specialDays = allRead((wire.special_days ?? []).filter(isSpecial).map(specialDayOf));
  return workingHours && deliveryHours && pickupHours && specialDays
    ? {
        workingHours,
        deliveryHours: wire.delivery_hours ? deliveryHours : null,
        pickupHours: wire.pickup_hours ? pickupHours : null,
        specialDays,
      }
    : null;
};
