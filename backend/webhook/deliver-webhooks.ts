import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Localise } from '../i18n/localised-text';
import { giveLeaseBack, takeLease } from '../storage/lease';
import type { PeriodicTask } from '../periodic/start-periodic';
import { startLanes } from '../periodic/start-lanes';
import type { Storage } from '../storage/storage';
import { ANSWER_TIME, sendWebhook } from './send-webhook';
import { webhookBody } from './webhook-body';
import type { WebhookDelivery } from './webhook-deliveries';
import { nextDelivery, noteAttempt, queueDeliveries } from './webhook-deliveries';
import type { WebhookTarget } from './webhook-targets';
import { webhookTargets } from './webhook-targets';

export interface WebhookDeps {
  readonly storage: Storage;
  readonly log: Logger;
  readonly now: () => Date;
  /** Names are sent in the shop's first language, which the kitchen reads. */
  readonly localise: Localise;
  readonly answerTime?: number;
}

const EVERY_MS = 1000;

/** In milliseconds: longer than any attempt, so that no other process begins the same. */
const LEASE_MS = 6 * ANSWER_TIME;

/** Returns why a delivery was not taken, null where it was. One that cannot be written holds up no other. */
const attempt = async (
  { storage, log, now, localise, answerTime }: WebhookDeps,
  target: WebhookTarget,
  delivery: WebhookDelivery,
): Promise<string | null> => {
  let body: string;
  try {
    body = await webhookBody(storage.shop, delivery, localise);
  } catch (err) {
    log.error({ err, delivery: delivery.id }, 'a webhook could not be written');
    return 'it could not be written';
  }
  const sent = await sendWebhook(target, { id: delivery.message_id, body }, now(), answerTime);
  return sent.ok ? null : sent.error;
};

/** Sends a target all that is due, one after the other, unless another process is at it. */
export const deliverTo = async (
  deps: WebhookDeps,
  target: WebhookTarget,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  const { storage, log, now } = deps;
  const lease = { name: `webhooks ${String(target.id)}`, holder: randomUUID() };
  const { shop: db } = storage;
  try {
    while (!isStopping() && (await takeLease(db, lease, now().getTime(), LEASE_MS))) {
      const delivery = await nextDelivery(db, target, now().getTime());
      if (delivery === undefined) return;
      const problem = await attempt(deps, target, delivery);
      const state = await noteAttempt(db, delivery, problem, now().getTime());
      if (state === 'parked')
        log.error({ target: target.id, delivery: delivery.id, problem }, 'a webhook was given up');
    }
  } finally {
    await giveLeaseBack(db, lease);
  }
};

/**
 * Delivers what happens to orders for as long as the backend runs. Targets do not wait for each other.
 * Each process of the shop may do so.
 */
export const startWebhooks = (deps: WebhookDeps): PeriodicTask => {
  const { storage, log, now } = deps;
  return startLanes({
    everyMs: EVERY_MS,
    lanes: async () => {
      await queueDeliveries(storage, now().getTime());
      return webhookTargets(storage.shop);
    },
    keyOf: ({ id }) => id,
    run: (target, isStopping) => deliverTo(deps, target, isStopping),
    failed: (error) => {
      log.error({ err: error }, 'webhooks could not be delivered');
    },
  });
};
