import { ok } from '../../src/domain';
import { CANCEL_REASONS } from '../../src/domain/order/cancellation';
import { allowedStatuses } from '../../src/domain/order/change-status';
import { changeOrders } from '../order/change-orders';
import type { OrderMove } from '../order/move-order';
import { moveOrder } from '../order/move-order';
import type { OrderDeps } from '../order/order-deps';
import { knownOrder } from '../order/order-store';
import { forEachAlone } from '../periodic/for-each-alone';
import type { PeriodicTask } from '../periodic/start-periodic';
import { startPeriodic } from '../periodic/start-periodic';
import { storedId } from '../storage/stored-id';
import type { ActionRow } from './staff-actions';

const moveOf = ({ status, reason, text }: ActionRow): OrderMove =>
  status === 'complete'
    ? { to: 'complete' }
    : {
        to: 'cancel',
        cancellation: { reason: CANCEL_REASONS.find((known) => known === reason) ?? 'other', text },
      };

const carryOut = (deps: OrderDeps, actionId: number) =>
  changeOrders(deps.storage, async (db) => {
    const now = deps.now();
    // Read again: another process may have done it, or it was undone.
    const action = await db
      .selectFrom('staff_actions')
      .selectAll()
      .where('id', '=', actionId)
      .where('due_at', '<=', now)
      .executeTakeFirst();
    if (!action) return ok(null);
    // First, so that the move does not take it for one that somebody else has overtaken.
    await db
      .updateTable('staff_actions')
      .set({ due_at: null })
      .where('id', '=', actionId)
      .execute();
    const order = await knownOrder(db, storedId('order', action.order_id));
    const move = moveOf(action);
    if (allowedStatuses(order).includes(move.to)) await moveOrder(deps, db, order, move, now);
    return ok(null);
  });

/** Ends the orders whose end can no longer be undone. Several processes may do so at once. Rules 25.4. */
export const carryOutEndings = async (deps: OrderDeps): Promise<void> => {
  const due = await deps.storage.shop
    .selectFrom('staff_actions')
    .select(['id', 'order_id'])
    .where('due_at', '<=', deps.now())
    .orderBy('id')
    .execute();
  await forEachAlone(
    due,
    ({ id }) => carryOut(deps, id),
    (err, { order_id: order }) => {
      deps.log.error({ err, order }, 'an order that staff have ended could not be ended');
    },
  );
};

const EVERY_MS = 1000;

/** Does so for as long as the backend runs. */
export const startEndings = (deps: OrderDeps): PeriodicTask =>
  startPeriodic(
    EVERY_MS,
    () => carryOutEndings(deps),
    (error) => {
      deps.log.error({ err: error }, 'orders that staff have ended could not be ended');
    },
  );
