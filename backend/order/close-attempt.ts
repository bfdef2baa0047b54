import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Customer } from '../customer/session';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED } from '../refusal/refusal';
import { readAttempt, saveClosedAttempt } from './attempt-store';
import { changeOrders } from './change-orders';
import { IDEMPOTENCY_CONFLICT, isOwnOrder } from './own-order';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/**
 * The order that an attempt has made; null when there is none, and from then on none comes of it.
 * Waits for an attempt that is at work. A customer's order is refused to everybody else: a guest may
 * log in and ask again, another customer may not. Rules 13.10.
 */
export const endAttempt = (
  deps: OrderDeps,
  key: string,
  customer: Customer | null,
): Promise<Result<Refusal, Order | null>> =>
  changeOrders<Refusal, Order | null>(deps.storage, async (db) => {
    const { state } = await readAttempt(db, key);
    if (state.kind !== 'done') {
      await saveClosedAttempt(db, key, deps.now());
      return ok(null);
    }
    const order = await knownOrder(db, state.orderId);
    if (isOwnOrder(order, customer)) return ok(order);
    return refuse(customer === null ? UNAUTHORIZED : IDEMPOTENCY_CONFLICT);
  });
