import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import type { SeenNotices } from '../ports/seen-notices';
import { defineAction, on, reducerOf } from '../redux/slice';

export const availabilitySeen = defineAction<AvailabilityAnswer>('cart/availabilitySeen');
export const deliveryPriceSeen = defineAction<Money>('cart/deliveryPriceSeen');
/** What was shown on other pages. */
export const seenNoticesRestored = defineAction<SeenNotices>('cart/seenNoticesRestored');

export const NOTHING_SEEN: SeenNotices = { availability: null, deliveryPrices: [] };

export const seenNoticesReducer = reducerOf<SeenNotices>(
  NOTHING_SEEN,
  on(availabilitySeen, (seen, availability: AvailabilityAnswer) => ({ ...seen, availability })),
  on(deliveryPriceSeen, (seen, price: Money) =>
    seen.deliveryPrices.includes(price)
      ? seen
      : { ...seen, deliveryPrices: [...seen.deliveryPrices, price] },
  ),
  on(seenNoticesRestored, (_, seen: SeenNotices) => seen),
);

export interface SeenNoticesRoot {
  readonly seenNotices: SeenNotices;
}

export const selectSeenNotices = (state: SeenNoticesRoot) => state.seenNotices;
