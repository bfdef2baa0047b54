import * as t from 'io-ts';
import { nullable, optional, wholeNumberFromTo } from '../codec/wire-types';
import { Texts } from '../texts/localised';

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A time of day in the city's own zone, `24:00` for the end of the day. */
const ClockTime = new t.Type<string, string, unknown>(
  'a time such as "11:00"',
  (value): value is string => typeof value === 'string' && clockPattern.test(value),
  (value, context) =>
    typeof value === 'string' && clockPattern.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

const LocalDate = new t.Type<string, string, unknown>(
  'a date such as "2026-12-25"',
  (value): value is string => typeof value === 'string',
  (value, context) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isNaN(Date.parse(value))
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

/** When a branch works; `to` at or before `from` runs past midnight. Weekday 1 is Monday. */
export const OpeningHours = t.readonlyArray(
  t.strict({
    days: t.readonlyArray(wholeNumberFromTo(1, 7)),
    from: ClockTime,
    to: ClockTime,
  }),
  'opening hours',
);
export type OpeningHours = t.TypeOf<typeof OpeningHours>;

/** Days that differ from the week: closed, or with hours of their own. */
export const SpecialDays = t.readonlyArray(
  t.strict({
    date: LocalDate,
    closed: optional(t.boolean, false),
    from: optional(nullable(ClockTime), null),
    to: optional(nullable(ClockTime), null),
    text: optional(nullable(Texts), null),
  }),
  'special days',
);
export type SpecialDays = t.TypeOf<typeof SpecialDays>;
