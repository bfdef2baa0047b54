import * as t from 'io-ts';
import { described, text } from '../wire/codec';
import { ClosedAttempt, Order, OrderMessage, PastOrders, PlacedOrder } from '../wire/order';
import { CancelRequest, PaymentChange, PurchaseRequest } from '../wire/order-request';
import type { Feature } from './call';
import { ORDER, PAGE, TRACKED_ORDER } from './call';
import {
  ADDRESS_ERRORS,
  CALCULATION_ERRORS,
  CODE_ERRORS,
  NAME_ERRORS,
  PHONE_ERRORS,
  PLACING_ERRORS,
} from './errors';
import { CART, ORDER as EXAMPLE, PLACED_ORDER, SPAN, USER, metaOf } from './examples';

const UUID = text({ format: 'uuid', examples: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] });

const LAST_EVENT = t.partial({
  'Last-Event-ID': text({
    description: 'The number of the last message that came: those after it are sent again',
  }),
});

/** Whoever holds only the key is told the street and no more. */
const TRACKED = {
  access: 'anyone',
  isPersonal: true,
  answers: { 200: Order },
  exampleAnswer: { ...EXAMPLE, address: { street: EXAMPLE.address.street }, comment: '' },
} as const;

const OWN = { access: 'customer', answers: { 200: Order }, exampleAnswer: EXAMPLE } as const;

const CANCEL = {
  method: 'post',
  isCounted: true,
  rules: '13.4 10.6 9.4',
  body: CancelRequest,
  isBodyOptional: true,
  exampleBody: { reason: 'customer_request', text: 'We have eaten' },
  errors: ['not_found', 'cancel_too_late', 'cancel.text_too_long'],
} as const;

const PAY = {
  method: 'post',
  isPersonal: true,
  isCounted: true,
  rules: '13.6',
  body: PaymentChange,
  exampleBody: { type: 'cash', changeFrom: 50 },
  errors: ['not_found', 'payment.not_awaited', 'payment.not_offered', 'payment.change_too_small'],
} as const;

const WATCH = {
  method: 'get',
  rules: '13.3 13.11',
  isCounted: true,
  isStream: true,
  description:
    'First how the order stands, then every change: `event` is status, delay or payment, `id` a running number, `data` as here.',
  answers: { 200: OrderMessage },
  exampleAnswer: {
    id: EXAMPLE.id,
    status: 'process',
    at: '2026-11-27T18:41:00+02:00',
    expected_at: SPAN,
    delayed_by: 0,
    reason: null,
  },
  errors: ['not_found'],
} as const;

export const orders = {
  name: 'orders',
  description: 'Placing and following orders.',
  calls: {
    placeOrder: {
      method: 'post',
      path: '/purchase',
      summary: 'Places an order; the same answer again for the same key and body',
      description:
        'A refused attempt leaves its key free. The server calculates everything itself.',
      rules: '13.6 13.7 13.8 13.10 14.12 8.7 10.6 9.4',
      access: 'guest or customer',
      isPersonal: true,
      isCounted: true,
      parameters: {
        header: t.type({
          'Idempotency-Key': described(
            UUID,
            'Names this attempt: under one key there is at most one order. Rules 13.10.',
          ),
        }),
      },
      body: PurchaseRequest,
      exampleBody: {
        ...CART,
        address: EXAMPLE.address,
        paymentType: 'cash',
        changeFrom: 50,
        firstName: USER.firstName,
        phone: USER.phone,
        expectedTotal: EXAMPLE.total,
      },
      answers: { 201: PlacedOrder },
      exampleAnswer: PLACED_ORDER,
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
    closeAttempt: {
      method: 'post',
      path: '/purchase/attempts/{key}/close',
      summary:
        'What became of an attempt that was not answered; without an order its key is closed',
      rules: '13.10',
      access: 'guest or customer',
      isPersonal: true,
      isCounted: true,
      parameters: { path: t.type({ key: described(UUID, 'The Idempotency-Key of the attempt') }) },
      answers: { 200: ClosedAttempt },
      exampleAnswer: { order: { ...EXAMPLE, tracking_key: PLACED_ORDER.tracking_key } },
      errors: ['not_found', 'in_progress', 'idempotency_conflict'],
    },
    listOrdersInProcess: {
      method: 'get',
      path: '/purchase/processing',
      summary: 'Orders on their way, newest first',
      rules: '13.2',
      access: 'customer',
      answers: { 200: t.readonlyArray(Order) },
      exampleAnswer: [EXAMPLE],
    },
    listPastOrders: {
      method: 'get',
      path: '/purchase/history',
      summary: 'Orders that have ended, newest first, 10 a page',
      rules: '4.2 13.9',
      access: 'customer',
      parameters: { query: PAGE },
      answers: { 200: PastOrders },
      exampleAnswer: { data: [{ ...EXAMPLE, status: 'cancel' }], meta: metaOf(10) },
      errors: ['not_found'],
    },
    showOrder: {
      ...OWN,
      method: 'get',
      path: '/purchase/{id}',
      summary: "A customer's order; a foreign one is not found",
      rules: '13.3 13.11',
      parameters: ORDER,
      errors: ['not_found'],
    },
    cancelOrder: {
      ...OWN,
      ...CANCEL,
      path: '/purchase/{id}/cancel',
      summary: 'Cancels an order as its customer wishes',
      parameters: ORDER,
    },
    watchOrder: {
      ...WATCH,
      path: '/purchase/{id}/events',
      summary: 'Live messages about an order',
      access: 'customer',
      parameters: { ...ORDER, header: LAST_EVENT },
    },
    trackOrder: {
      ...TRACKED,
      method: 'get',
      path: '/purchase/track/{key}',
      summary: 'An order by its key, until 24 hours after its end',
      rules: '13.11',
      isCounted: true,
      parameters: TRACKED_ORDER,
      errors: ['not_found'],
    },
    cancelTrackedOrder: {
      ...TRACKED,
      ...CANCEL,
      path: '/purchase/track/{key}/cancel',
      summary: 'Cancels an order by its key',
      parameters: TRACKED_ORDER,
    },
    watchTrackedOrder: {
      ...WATCH,
      path: '/purchase/track/{key}/events',
      summary: 'Live messages about an order, by its key',
      access: 'anyone',
      isPersonal: true,
      parameters: { ...TRACKED_ORDER, header: LAST_EVENT },
    },
  },
} as const satisfies Feature;

export const payments = {
  name: 'payments',
  description: 'Paying an order that waits for its payment in another way, or trying once more.',
  calls: {
    changePayment: {
      ...OWN,
      ...PAY,
      path: '/purchase/{id}/payment',
      summary: 'How a customer pays an order that waits for its payment',
      parameters: ORDER,
    },
    changeTrackedPayment: {
      ...TRACKED,
      ...PAY,
      path: '/purchase/track/{key}/payment',
      summary: 'The same by the key of the order',
      parameters: TRACKED_ORDER,
    },
  },
} as const satisfies Feature;
