import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import { defineAction, on, reducerOf } from '../store/slice';

/** What a customer has been told about the cart and need not be told again in this session. */
export interface ToldState {
  /** The last answer about what cannot be had; null before the first. Rules 8.9. */
  readonly availability: AvailabilityAnswer | null;
  /** The prices of a delivery that would be free with more dishes; each is told once. */
  readonly deliveryPrices: readonly Money[];
}

export const availabilityTold = defineAction<AvailabilityAnswer>('cart/availabilityTold');
export const deliveryPriceTold = defineAction<Money>('cart/deliveryPriceTold');
/** What was told on earlier pages of this session. */
export const toldRestored = defineAction<ToldState>('cart/toldRestored');

export const NOTHING_TOLD: ToldState = { availability: null, deliveryPrices: [] };

export const toldReducer = reducerOf<ToldState>(
  NOTHING_TOLD,
  on(availabilityTold, (told, availability: AvailabilityAnswer) => ({ ...told, availability })),
  on(deliveryPriceTold, (told, price: Money) =>
    told.deliveryPrices.includes(price)
      ? told
      : { ...told, deliveryPrices: [...told.deliveryPrices, price] },
  ),
  on(toldRestored, (_, told: ToldState) => told),
);
