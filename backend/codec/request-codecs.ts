import * as t from 'io-ts';
import type { Currency, Money } from '../../src/domain';
import { readBonusAmount } from '../../src/domain/promotion/bonus-amount';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import type { Instant } from '../../src/domain/time/instant';
import { readIsoMoment } from '../../src/domain/time/iso-moment';

/** A codec for what `read` makes of a value, undefined for what it is not. */
const reading = <A>(name: string, read: (value: unknown) => A | undefined) =>
  new t.Type<A, unknown, unknown>(
    name,
    (value): value is A => read(value) !== undefined,
    (value, context) => {
      const result = read(value);
      return result === undefined ? t.failure(value, context) : t.success(result);
    },
    t.identity,
  );

/** Longer than any code that anybody types, spaces and all. */
const MAX_TYPED = 500;

/** A promo code as it was typed, brought into its normal form; null for nothing but spaces. Rules 9.1. */
export const PromoCodeText = reading<PromoCode | null>('a promo code', (value) => {
  if (typeof value !== 'string' || value.length > MAX_TYPED) return undefined;
  const code = readPromoCode(value);
  return code.ok ? code.value : undefined;
});

/** The name of `bonusAmount`, by which a refusal is known. */
export const BONUS_AMOUNT = 'an amount of bonuses';

/** Bonuses, as a number or as it was typed, with as many decimals as the currency has. Rules 10.3. */
export const bonusAmount = ({ digits }: Currency) =>
  reading<Money>(BONUS_AMOUNT, (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return undefined;
    const amount = readBonusAmount(String(value), digits);
    return amount.ok ? amount.value : undefined;
  });

/** A moment that says its offset. Rules 14.1. */
export const Moment = reading<Instant>('a moment such as "2026-11-27T19:40:00+02:00"', (value) => {
  const moment = typeof value === 'string' ? readIsoMoment(value) : null;
  return moment?.ok ? moment.value : undefined;
});
