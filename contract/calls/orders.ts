import * as t from 'io-ts';
import { described, text } from '../wire/codec';
import { ClosedAttempt, Order, OrderMessage, PastOrders, PlacedOrder } from '../wire/order';
import { CancelRequest, PaymentChange, PurchaseRequest } from '../wire/order-request';
import type { Feature } from './call';
import {
  LAST_EVENT as header,
  ORDER,
  PAGE,
  TRACKED_ORDER,
  anyone,
  customer,
  guestOrCustomer,
} from './call';
import {
  ADDRESS_ERRORS,
  CALCULATION_ERRORS,
  CODE_ERRORS,
  NAME_ERRORS,
  PHONE_ERRORS,
  PLACING_ERRORS,
} from './errors';
import { MESSAGE, ORDER as EXAMPLE, PLACED_ORDER, PURCHASE } from './customer-examples';
import { metaOf } from './examples';

const UUID = text({ format: 'uuid', examples: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] });

const ATTEMPT = t.type({
  'Idempotency-Key': described(
    UUID,
    'Names this attempt: under one key there is at most one order. Rules 13.10.',
  ),
});

/** By an order's customer. */
const OWN = { parameters: ORDER, answer: Order, example: EXAMPLE };

/** By its key, which shows the street of the address and no more. */
const TRACKED = {
  parameters: TRACKED_ORDER,
  isPersonal: true,
  answer: Order,
  example: { ...EXAMPLE, address: { street: EXAMPLE.address.street }, comment: '' },
} as const;

const CANCEL = {
  isCounted: true,
  body: CancelRequest,
  isBodyOptional: true,
  exampleBody: { reason: 'customer_request', text: 'We have eaten' },
  errors: ['not_found', 'cancel_too_late', 'cancel.text_too_long'],
} as const;

const PAY = {
  isPersonal: true,
  isCounted: true,
  body: PaymentChange,
  exampleBody: { type: 'cash', changeFrom: 50 },
  errors: ['not_found', 'payment.not_awaited', 'payment.not_offered', 'payment.change_too_small'],
} as const;

const WATCH = {
  isCounted: true,
  isStream: true,
  description:
    'First how the order stands, then every change: `event` is status, delay or payment, `id` a running number, `data` as here.',
  answer: OrderMessage,
  example: MESSAGE,
  errors: ['not_found'],
} as const;

export const orders = {
  name: 'orders',
  description: 'Placing and following orders.',
  calls: {
    placeOrder: guestOrCustomer.post(
      '/purchase',
      '13.6 13.7 13.8 13.10 14.12 8.7 10.6 9.4',
      'Places an order; the same answer again for the same key and body',
      {
        description:
          'A refused attempt leaves its key free. The server calculates everything itself.',
        isPersonal: true,
        isCounted: true,
        parameters: { header: ATTEMPT },
        body: PurchaseRequest,
        exampleBody: PURCHASE,
        answer: PlacedOrder,
        creates: true,
        example: PLACED_ORDER,
        answerHeaders: ['Idempotent-Replay'],
        errors: [
          ...PLACING_ERRORS,
          ...CALCULATION_ERRORS,
          ...CODE_ERRORS,
          ...NAME_ERRORS,
          ...PHONE_ERRORS,
          ...ADDRESS_ERRORS,
          'payment.not_offered',
          'payment.change_too_small',
        ],
      },
    ),
    closeAttempt: guestOrCustomer.post(
      '/purchase/attempts/{key}/close',
      '13.10',
      'What became of an attempt that was not answered; without an order its key is closed',
      {
        isPersonal: true,
        isCounted: true,
        parameters: {
          path: t.type({ key: described(UUID, 'The Idempotency-Key of the attempt') }),
        },
        answer: ClosedAttempt,
        example: { order: { ...EXAMPLE, tracking_key: PLACED_ORDER.tracking_key } },
        errors: ['not_found', 'in_progress', 'idempotency_conflict'],
      },
    ),
    listOrdersInProcess: customer.get(
      '/purchase/processing',
      '13.2',
      'Orders on their way, newest first',
      { answer: t.readonlyArray(Order), example: [EXAMPLE] },
    ),
    listPastOrders: customer.get(
      '/purchase/history',
      '4.2 13.9',
      'Orders that have ended, newest first, 10 a page',
      {
        parameters: { query: PAGE },
        answer: PastOrders,
        example: { data: [{ ...EXAMPLE, status: 'cancel' }], meta: metaOf(10) },
        errors: ['not_found'],
      },
    ),
    showOrder: customer.get(
      '/purchase/{id}',
      '13.3 13.11',
      "A customer's order; a foreign one is not found",
      { ...OWN, errors: ['not_found'] },
    ),
    cancelOrder: customer.post(
      '/purchase/{id}/cancel',
      '13.4 10.6 9.4',
      'Cancels an order as its customer asks',
      { ...OWN, ...CANCEL },
    ),
    watchOrder: customer.get(
      '/purchase/{id}/events',
      '13.3 13.11',
      'Live messages about an order',
      { ...WATCH, parameters: { ...ORDER, header } },
    ),
    trackOrder: anyone.get(
      '/purchase/track/{key}',
      '13.11',
      'An order by its key, until 24 hours after its end',
      { ...TRACKED, isCounted: true, errors: ['not_found'] },
    ),
    cancelTrackedOrder: anyone.post(
      '/purchase/track/{key}/cancel',
      '13.4 10.6 9.4',
      'Cancels an order by its key',
      { ...TRACKED, ...CANCEL },
    ),
    watchTrackedOrder: anyone.get(
      '/purchase/track/{key}/events',
      '13.3 13.11',
      'Live messages about an order, by its key',
      { ...WATCH, isPersonal: true, parameters: { ...TRACKED_ORDER, header } },
    ),
  },
} satisfies Feature;

export const payments = {
  name: 'payments',
  description: 'Paying an order that waits for its payment in another way, or trying once more.',
  calls: {
    changePayment: customer.post(
      '/purchase/{id}/payment',
      '13.6',
      'How a customer pays an order that waits for its payment',
      { ...OWN, ...PAY },
    ),
    changeTrackedPayment: anyone.post(
      '/purchase/track/{key}/payment',
      '13.6',
      'The same by the key of the order',
      { ...TRACKED, ...PAY },
    ),
  },
} satisfies Feature;
