import type { Generated } from 'kysely';
import type { RefundState } from '../../../src/domain/payment/order-money';
import type { AttemptState } from '../../../src/domain/payment/payment-attempt';

/** Attempts to pay orders online, and what goes back of them. */
export interface PaymentTables {
  payments: PaymentTable;
  refunds: RefundTable;
}

export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  /** Names it in addresses and at the provider. */
  key: string;
  provider: 'sandbox' | 'stripe';
  /** The provider's own name of it, and the page that takes the money; null until it was started there. */
  ref: string | null;
  page_url: string | null;
  amount: number;
  /** The code of the currency and its decimals. */
  currency: string;
  digits: number;
  state: AttemptState;
  created_at: number;
  /** When the money came; null until then. */
  paid_at: number | null;
  /** When the provider is asked about it next; null for never. */
  next_at: number | null;
}

export interface RefundTable {
  id: Generated<number>;
  payment_id: number;
  amount: number;
  reason: string;
  state: RefundState;
  /** Makes the refund idempotent at the provider. */
  key: string;
  /** Those that have failed. */
  attempts: number;
  next_at: number;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: number;
}
