import type { Action } from 'redux';
import {
  calculationRequested,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
} from '../application/cart/cart-slice';
import { selectionChanged } from '../application/delivery/delivery-slice';
import {
  equipmentChanged,
  personsChanged,
  promoRemoved,
} from '../application/order-options/order-options-slice';

const ASK_FOR_PRICE = [
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  cartUndone,
  calculationRequested,
  selectionChanged,
  personsChanged,
  equipmentChanged,
  promoRemoved,
];

/** Whether an action makes the shop ask for a new price. */
export const asksForPrice = ({ type }: Action): boolean =>
  ASK_FOR_PRICE.some((asking) => asking.type === type);
