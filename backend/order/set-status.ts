import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { CancelReason } from '../../src/domain/order/cancellation';
import type { OrderTransitionRefusal } from '../../src/domain/order/change-status';
import { changeStatus } from '../../src/domain/order/change-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import type { ShopDatabase } from '../storage/schema';
import { changeOrders } from './change-orders';
import type { OrderMove } from './move-order';
import { moveOrder } from './move-order';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { orderById } from './order-store';

export type StatusRefusal =
  | OrderTransitionRefusal
  | { readonly kind: 'order.unknown' }
  /** It waits for its payment, and the kitchen does not know of it yet. Rules 13.6. */
  | { readonly kind: 'order.unpaid' }
  /** Its customer has read another reason already. */
  | { readonly kind: 'order.cancelled_before'; readonly reason: string };

const UNSPECIFIED_REASON: CancelReason = 'other';

/** Returns whether a cancellation says something else than the one that the order has ended with. */
const contradicts = ({ row }: Order, move: OrderMove): boolean => {
  if (move.to !== 'cancel') return false;
  const { reason, text } = move.cancellation;
  if (reason === UNSPECIFIED_REASON && text === null) return false;
  return reason !== row.cancel_reason || text !== row.cancel_text;
};

const evaluate = (order: Order, move: OrderMove): Result<StatusRefusal, 'move' | 'stay'> => {
  const { to } = move;
  const change = changeStatus(order, to);
  if (!change.ok) return change;
  if (change.value.kind === 'unchanged')
    return contradicts(order, move)
      ? refuse({
          kind: 'order.cancelled_before',
          reason: order.row.cancel_reason ?? UNSPECIFIED_REASON,
        })
      : ok('stay');
  return to !== 'cancel' && isHiddenFromKitchen(order.paymentStatus)
    ? refuse({ kind: 'order.unpaid' })
    : ok('move');
};

/** As `setStatus`, within a change of orders. */
export const setStatusIn = async (
  deps: OrderDeps,
  db: Transaction<ShopDatabase>,
  id: OrderId,
  move: OrderMove,
): Promise<Result<StatusRefusal, Order>> => {
  const order = await orderById(db, id);
  if (order === null) return refuse({ kind: 'order.unknown' });
  const verdict = evaluate(order, move);
  if (!verdict.ok) return verdict;
  return ok(verdict.value === 'stay' ? order : await moveOrder(deps, db, order, move, deps.now()));
};

/**
 * Sets the status of an order as the restaurant says. The status that it has already changes
 * nothing. Refuses a step that is not allowed, and to prepare what is not paid. Rules 13.2, 13.6.
 */
export const setStatus = (
  deps: OrderDeps,
  id: OrderId,
  move: OrderMove,
): Promise<Result<StatusRefusal, Order>> =>
  changeOrders(deps.storage, (db) => setStatusIn(deps, db, id, move));
