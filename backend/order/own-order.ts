import type { Customer } from '../customer/session';
import type { Refusal } from '../refusal/refusal';
import type { Order } from './order-row';

/** The key of an attempt has made another order, or somebody else's. */
export const IDEMPOTENCY_CONFLICT: Refusal = {
  code: 'idempotency_conflict',
  message: { text: 'idempotency_conflict' },
};

/** A guest's order belongs to the holder of its idempotency key; a customer's only to them. Rules 13.10. */
export const isOwnOrder = ({ row }: Order, customer: Customer | null): boolean =>
  row.customer_id === null || row.customer_id === customer?.id;
