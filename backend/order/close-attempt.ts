import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { closeAttempt } from '../../src/domain/order/placing-attempt';
import { readAttempt, saveClosedAttempt } from './attempt-store';
import { changeOrders } from './change-orders';
import type { OrderKeeper } from './order-keeper';
import type { Order } from './order-row';
import { knownOrder } from './order-store';

/**
 * The order that an attempt has made; null when there is none, and from then on none comes of it.
 * Waits for an attempt that is at work. Rules 13.10.
 */
export const endAttempt = (
  keeper: OrderKeeper,
  key: string,
): Promise<Result<never, Order | null>> =>
  changeOrders(keeper.storage, async (db) => {
    const { state } = await readAttempt(db, key);
    const { orderId } = closeAttempt(state);
    if (orderId !== null) return ok(await knownOrder(db, orderId));
    await saveClosedAttempt(db, key, keeper.now());
    return ok(null);
  });
