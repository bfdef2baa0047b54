import { pauseAfter } from '../../../backend/webhook/retry-schedule';
import { webhookTypeOf } from '../../../backend/webhook/webhook-type';

it.each([
  ['status', 'new', 'pending', true, 'order.placed'],
  // Brought back by whoever accepted it too early.
  ['status', 'new', 'due', false, 'order.status_changed'],
  ['delay', 'process', 'due', false, 'order.status_changed'],
  ['payment', 'new', 'declined', false, 'order.status_changed'],
  ['payment', 'new', 'paid', false, 'order.paid'],
  ['payment', 'cancel', 'refund', false, 'order.refunded'],
  ['status', 'cancel', 'refund', false, 'order.cancelled'],
  // Refused on the board, and may be undone for some seconds.
  ['staff', 'new', 'due', false, null],
  ['status', 'complete', 'paid', false, 'order.status_changed'],
] as const)(
  'a %s event of an order that is %s and %s (first: %s) is %s',
  (type, status, paymentStatus, isFirst, name) => {
    expect(webhookTypeOf({ type, status, paymentStatus }, isFirst)).toBe(name);
  },
);

it('tells of a deposit that was paid, after which the rest is due', () => {
  const event = { type: 'payment', status: 'new', paymentStatus: 'due', paid: 500 } as const;
  expect(webhookTypeOf(event, false)).toBe('order.paid');
});

it('tells of a part of the money that goes back, although the order stays paid', () => {
  const event = {
    type: 'payment',
    status: 'process',
    paymentStatus: 'paid',
    refunded: 500,
  } as const;
  expect(webhookTypeOf(event, false)).toBe('order.refunded');
});

it('gives up after about a day', () => {
  const pauses = Array.from({ length: 11 }, (_, attempt) => pauseAfter(attempt + 1));
  expect(pauses.at(-1)).toBeNull();
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
});
