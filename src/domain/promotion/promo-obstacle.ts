import type { NonEmpty } from '../list/non-empty';
import type { Money } from '../money/money';
import { shortfall, sum } from '../money/money';
import type { OrderType } from '../fulfilment/order-type';
import type { DayHours } from '../schedule/opening-hours';
import type { Weekday } from '../time/local-date';
import type { DiscountType } from './discount';
import { isPromoTime } from './promo-hours';
import type { PromoOrder } from './promo-order';
import type { PromoTerms } from './promo-terms';

/** Why a code that is right gives nothing to this order yet. Rules 9.3. */
export type PromoObstacle =
  | { readonly kind: 'promo.wrong_order_type'; readonly orderTypes: NonEmpty<OrderType> }
  | {
      readonly kind: 'promo.wrong_time';
      readonly weekdays: NonEmpty<Weekday> | null;
      readonly hours: DayHours | null;
    }
  | { readonly kind: 'promo.no_matching_goods' }
  | { readonly kind: 'promo.gift_gone' }
  | { readonly kind: 'promo.min_total'; readonly minTotal: Money; readonly missing: Money }
  | {
      readonly kind: 'promo.better_discount';
      readonly type: DiscountType;
      readonly name: string;
      readonly amount: Money;
    };

/** Nothing is delivered to a customer who fetches the order, so nothing is delivered for free. */
const orderTypesOf = ({ benefit, orderTypes }: PromoTerms): NonEmpty<OrderType> | null =>
  benefit.type === 'free_delivery' ? ['delivery'] : orderTypes;

/**
 * Returns what keeps a code from being good for the way and the time that an order is wanted; null when
 * nothing does. Rules 9.3.
 */
export const promoCircumstance = (terms: PromoTerms, order: PromoOrder): PromoObstacle | null => {
  const orderTypes = orderTypesOf(terms);
  if (orderTypes !== null && !orderTypes.includes(order.orderType))
    return { kind: 'promo.wrong_order_type', orderTypes };
  const { weekdays, hours } = terms;
  return isPromoTime(order.fulfilledAt, order.zone, terms)
    ? null
    : { kind: 'promo.wrong_time', weekdays, hours };
};

/** Returns what the goods of an order lack to a code's minimum; null when they reach it. Rules 9.3. */
export const promoShortfall = (
  { minTotal }: PromoTerms,
  { lines }: PromoOrder,
): PromoObstacle | null => {
  if (minTotal === null) return null;
  const missing = shortfall(sum(lines.map(({ total }) => total)), minTotal);
  return missing > 0 ? { kind: 'promo.min_total', minTotal, missing } : null;
};
