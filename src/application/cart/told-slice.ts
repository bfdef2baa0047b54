import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import type { ToldState } from '../ports/told-storage';
import { defineAction, on, reducerOf } from '../redux/slice';

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

export interface ToldRoot {
  readonly told: ToldState;
}

export const selectTold = (state: ToldRoot) => state.told;
