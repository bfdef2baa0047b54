import type { Generated } from 'kysely';
import type { OrderMessageKind, ReceiptKind } from '../../../src/domain/order/order-message';

/** What customers hear of their orders. */
export interface MessageTables {
  order_messages: OrderMessageTable;
  order_message_progress: MessageProgressTable;
}

/** One thing to tell one customer. Text and address are made when it is sent: nothing personal is stored here. */
export interface OrderMessageTable {
  id: Generated<number>;
  order_id: number;
  event_id: number;
  kind: OrderMessageKind | ReceiptKind;
  channel: 'sms' | 'whatsapp' | 'telegram' | 'email';
  /** Sending: claimed by a process, and never sent again, whatever became of it. */
  state: 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed';
  attempts: number;
  /** When it happened. */
  at: number;
  next_at: number;
  /** The end of the time that the message named; null before it was sent. */
  told_to: number | null;
  /** Why it was dropped, or has not been sent. */
  problem: string | null;
}

/** Up to which event messages have been made. */
export interface MessageProgressTable {
  id: number;
  last_event: number;
}
