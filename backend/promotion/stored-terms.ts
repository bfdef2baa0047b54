import * as t from 'io-ts';
import type { ClockTime } from '../../src/domain/schedule/clock-time';
import { clockTimeOf } from '../../src/domain/schedule/clock-time';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import { Day } from '../content/content-codecs';
import { NonEmpty, Slug, Key, nullable, wholeNumberFromTo } from '../codec/wire-types';

/** The largest amount that a promotion can name, in minor units: a million. */
const MAX_AMOUNT = 100_000_000;
const Amount = wholeNumberFromTo(0, MAX_AMOUNT);
const Moment = new t.Type<Instant, number, unknown>(
  'milliseconds since 1970',
  (value): value is Instant => typeof value === 'number',
  (value, context) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0
      ? t.success(instant(value))
      : t.failure(value, context),
  Number,
);
const End = nullable(t.union([Moment, Day]));
const Minutes = new t.Type<ClockTime, number, unknown>(
  'minutes of a day, 0 to 1440',
  (value): value is ClockTime => typeof value === 'number' && clockTimeOf(value) !== null,
  (value, context) => {
    const time = typeof value === 'number' ? clockTimeOf(value) : null;
    return time === null ? t.failure(value, context) : t.success(time);
  },
  Number,
);
const Count = wholeNumberFromTo(1, 1_000_000_000);
const Percent = t.number;

const Benefit = t.union([
  t.strict({ type: t.literal('percent'), percent: Percent }),
  t.strict({ type: t.literal('fixed'), amount: Amount }),
  t.strict({ type: t.literal('free_delivery') }),
  t.strict({ type: t.literal('gift'), goods: Slug, quantity: wholeNumberFromTo(1, 99) }),
]);

/**
 * What a code promises, as the database holds it: amounts in minor units, days as texts, moments in
 * milliseconds, cities by their keys, sections and goods by their address parts; null where nothing is limited.
 */
export const StoredTerms = t.strict(
  {
    benefit: Benefit,
    min_total: nullable(Amount),
    order_types: nullable(t.readonlyArray(t.keyof({ delivery: null, pickup: null }))),
    cities: nullable(t.readonlyArray(Key)),
    from: End,
    to: End,
    weekdays: nullable(t.readonlyArray(wholeNumberFromTo(1, 7))),
    hours: nullable(t.strict({ from: Minutes, to: Minutes })),
    max_uses: nullable(Count),
    max_per_phone: nullable(Count),
    categories: nullable(t.readonlyArray(NonEmpty)),
    needs_login: t.boolean,
    stackable: t.boolean,
  },
  'terms of a promo code',
);
export type StoredTerms = t.TypeOf<typeof StoredTerms>;

/** Returns whether a code promises or asks for a sum, which is in a currency. */
export const hasSums = ({ benefit, min_total }: StoredTerms): boolean =>
  benefit.type === 'fixed' || min_total !== null;
