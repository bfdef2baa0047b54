import { lineAdded, lineQuantityChanged, lineRemoved } from '../cart/cart-slice';
import { selectionChanged } from '../delivery/delivery-slice';
import type { ChangedOrder, PlacingAttempt } from '../ports/order-gateway';
import { on, reducerOf } from '../redux/slice';
import {
  bonusesTaken,
  promoRemoved,
  promoTaken,
  timeChosen,
} from '../order-options/order-options-slice';
import type { PlacingState, RefusedOrder } from '../placing/placing-slice';
import {
  attemptClosed,
  changesSeen,
  checkoutEdited,
  orderChanged,
  orderPlaced,
  orderRefused,
  placingFinished,
  placingNeedsCode,
  placingNeedsLogin,
  placingStarted,
  placingUnanswered,
} from '../placing/placing-slice';
import type { PlacedOrder } from '../../domain/order/tracked-order';

const IDLE: PlacingState = { kind: 'idle' };

const withoutRefusal = (state: PlacingState): PlacingState =>
  state.kind === 'refused' ? IDLE : state;

/** Any of these makes it another order: what was said of the last one is over. */
const EDITS = [
  checkoutEdited,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  selectionChanged,
  timeChosen,
  promoTaken,
  promoRemoved,
  bonusesTaken,
] as const;

/** Where the placing of an order stands. Rules 13.10. */
export const placingReducer = reducerOf<PlacingState>(
  IDLE,
  on(placingStarted, (_, attempt: PlacingAttempt): PlacingState => ({ kind: 'placing', attempt })),
  on(placingUnanswered, (_, key: string): PlacingState => ({ kind: 'checking', key })),
  on(orderChanged, (_, changed: ChangedOrder): PlacingState => ({ kind: 'changed', changed })),
  on(orderRefused, (_, refused: RefusedOrder): PlacingState => ({ kind: 'refused', refused })),
  on(placingNeedsLogin, (_, attempt: PlacingAttempt): PlacingState => ({
    kind: 'login',
    attempt,
  })),
  on(placingNeedsCode, (_, attempt: PlacingAttempt): PlacingState => ({ kind: 'code', attempt })),
  on(attemptClosed, (): PlacingState => IDLE),
  on(orderPlaced, (_, order: PlacedOrder): PlacingState => ({ kind: 'placed', order })),
  on(changesSeen, (state): PlacingState => (state.kind === 'changed' ? IDLE : state)),
  ...EDITS.map(({ type }) => ({ type, reduce: withoutRefusal })),
  on(placingFinished, (): PlacingState => IDLE),
);
