import type { OrderChange } from '../../domain/order/order-snapshot';
import { orderPlaced } from '../placing/placing-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import { cartEmptied, lineAdded, lineQuantityChanged, lineRemoved } from '../cart/cart-slice';

/** What is different about the cart although its customer changed nothing of it; empty when nothing is. */
export type DifferencesState = readonly OrderChange[];

export const differencesFound = defineAction<DifferencesState>('cart/differencesFound');
export const differencesSeen = defineAction('cart/differencesSeen');

const NONE: DifferencesState = [];

/** The customer went on with the cart, and so has seen it as it is now. */
const OVER = [
  differencesSeen,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  cartEmptied,
  orderPlaced,
] as const;

export const differencesReducer = reducerOf<DifferencesState>(
  NONE,
  on(differencesFound, (_, found: DifferencesState) => found),
  ...OVER.map(({ type }) => ({ type, reduce: () => NONE })),
);

export interface DifferencesRoot {
  readonly differences: DifferencesState;
}

export const selectDifferences = (state: DifferencesRoot) => state.differences;
