import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Money } from '../../src/domain';
import { decimalFromMoney, moneyFromDecimal } from '../../src/domain';
import type { Id as IdOf } from '../../src/domain/id/ids';
import { idOf, isId } from '../../src/domain/id/ids';
import { isBlank } from '../../src/domain/text/unseen';
import { currencyOf, isCurrencyCode } from '../money/currencies';

/** A number that passes a test; the name says to people what is expected. */
export const numberWhere = (name: string, isRight: (value: number) => boolean) => {
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

export const Percentage = numberWhere('a percentage from 0 to 100', (n) => n >= 0 && n <= 100);
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

/** The largest price, in minor units, so that every column holds it: a million euro. */
const MAX_PRICE = 100_000_000;

/** A sum in whole units, of a currency with so many decimals. */
const priceIn = (digits: number) => {
  const read = (value: unknown): Money | null => {
    if (typeof value !== 'number' || value < 0) return null;
    const price = value < MAX_PRICE ? moneyFromDecimal(value, digits) : null;
    return price !== null && price <= MAX_PRICE && decimalFromMoney(price, digits) === value
      ? price
      : null;
  };
  return new t.Type<Money, number, unknown>(
    digits === 0
      ? 'an amount from 0 without decimals'
      : `an amount from 0 with at most ${String(digits)} decimals`,
    (value): value is Money => Number.isSafeInteger(value),
    (value, context) => {
      const price = read(value);
      return price === null ? t.failure(value, context) : t.success(price);
    },
    (price) => decimalFromMoney(price, digits),
  );
};

const PRICES = [0, 1, 2, 3, 4].map(priceIn);

/** Money as a menu writes it: whole units with at most as many decimals as its currency has. */
export const priceOf = (currency: string): t.Type<Money, number, unknown> =>
  PRICES[currencyOf(currency).digits] ?? priceIn(2);

export const CurrencyCode = textWhere('a currency code such as "EUR"', isCurrencyCode);

const PriceList = t.record(t.string, t.unknown);

/** Prices by the code of their currency, each with its own decimals. */
export const Prices = new t.Type<Readonly<Record<string, Money>>, unknown, unknown>(
  'prices by currency',
  (value): value is Readonly<Record<string, Money>> => PriceList.is(value),
  (value, context) => {
    const list = PriceList.validate(value, context);
    if (isLeft(list)) return list;
    const prices: Record<string, Money> = {};
    for (const [code, price] of Object.entries(list.right)) {
      const codec = priceOf(code);
      const decoded = codec.validate(price, t.appendContext(context, code, codec, price));
      if (isLeft(decoded)) return decoded;
      prices[code] = decoded.right;
    }
    return t.success(prices);
  },
  t.identity,
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
