import type { Answer } from '../../../client';
import type { StaffOrder } from '../../../contract/wire/staff';
import { StaffConflict } from '../../../contract/wire/staff';
import type { CancelReason } from '../../../src/domain/order/cancellation';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import { boardClient } from '../api/board-client';
import type { Notice } from './board-state';

/** What is done to an order. */
export type OrderAction =
  /** Null minutes: as the customer was promised. */
  | { readonly kind: 'accept'; readonly minutes: number | null }
  | { readonly kind: 'refuse' | 'cancel'; readonly reason: CancelReason; readonly text: string }
  | { readonly kind: 'step'; readonly status: Exclude<OrderStatus, 'new' | 'cancel'> }
  | { readonly kind: 'delay'; readonly minutes: number }
  | { readonly kind: 'undo' };

/** Carries it out on the order as this tablet has seen it. */
export const sendAction = (
  { id, version }: StaffOrder,
  action: OrderAction,
  language: string,
): Promise<Answer<StaffOrder>> => {
  const call = { path: { id }, language };
  switch (action.kind) {
    case 'accept':
      return boardClient.call('acceptOrder', {
        ...call,
        body: { version, minutes: action.minutes },
      });
    case 'refuse':
      return boardClient.call('refuseOrder', {
        ...call,
        body: { version, reason: action.reason, text: action.text },
      });
    case 'cancel':
      return boardClient.call('cancelOrderByStaff', {
        ...call,
        body: { version, reason: action.reason, text: action.text },
      });
    case 'step':
      return boardClient.call('moveOrder', { ...call, body: { version, status: action.status } });
    case 'delay':
      return boardClient.call('delayOrder', {
        ...call,
        body: { version, minutes: action.minutes },
      });
    case 'undo':
      return boardClient.call('undoStaffAction', { ...call, body: { version } });
  }
};

/** What came of it: the order as it is now, where that is known, and what is to be said. */
export interface ActionResult {
  readonly order: StaffOrder | null;
  readonly notice: Notice | null;
}

export const resultOf = (answer: Answer<StaffOrder>): ActionResult => {
  if (answer.ok) return { order: answer.value, notice: null };
  const { refusal } = answer;
  if (refusal.kind !== 'refused') return { order: null, notice: { kind: 'unreachable' } };
  const conflict = StaffConflict.decode(refusal.body);
  return conflict._tag === 'Right'
    ? { order: conflict.right.order, notice: { kind: 'conflict', order: conflict.right.order } }
    : { order: null, notice: { kind: 'refused', message: refusal.message } };
};
