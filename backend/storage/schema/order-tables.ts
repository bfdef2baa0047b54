import type { Generated } from 'kysely';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import type { OrderType } from '../../../src/domain/fulfilment/order-type';
import type { PaymentType } from '../../../src/domain/order/payment-type';
import type { Flag } from './flag';

/** Orders, what happened to them, and the attempts to place them. */
export interface OrderTables {
  orders: OrderTable;
  order_events: OrderEventTable;
  order_attempts: OrderAttemptTable;
}

export interface OrderTable {
  id: Generated<number>;
  /** What the customer and the kitchen call it. */
  number: string;
  city_id: number;
  branch_id: number;
  /** Null for a guest. */
  customer_id: number | null;
  /** Blank once the customer has left. */
  phone: string;
  first_name: string;
  /** By what a guest has proved the phone; null where nobody has. Customers are reached as their account says. */
  channel: 'sms' | null;
  /** Where the receipt goes; null for none. */
  email: string | null;
  locale: string;
  order_type: OrderType;
  status: OrderStatus;
  /** Its holder may follow this order. */
  tracking_key: string;
  created_at: number;
  /** The time that was chosen; null for as soon as possible. */
  slot_at: number | null;
  expected_from: number;
  expected_to: number;
  delayed_minutes: number;
  finished_at: number | null;
  payment_type: PaymentType;
  payment_status: 'pending' | 'declined' | 'due' | 'paid' | 'refund';
  amount_due_now: number;
  amount_due_later: number;
  /** Names the attempt to pay online that counts; null without one. */
  payment_key: string | null;
  /** When what was due online had come, or was no longer waited for; null until then. */
  paid_at: number | null;
  /** When the branch opens, for an order that was placed while it was closed; else null. */
  opens_at: number | null;
  /** When the restaurant was alarmed that nobody has accepted it; null before that. */
  alarmed_at: number | null;
  price: number;
  delivery_price: number;
  bonuses: number;
  total: number;
  promo_code: string | null;
  comment: string;
  change_from: number | null;
  do_not_call_back: Flag;
  cancel_reason: string | null;
  cancel_text: string | null;
  /** Lines, gifts, equipment, discounts, trace, address or branch, as they were when it was placed. */
  contents_json: string;
}

/** The running number of an event is its id, over all orders. */
export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  /** Customers see nothing of `staff`. */
  type: 'status' | 'delay' | 'payment' | 'staff';
  at: number;
  data_json: string;
}

/** What became of an idempotency key. An attempt at work is a transaction of the database. */
export interface OrderAttemptTable {
  key: string;
  state: 'done' | 'closed';
  body_hash: string | null;
  order_id: number | null;
  /** The answer to repeat; null for a closed one. */
  answer_json: string | null;
  created_at: number;
}
