import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { Moment } from '../../contract/wire/primitives';
import { Day } from '../content/content-codecs';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import { addDays } from '../../src/domain/time/local-date';
import { startOfDay } from '../../src/domain/time/local-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';

/** An end of a span: a moment, or a day by the clocks of whichever city is asked about. */
export type DayOrMoment = LocalDate | Instant;

/** As people write it. */
export const DayOrMoment = new t.Type<DayOrMoment, unknown, unknown>(
  'a day such as "2026-12-01", or a moment such as "2026-11-27T19:40:00+02:00"',
  (value): value is DayOrMoment => Day.is(value) || Moment.is(value),
  (value, context) => {
    // A union of io-ts would complain once for each of them.
    const day = Day.decode(value);
    const read: t.Validation<DayOrMoment> = isRight(day) ? day : Moment.decode(value);
    return isRight(read) ? read : t.failure(value, context);
  },
  t.identity,
);

export const isDay = (value: DayOrMoment): value is LocalDate => typeof value === 'string';

/** The first moment of a span. */
export const beginningOf = (value: DayOrMoment, zone: TimeZone): Instant =>
  isDay(value) ? startOfDay(value, zone) : value;

/** The first moment after a span; its last day counts to the end. */
export const endOf = (value: DayOrMoment, zone: TimeZone): Instant =>
  isDay(value) ? startOfDay(addDays(value, 1), zone) : value;
