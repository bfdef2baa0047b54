import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { WebhookType } from '../../contract/wire/webhook';
import { HOUR } from '../../src/domain/time/instant';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderEvent } from '../order/order-events';
import { eventsSince, newestEvent } from '../order/order-events';
import type { ShopDatabase } from '../storage/schema';
import type { WebhookDeliveryTable } from '../storage/schema/webhook-tables';
import type { Storage } from '../storage/storage';
import { pauseAfter } from './retry-schedule';
import type { WebhookTarget } from './webhook-targets';
import { WEBHOOK_TURN, webhookTargets } from './webhook-targets';
import { webhookTypeOf } from './webhook-type';

export type WebhookDelivery = Selectable<WebhookDeliveryTable>;

const MESSAGE_BYTES = 16;

/** Events that are read at once. */
const PORTION = 200;

const firstEvents = async (
  db: Kysely<ShopDatabase>,
  orderIds: readonly OrderId[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('order_events')
    .select((eb) => eb.fn.min('id').as('id'))
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

const deliveryOf = (
  targetId: number,
  { id, orderId }: OrderEvent,
  type: WebhookType,
  at: number,
) => ({
  target_id: targetId,
  message_id: `msg_${randomBytes(MESSAGE_BYTES).toString('base64url')}`,
  event_id: id,
  order_id: orderId,
  type,
  state: 'waiting' as const,
  attempts: 0,
  next_at: at,
  problem: null,
});

/**
 * Makes a delivery for each target of each event since the last time. The events are the outbox: they were
 * written in the transactions of the changes, and get their numbers in the order in which they
 * become visible.
 */
export const queueDeliveries = async (storage: Storage, at: number): Promise<void> => {
  const newest = await newestEvent(storage.shop);
  const isBehind = (await webhookTargets(storage.shop)).some((one) => one.last_event < newest);
  if (!isBehind) return;
  await storage.change(WEBHOOK_TURN, async (db) => {
    for (const target of await webhookTargets(db)) {
      const events = await eventsSince(db, target.last_event, PORTION);
      const last = events.at(-1);
      if (last === undefined) continue;
      const first = await firstEvents(db, [...new Set(events.map(({ orderId }) => orderId))]);
      const deliveries = events.flatMap((event) => {
        const type = webhookTypeOf(event, first.has(event.id));
        return type === null ? [] : [deliveryOf(target.id, event, type, at)];
      });
      if (deliveries.length > 0)
        await db.insertInto('webhook_deliveries').values(deliveries).execute();
      await db
        .updateTable('webhook_targets')
        .set({ last_event: last.id })
        .where('id', '=', target.id)
        .execute();
    }
  });
};

/**
 * Returns what a target is to hear next; of an order nothing while an earlier thing still waits. Nothing
 * for one that was removed: SQLite gives its number to the next one, which has another secret.
 */
export const nextDelivery = (
  db: Kysely<ShopDatabase>,
  { id: targetId, secret }: Pick<WebhookTarget, 'id' | 'secret'>,
  at: number,
): Promise<WebhookDelivery | undefined> =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_targets as target', 'target.id', 'delivery.target_id')
    .selectAll('delivery')
    .where('target.id', '=', targetId)
    .where('target.secret', '=', secret)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as earlier')
            .select('earlier.id')
            .whereRef('earlier.target_id', '=', 'delivery.target_id')
            .where('earlier.state', '=', 'waiting')
            .whereRef('earlier.order_id', '=', 'delivery.order_id')
            .whereRef('earlier.id', '<', 'delivery.id'),
        ),
      ),
    )
    .orderBy('delivery.id')
    .limit(1)
    .executeTakeFirst();

/** Notes what came of an attempt: `problem` is null where it was taken. Returns how the delivery stands then. */
export const noteAttempt = async (
  db: Kysely<ShopDatabase>,
  { id, message_id, attempts }: WebhookDelivery,
  problem: string | null,
  at: number,
): Promise<WebhookDelivery['state']> => {
  const pause = pauseAfter(attempts + 1);
  const state = problem === null ? 'delivered' : pause === null ? 'parked' : 'waiting';
  await db
    .updateTable('webhook_deliveries')
    .set({ state, problem, attempts: attempts + 1, next_at: at + (pause ?? 0) })
    .where('id', '=', id)
    // The number may have gone to another delivery meanwhile.
    .where('message_id', '=', message_id)
    .execute();
  return state;
};

/** What has been given up, oldest first. */
export const parkedDeliveries = (db: Kysely<ShopDatabase>): Promise<WebhookDelivery[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('state', '=', 'parked')
    .orderBy('id')
    .execute();

/** Sends a delivery again from its first attempt on, or all that were given up; returns how many that are. */
export const resendDeliveries = async (
  db: Kysely<ShopDatabase>,
  which: number | 'parked',
  at: number,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: at })
    .where((eb) => (which === 'parked' ? eb('state', '=', 'parked') : eb('id', '=', which)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** How many deliveries wait, and how many have been given up. */
export const countDeliveries = async (db: Kysely<ShopDatabase>) => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => ['state' as const, 'target_id' as const, eb.fn.countAll().as('count')])
    .where('state', '!=', 'delivered')
    .groupBy(['state', 'target_id'])
    .execute();
  return (state: 'waiting' | 'parked', targetId?: number): number =>
    rows
      .filter((row) => row.state === state && (targetId ?? row.target_id) === row.target_id)
      .reduce((sum, { count }) => sum + Number(count), 0);
};

const KEEP_MS = 30 * 24 * HOUR;

/** Forgets what was delivered a month ago. */
export const clearOldDeliveries = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '=', 'delivered')
    .where('next_at', '<', at - KEEP_MS)
    .execute();
};
