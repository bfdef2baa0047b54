import * as t from 'io-ts';
import { described, nullable, openEnum, shape, text, whole } from './codec';
import { CancelReason, Order, OrderStatus, kitchenFields } from './order';
import { Moment, Money } from './primitives';
import { Span } from './shared';

export const WEBHOOK_TYPES = [
  'order.placed',
  'order.paid',
  'order.status_changed',
  'order.cancelled',
  'order.refunded',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** An order with all that a till or a kitchen needs. */
export const WebhookOrder = t.intersection([
  Order,
  t.type({
    city: described(text(), 'Key of the city'),
    branch_id: whole(1),
    ...kitchenFields,
    persons: whole(0),
  }),
]);

export const WebhookMessage = shape('What a target is sent. docs/webhooks.md.', {
  type: openEnum(WEBHOOK_TYPES),
  timestamp: described(Moment, 'When it happened'),
  data: t.type({
    change: shape('How the order stood then', {
      status: OrderStatus,
      expected_at: Span,
      delayed_by: described(whole(0), 'Minutes'),
      reason: nullable(CancelReason),
      text: nullable(text()),
      payment_status: text(),
      refunded: nullable(described(Money, 'What begins to go back with it')),
    }),
    order: described(WebhookOrder, 'As it stands when this is sent'),
  }),
});
