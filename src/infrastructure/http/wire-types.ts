import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Id } from '../../domain/id/ids';
import { idOf, isId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { LocalDate } from '../../domain/time/local-date';
import { readLocalDate } from '../../domain/time/local-date';
import type { Instant } from '../../domain/time/instant';
import { readIsoMoment } from '../../domain/time/iso-moment';

/** Whole units; far above any sum, and exact in ten-thousandths too, the smallest minor units. */
const LARGEST_SUM = 1e11;

/** A sum on the wire: a JSON number or a numeric text, in whole units; never NaN or beyond all sums. */
export const Decimal = new t.Type<number, number, unknown>(
  'Decimal',
  t.number.is,
  (input, context) => {
    const isText = typeof input === 'string' && /^-?\d+(\.\d+)?$/.test(input);
    const value = isText ? Number(input) : input;
    return typeof value === 'number' && Math.abs(value) <= LARGEST_SUM
      ? t.success(value)
      : t.failure(input, context);
  },
  t.identity,
);

/** The id of a thing of one kind: a positive integer, which from here on names nothing else. */
const wireId = <Kind extends string>(kind: Kind) =>
  new t.Type<Id<Kind>, number, unknown>(
    `${kind}'s id`,
    (value): value is Id<Kind> => typeof value === 'number' && isId(value),
    (input, context) => {
      const id = typeof input === 'number' ? idOf<Kind>(input) : null;
      return id === null ? t.failure(input, context) : t.success(id);
    },
    t.identity,
  );

export const WireProductId = wireId('product');
export const WireIngredientId = wireId('ingredient');
export const WireOptionId = wireId('option');
export const WireCategoryId = wireId('category');
export const WireFilterId = wireId('filter');
export const WireCityId = wireId('city');
export const WireBranchId = wireId('branch');
export const WireZoneId = wireId('zone');
export const WireAddressId = wireId('address');
export const WireOrderId = wireId('order');
export const WireEquipmentId = wireId('equipment');
/** Of things that the shop only lists and never asks for by their id: banners, menu entries, gifts. */
export const WireId = wireId<string>('thing');

const wholeNumber = (name: string, max: number) =>
  new t.Type<number, number, unknown>(
    name,
    t.number.is,
    (input, context) =>
      typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= max
        ? t.success(input)
        : t.failure(input, context),
    t.identity,
  );

/** Pieces, portions, pages: whole and never negative. */
export const Count = wholeNumber('Count', Number.MAX_SAFE_INTEGER);

/** Decimals of a currency; four is the most that any has. */
export const Digits = wholeNumber('Digits', 4);

/** A moment with its offset, as ISO 8601 writes it. */
export const Moment = new t.Type<Instant, string, unknown>(
  'Moment',
  (value): value is Instant => typeof value === 'number',
  (input, context) => {
    const moment = typeof input === 'string' ? readIsoMoment(input) : null;
    return moment?.ok ? t.success(moment.value) : t.failure(input, context);
  },
  String,
);

/** A day of the calendar, such as 2026-03-25. */
export const Day = new t.Type<LocalDate, string, unknown>(
  'Day',
  (value): value is LocalDate => typeof value === 'string',
  (input, context) => {
    const date = typeof input === 'string' ? readLocalDate(input) : null;
    return date?.ok ? t.success(date.value) : t.failure(input, context);
  },
  String,
);

/** Where a site is: a scheme that browsers visit, and a host. */
export const SiteAddress = new t.Type<string, string, unknown>(
  'SiteAddress',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && /^https?:\/\/[^\s/]/i.test(input) && URL.canParse(input)
      ? t.success(input)
      : t.failure(input, context),
  t.identity,
);

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A field that a backend may leave out, which then counts as null. */
export const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Reads a sum in whole units of a currency. */
export type ReadMoney = (decimal: number) => Money;

/** A reader of sums in a currency of so many decimals. */
export const moneyReader =
  (digits: number): ReadMoney =>
  (decimal) =>
    moneyFromDecimal(decimal, digits);

/** A sum of an answer that may be missing; null then. */
export const moneyOrNull = (decimal: number | null | undefined, money: ReadMoney): Money | null =>
  typeof decimal === 'number' ? money(decimal) : null;

/** An answer of the backend in our own words, or the places that do not fit. */
export type Decoded<A> = Result<readonly string[], A>;

/** Decodes an answer without sums. */
export type PlainDecode<A> = (answer: unknown) => Decoded<A>;

/** Decodes an answer with sums of the shop's currency, which has so many decimals. */
export interface MoneyDecode<A> {
  (answer: unknown, digits: number): Decoded<A>;
  readonly readsMoney: true;
}

export type Decode<A> = PlainDecode<A> | MoneyDecode<A>;

/** At most this many places are named: the first ones tell what is wrong. */
const PATHS_NAMED = 5;

const pathOf = (error: t.ValidationError): string =>
  error.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');

/**
 * A decoder from a codec and a translation into our own words. It names the failing paths, never
 * the values: answers hold personal data.
 */
export const decoderOf =
  <W, A>(codec: t.Decoder<unknown, W>, translate: (wire: W) => A): PlainDecode<A> =>
  (answer) => {
    const decoded = codec.decode(answer);
    return isRight(decoded)
      ? ok(translate(decoded.right))
      : refuse([...new Set(decoded.left.map(pathOf))].slice(0, PATHS_NAMED));
  };

/** A decoder of an answer with sums, whose translation is handed a reader of them. */
export const moneyDecoderOf = <W, A>(
  codec: t.Decoder<unknown, W>,
  translate: (wire: W, money: ReadMoney) => A,
): MoneyDecode<A> =>
  Object.assign(
    (answer: unknown, digits: number) =>
      decoderOf(codec, (wire: W) => translate(wire, moneyReader(digits)))(answer),
    { readsMoney: true } as const,
  );
