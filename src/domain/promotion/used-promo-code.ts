import type { PromoVerdict } from './evaluate-promo';
import type { PromoCode } from './promo-code';

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
