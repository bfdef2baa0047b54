import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { newestEvent } from '../order/order-events';
import type { ShopDatabase } from '../storage/schema';
import type { WebhookTargetTable } from '../storage/schema/webhook-tables';

/** Somebody who hears of orders: a till, a kitchen display, a statistic. */
export type WebhookTarget = Selectable<WebhookTargetTable>;

const SECRET_BYTES = 32;

/** Whatever is changed about targets and their deliveries goes one after the other. */
export const WEBHOOK_TURN = 'webhooks';

export const webhookTargets = (db: Kysely<ShopDatabase>): Promise<WebhookTarget[]> =>
  db.selectFrom('webhook_targets').selectAll().orderBy('id').execute();

/** Adds a target with a new secret. It hears of what happens from now on. */
export const addWebhookTarget = async (
  db: Transaction<ShopDatabase>,
  url: string,
): Promise<WebhookTarget> =>
  db
    .insertInto('webhook_targets')
    .values({
      url,
      secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
      last_event: await newestEvent(db),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Removes a target with all that it has not heard; false where there is none of that number. */
export const removeWebhookTarget = async (
  db: Transaction<ShopDatabase>,
  id: number,
): Promise<boolean> => {
  await db.deleteFrom('webhook_deliveries').where('target_id', '=', id).execute();
  const { numDeletedRows } = await db
    .deleteFrom('webhook_targets')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
