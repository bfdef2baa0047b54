import type { Money } from '../../domain/money/money';
import type { OrderOptions } from '../../domain/order/order-options';
import { NO_OPTIONS, withEquipment, withoutBenefits } from '../../domain/order/order-options';
import type { OrderTime } from '../../domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../domain/order/order-time';
import type { EquipmentChoice } from '../../domain/pricing/price-equipment';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { defineAction, on, reducerOf } from '../redux/slice';
import { orderPlaced } from '../placing/placing-slice';

/** The options as the cookie, the session or another tab has them. */
export const orderOptionsRestored = defineAction<OrderOptions>('order/optionsRestored');
/** How many people eat; null for as many as the dishes are for. */
export const personsChanged = defineAction<number | null>('order/personsChanged');
export const equipmentChanged = defineAction<EquipmentChoice>('order/equipmentChanged');
export const timeChosen = defineAction<OrderTime>('order/timeChosen');
/** The backend has taken this code, whether it fits yet or not. */
export const promoTaken = defineAction<PromoCode>('order/promoTaken');
/** The customer takes it away. */
export const promoRemoved = defineAction('order/promoRemoved');
/** The backend does not take it any more. */
export const promoDropped = defineAction('order/promoDropped');
/** The backend has taken so many bonuses. */
export const bonusesTaken = defineAction<Money>('order/bonusesTaken');
/** The order takes only so many bonuses by now. */
export const bonusesCapped = defineAction<Money>('order/bonusesCapped');
/** Code and bonuses are for nothing any more: the cart is empty, or they were refused. */
export const benefitsDropped = defineAction('order/benefitsDropped');
/** The shop lays other things beside the food by now, or for other numbers of people. */
export const equipmentDropped = defineAction('order/equipmentDropped');
/** The chosen time is no more to be had. */
export const timeDropped = defineAction('order/timeDropped');

export const orderOptionsReducer = reducerOf<OrderOptions>(
  NO_OPTIONS,
  on(orderOptionsRestored, (_, options: OrderOptions) => options),
  on(personsChanged, (options, persons: number | null) => ({ ...options, persons })),
  on(equipmentChanged, (options, choice: EquipmentChoice) => withEquipment(options, choice)),
  on(timeChosen, (options, time: OrderTime) => ({ ...options, time })),
  on(promoTaken, (options, promoCode: PromoCode) => ({ ...options, promoCode })),
  on(promoRemoved, (options) => ({ ...options, promoCode: null })),
  on(promoDropped, (options) => ({ ...options, promoCode: null })),
  on(bonusesCapped, (options, bonuses: Money) => ({ ...options, bonuses })),
  on(bonusesTaken, (options, bonuses: Money) => ({ ...options, bonuses })),
  on(benefitsDropped, withoutBenefits),
  on(equipmentDropped, (options) => ({ ...options, persons: null, equipment: [] })),
  on(orderPlaced, (): OrderOptions => NO_OPTIONS),
  on(timeDropped, (options) => ({ ...options, time: SOON_AS_POSSIBLE })),
);

export interface OrderOptionsRoot {
  readonly orderOptions: OrderOptions;
}

export const selectOrderOptions = (state: OrderOptionsRoot) => state.orderOptions;
