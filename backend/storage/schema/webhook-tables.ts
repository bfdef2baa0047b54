import type { Generated } from 'kysely';
import type { WebhookType } from '../../../contract/wire/webhook';

/** Who hears of orders over HTTP, and what each of them has still to hear. */
export interface WebhookTables {
  webhook_targets: WebhookTargetTable;
  webhook_deliveries: WebhookDeliveryTable;
}

export interface WebhookTargetTable {
  id: Generated<number>;
  url: string;
  /** Signs what is sent, so it is stored as it is: `whsec_…`. */
  secret: string;
  /** The event up to which deliveries have been made for it. */
  last_event: number;
}

/** One event on its way to one target. Its body is made when it is sent. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  target_id: number;
  /** The same at each attempt, so that the receiver knows a repetition. */
  message_id: string;
  event_id: number;
  order_id: number;
  type: WebhookType;
  /** Parked: given up after a day, until the operator sends it again. */
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  next_at: number;
  /** What came of the last attempt; null where it was taken, or before the first. */
  problem: string | null;
}
