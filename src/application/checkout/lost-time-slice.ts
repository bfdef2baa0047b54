import { orderPlaced } from '../placing/placing-slice';
import { timeChosen, timeDropped } from '../order-options/order-options-slice';
import { on, reducerOf } from '../redux/slice';

/** Whether the time that the customer had chosen is no more to be had, until they choose another. */
export type LostTimeState = boolean;

export const lostTimeReducer = reducerOf<LostTimeState>(
  false,
  on(timeDropped, () => true),
  on(timeChosen, () => false),
  on(orderPlaced, () => false),
);

export interface LostTimeRoot {
  readonly isTimeLost: LostTimeState;
}

export const selectIsTimeLost = (state: LostTimeRoot) => state.isTimeLost;
