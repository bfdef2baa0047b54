import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Money } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';

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
