import * as t from 'io-ts';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import { readLocalDate } from '../../src/domain/time/local-date';
import { nullable, optional, textWhere, wholeNumberFromTo } from '../codec/wire-types';
import { LocalisedText } from '../i18n/localised-text';

/** A time of day in the city's own zone, as it was written. Rules 14.2. */
const ClockTimeText = textWhere('a time such as "11:00"', (text) => readClockTime(text).ok);

const LocalDateText = textWhere('a date such as "2026-12-25"', (text) => readLocalDate(text).ok);

/** When a branch works; `to` at or before `from` runs past midnight. Weekday 1 is Monday. */
export const OpeningHours = t.readonlyArray(
  t.strict({
    days: t.readonlyArray(wholeNumberFromTo(1, 7)),
    from: ClockTimeText,
    to: ClockTimeText,
  }),
  'opening hours',
);
export type OpeningHours = t.TypeOf<typeof OpeningHours>;

/** Days that differ from the week: closed, or with hours of their own. */
export const SpecialDays = t.readonlyArray(
  t.strict({
    date: LocalDateText,
    closed: optional(t.boolean, false),
    from: optional(nullable(ClockTimeText), null),
    to: optional(nullable(ClockTimeText), null),
    text: optional(nullable(LocalisedText), null),
  }),
  'special days',
);
export type SpecialDays = t.TypeOf<typeof SpecialDays>;
