import type { Money } from '../money/money';
import { shortfall } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { OrderDelivery } from './delivery-price';

/** The goods are too few for this address. */
export interface BelowMinimum {
  readonly kind: 'min_order';
  readonly minOrder: Money;
  readonly missing: Money;
}

/**
 * The price of the goods, where it reaches the minimum of the zone; else what is missing. Pickup has
 * no minimum, and none is known before the address is. Rules 8.7.
 */
export const checkMinimum = (
  goodsPrice: Money,
  delivery: OrderDelivery,
): Result<BelowMinimum, Money> => {
  if (delivery.kind !== 'zone') return ok(goodsPrice);
  const { minOrder } = delivery.zone;
  const missing = shortfall(goodsPrice, minOrder);
  return missing === 0 ? ok(goodsPrice) : refuse({ kind: 'min_order', minOrder, missing });
};
