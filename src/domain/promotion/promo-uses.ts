import type { OrderId } from '../id/ids';
import type { PhoneNumber } from '../phone/validate-phone';
import type { PromoVerdict } from './judge-promo';
import type { PromoCode } from './promo-code';
import type { PromoUseCount } from './promo-order';

/** One order that a code was good for. */
export interface PromoUse {
  readonly orderId: OrderId;
  readonly code: PromoCode;
  readonly phone: PhoneNumber;
}

type Uses = readonly PromoUse[];

/** How often a code was used, by all and by one phone; nobody yet has used it where none is known. Rules 9.4. */
export const countPromoUses = (
  uses: Uses,
  code: PromoCode,
  phone: PhoneNumber | null,
): PromoUseCount => {
  const ofCode = uses.filter((use) => use.code === code);
  return {
    total: ofCode.length,
    byThisPhone: ofCode.filter((use) => use.phone === phone).length,
  };
};

/** What came of a code that holds, where that is not known before the order is complete. */
export interface PromoGains {
  /** Delivery would not have been free without the code. */
  readonly isDeliveryPaid: boolean;
}

/**
 * The code that an order uses up; null where there is none, where it waits, and where it pays
 * for a delivery that is free anyway. Rules 9.4.
 */
export const usedPromoCode = (
  verdict: PromoVerdict | null,
  { isDeliveryPaid }: PromoGains,
): PromoCode | null => {
  if (verdict?.status !== 'applied') return null;
  return verdict.effect.type !== 'free_delivery' || isDeliveryPaid ? verdict.code : null;
};

/**
 * Counts the use of a code when its order is placed; null is no code. An order counts once, however
 * often it is reported. Rules 9.4.
 */
export const placePromoUse = (
  uses: Uses,
  code: PromoCode | null,
  orderId: OrderId,
  phone: PhoneNumber,
): Uses => {
  const isCounted = uses.some((use) => use.orderId === orderId);
  return isCounted || code === null ? uses : [...uses, { orderId, code, phone }];
};

/** Gives the use of a cancelled order back. Rules 9.4. */
export const returnPromoUse = (uses: Uses, orderId: OrderId): Uses =>
  uses.filter((use) => use.orderId !== orderId);
