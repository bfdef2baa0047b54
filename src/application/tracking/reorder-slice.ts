import type { OrderId } from '../../domain/id/ids';
import { signedOut } from '../session/account-slice';
import type { Reordered } from '../ports/reordered';
import { defineAction, on, reducerOf } from '../redux/slice';
import { orderPlaced } from '../placing/placing-slice';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { reordered, reorderTakenBack } from '../cart/cart-slice';

export interface ReorderState {
  /** The order whose dishes are being looked up. */
  readonly asked: OrderId | null;
  /** What was added last, until the customer has put the note away. */
  readonly added: Reordered | null;
  /** Whether it was added on this page, and not before a reload. */
  readonly isNew: boolean;
}

/** What of an order is needed to order the same again. */
export type ReorderedOrder = Pick<TrackedOrder, 'id' | 'number' | 'lines'>;

/** The customer wants the same again. */
export const reorderRequested = defineAction<ReorderedOrder>('order/reorderRequested');
/** What was added before the page was reloaded. */
export const reorderRestored = defineAction<Reordered>('order/reorderRestored');
/** Nothing has come into the cart; a notice says why. */
export const reorderFailed = defineAction('order/reorderFailed');
export const reorderNoteClosed = defineAction('order/reorderNoteClosed');

const NOTHING_REQUESTED: ReorderState = { asked: null, added: null, isNew: false };

export const reorderReducer = reducerOf<ReorderState>(
  NOTHING_REQUESTED,
  on(reorderRequested, (state, { id }: ReorderedOrder): ReorderState => ({ ...state, asked: id })),
  on(reordered, (_, added: Reordered): ReorderState => ({ asked: null, added, isNew: true })),
  on(reorderRestored, (state, added: Reordered): ReorderState => ({ ...state, added })),
  on(reorderFailed, (state): ReorderState => ({ ...state, asked: null })),
  on(reorderTakenBack, (): ReorderState => NOTHING_REQUESTED),
  on(reorderNoteClosed, (): ReorderState => NOTHING_REQUESTED),
  on(orderPlaced, (): ReorderState => NOTHING_REQUESTED),
  // The next visitor of this browser must not see whose order it was.
  on(signedOut, (): ReorderState => NOTHING_REQUESTED),
);

export interface ReorderRoot {
  readonly reorder: ReorderState;
}

export const selectReorder = (state: ReorderRoot) => state.reorder;
