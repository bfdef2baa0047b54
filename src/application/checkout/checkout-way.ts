import { createSelector } from 'reselect';
import type { CartCalculation, UnavailableLine } from '../../domain/pricing/cart-calculation';
import { lineKey } from '../../domain/cart/cart-line';
import type { ProductCard } from '../../domain/catalogue/product';
import { selectedType } from '../../domain/delivery/delivery-selection';
import type { Money } from '../../domain/money/money';
import { shortfall } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import { selectSelection, selectFulfilment } from '../delivery/delivery-selectors';
import { selectCartTotals, selectCalculation, selectLines } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import type { SeenNoticesRoot } from '../cart/seen-notices-slice';
import type { FulfilmentRoot } from '../delivery/delivery-selectors';
import type { AccountRoot } from '../session/account-slice';

/** What of the cart cannot be had, in the cart that was asked about; null before the first answer. Rules 8.9. */
export const selectAvailability = createSelector(
  [(state: CartRoot) => state.cart.calculatedFor, selectCalculation],
  (lines, calculation): AvailabilityAnswer<UnavailableLine> | null =>
    calculation && { lines, unavailable: calculation.unavailable },
);

/** A line of the cart that cannot be had. */
export interface UnavailableView extends UnavailableLine {
  /** What the line is. */
  readonly key: string;
}

/** What of the cart as it is now cannot be had, as was last said. Rules 8.9. */
export const selectUnavailable = createSelector(
  [
    selectAvailability,
    selectLines,
    (state: CartRoot) => state.cart.products,
    (state: CartRoot) => state.cart.seenDishes,
  ],
  (availability, lines, products, seen): readonly UnavailableView[] => {
    const cards: readonly ProductCard[] = [...products, ...seen];
    const inCart = new Set(lines.map(lineKey));
    return (availability?.unavailable ?? []).flatMap((entry) => {
      const line = availability?.lines[entry.lineIndex];
      // A line that was taken out meanwhile holds nobody up.
      if (!line || !inCart.has(lineKey(line))) return [];
      const card = cards.find(({ id }) => id === entry.productId);
      return [
        {
          ...entry,
          key: lineKey(line),
          picture: entry.picture ?? card?.picture ?? null,
          amount: entry.amount ?? card?.amount ?? null,
          measure: entry.measure || (card?.measure ?? ''),
        },
      ];
    });
  },
);

/** Why an order cannot go where it is to go; null where it can. Rules 15.4, 17.3. */
export type PlaceObstacle = 'needed' | 'outside' | 'notOffered';

export const selectPlaceObstacle = (
  state: FulfilmentRoot & AccountRoot & CartRoot,
): PlaceObstacle | null => {
  if (selectFulfilment(state)?.ok !== true) return 'needed';
  const { progress } = state.cart;
  return progress === 'outside' || progress === 'notOffered' ? progress : null;
};

/** Why nobody can go to checkout with this cart, however often they click; null where they can. */
export type CheckoutObstacle = 'unavailable' | 'outside' | 'notOffered';

export const selectCheckoutObstacle = (state: CartRoot): CheckoutObstacle | null => {
  const { progress } = state.cart;
  if (progress === 'outside' || progress === 'notOffered') return progress;
  return selectUnavailable(state).length > 0 ? 'unavailable' : null;
};

/** What an order that is delivered lacks to the minimum of its zone; null where nothing does. Rules 8.7. */
export const selectMinimumMissing = createSelector(
  [selectCartTotals, selectSelection],
  (totals, selection): Money | null => {
    if (totals.kind === 'unknown' || selectedType(selection) === 'pickup') return null;
    const { zone, goodsPrice } = totals.calculation;
    const missing = zone ? shortfall(goodsPrice, zone.minOrder) : 0;
    return missing === 0 ? null : missing;
  },
);

/** A delivery that costs something and would cost nothing with more dishes. Rules 8.8. */
export interface PaidDelivery {
  readonly price: Money;
  readonly missing: Money;
}

const paidDeliveryOf = (calculation: CartCalculation): PaidDelivery | null => {
  const { zone, goodsPrice, deliveryPrice } = calculation;
  if (!zone || zone.freeDeliveryFrom === null || !deliveryPrice) return null;
  const missing = shortfall(goodsPrice, zone.freeDeliveryFrom);
  return missing === 0 ? null : { price: deliveryPrice, missing };
};

/** The delivery of this order, as long as more dishes would make it free; null otherwise. Rules 8.8. */
export const selectPaidDelivery = createSelector(
  [selectCartTotals, selectSelection],
  (totals, selection): PaidDelivery | null =>
    totals.kind === 'unknown' || selectedType(selection) === 'pickup'
      ? null
      : paidDeliveryOf(totals.calculation),
);

/** What comes after the click on Checkout, once it is known where to. */
export type NextOfCheckout =
  | { readonly kind: 'minSum' }
  | { readonly kind: 'deliveryPrice'; readonly price: Money }
  | { readonly kind: 'checkout' };

/** The minimum first, then, once for each price on a device, what delivery costs. Rules 8.7, 8.8. */
export const selectNextOfCheckout = (
  state: FulfilmentRoot & SeenNoticesRoot & CartRoot,
): NextOfCheckout => {
  if (selectMinimumMissing(state) !== null) return { kind: 'minSum' };
  const paid = selectPaidDelivery(state);
  return paid && !state.seenNotices.deliveryPrices.includes(paid.price)
    ? { kind: 'deliveryPrice', price: paid.price }
    : { kind: 'checkout' };
};
