import type { UnavailableLine } from '../../domain/cart/cart-calculation';
import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import { defineAction, on, reducerOf } from '../store/slice';

/** What a customer has been told about the cart and need not be told again. */
export interface ToldState {
  /** The last answer about what cannot be had; null before the first. Rules 8.9. */
  readonly availability: AvailabilityAnswer<UnavailableLine> | null;
  /** The prices of a delivery that would be free with more dishes; each is told once in a session. */
  readonly deliveryPrices: readonly Money[];
}

export const availabilityTold =
  defineAction<AvailabilityAnswer<UnavailableLine>>('cart/availabilityTold');
export const deliveryPriceTold = defineAction<Money>('cart/deliveryPriceTold');
/** What was told earlier in this session. */
export const toldPricesRestored = defineAction<readonly Money[]>('cart/toldPricesRestored');

export const toldReducer = reducerOf<ToldState>(
  { availability: null, deliveryPrices: [] },
  on(availabilityTold, (told, availability: AvailabilityAnswer<UnavailableLine>) => ({
    ...told,
    availability,
  })),
  on(deliveryPriceTold, (told, price: Money) =>
    told.deliveryPrices.includes(price)
      ? told
      : { ...told, deliveryPrices: [...told.deliveryPrices, price] },
  ),
  on(toldPricesRestored, (told, deliveryPrices: readonly Money[]) => ({
    ...told,
    deliveryPrices,
  })),
);
