import * as t from 'io-ts';
import type { Money } from '../../src/domain';
import { moneyFromDecimal } from '../../src/domain';
import type { Id as IdOf } from '../../src/domain/id/ids';
import { idOf, isId } from '../../src/domain/id/ids';
import { isBlank } from '../../src/domain/text/unseen';

/** A number that passes a test; the name says to people what is expected. */
const numberWhere = (name: string, isRight: (value: number) => boolean) => {
  const is = (value: unknown): value is number => typeof value === 'number' && isRight(value);
  return new t.Type<number, number, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

/** A text that passes a test; the name says to people what is expected. */
export const textWhere = (name: string, isRight: (value: string) => boolean) => {
  const is = (value: unknown): value is string => typeof value === 'string' && isRight(value);
  return new t.Type<string, string, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

/** The id of a thing of one kind, as the caller says: `idCodec<'product'>()`. */
export const idCodec = <Kind extends string>() =>
  new t.Type<IdOf<Kind>, number, unknown>(
    'a positive whole number',
    (value): value is IdOf<Kind> => typeof value === 'number' && isId(value),
    (value, context) => {
      const id = typeof value === 'number' ? idOf<Kind>(value) : null;
      return id === null ? t.failure(value, context) : t.success(id);
    },
    t.identity,
  );

/** What a column of ids can hold, in both databases. */
export const LARGEST_ID = 2_147_483_647;

/** An id of whatever kind: an import only writes it down. */
export const Id = new t.Type<IdOf<string>, number, unknown>(
  `a whole number from 1 to ${String(LARGEST_ID)}`,
  (value): value is IdOf<string> => typeof value === 'number' && isId(value),
  (value, context) => {
    const id = typeof value === 'number' && value <= LARGEST_ID ? idOf<string>(value) : null;
    return id === null ? t.failure(value, context) : t.success(id);
  },
  t.identity,
);

export const wholeNumberFromTo = (min: number, max: number) =>
  numberWhere(
    `a whole number from ${String(min)} to ${String(max)}`,
    (n) => Number.isInteger(n) && n >= min && n <= max,
  );

export const Latitude = numberWhere('a latitude', (n) => Math.abs(n) <= 90);
export const Longitude = numberWhere('a longitude', (n) => Math.abs(n) <= 180);
export const Amount = numberWhere('a number above 0', (n) => Number.isFinite(n) && n > 0);

export const Slug = textWhere('an address part such as "pizza-margherita"', (text) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
);
export const Key = textWhere('a key such as "soy-sauce"', (text) => /^[a-z0-9_-]+$/i.test(text));
/** A shop's address as customers type it, without a path. */
export const BaseUrl = textWhere(
  'an address such as "https://sofia.example"',
  (text) => /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text),
);
export const NonEmpty = textWhere('a text', (text) => !isBlank(text));

const MAX_PRICE = 1_000_000;

/** Money as a menu writes it: whole units with at most two decimals. */
export const Price = new t.Type<Money, number, unknown>(
  'an amount from 0 with at most 2 decimals',
  (value): value is Money => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'number' &&
    value >= 0 &&
    value <= MAX_PRICE &&
    /^\d+(\.\d{1,2})?$/.test(String(value))
      ? t.success(moneyFromDecimal(value))
      : t.failure(value, context),
  (amount) => amount / 100,
);

/** Null stays null; anything else has to be what the codec wants. */
export const nullable = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `${codec.name}, or null`,
    (value): value is A | null => value === null || codec.is(value),
    (value, context) => (value === null ? t.success(null) : codec.validate(value, context)),
    t.identity,
  );

/** A field that may be left out, and what it then is. */
export const optional = <A>(codec: t.Type<A, unknown>, fallback: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    codec.name,
    codec.is,
    (value, context) =>
      value === undefined ? t.success(fallback) : codec.validate(value, context),
    t.identity,
  );

/** The languages that every text of a file has to have. */
export const Locales = optional(t.readonlyArray(Key), []);
