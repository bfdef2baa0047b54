import type { WebhookType } from '../../contract/wire/webhook';
import type { OrderEvent } from '../order/order-events';

/**
 * Returns what an event of an order is called on its way to a target. A changed time and a changed way of
 * paying count as changes of its status: a till shows both. Null for what staff have only begun.
 */
export const webhookTypeOf = (
  {
    type,
    status,
    paymentStatus,
    paid,
    refunded,
  }: Pick<OrderEvent, 'type' | 'status' | 'paymentStatus' | 'paid' | 'refunded'>,
  isFirst: boolean,
): WebhookType | null => {
  if (type === 'staff') return null;
  if (isFirst) return 'order.placed';
  const isRefund = type === 'payment' && paymentStatus === 'refund';
  if (isRefund || refunded !== undefined) return 'order.refunded';
  // Also a deposit, after which the rest is due.
  if (paid !== undefined) return 'order.paid';
  if (type === 'payment' && paymentStatus === 'paid') return 'order.paid';
  return type === 'status' && status === 'cancel' ? 'order.cancelled' : 'order.status_changed';
};
