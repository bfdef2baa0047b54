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

/**
 * Counts a code's use when its order is placed. A code that gives the order nothing is not used;
 * an order counts once, however often it is reported. Rules 9.4.
 */
export const placePromoUse = (
  uses: Uses,
  verdict: PromoVerdict,
  orderId: OrderId,
  phone: PhoneNumber,
): Uses => {
  const isCounted = uses.some((use) => use.orderId === orderId);
  return isCounted || verdict.status !== 'applied'
    ? uses
    : [...uses, { orderId, code: verdict.code, phone }];
};

/** Gives the use of a cancelled order back. Rules 9.4. */
export const returnPromoUse = (uses: Uses, orderId: OrderId): Uses =>
  uses.filter((use) => use.orderId !== orderId);
