import * as t from 'io-ts';
import { ORDER_EXAMPLES as examples } from '../examples/order-examples';
import { PURCHASE_EXAMPLES } from '../examples/purchase-examples';
import { CALCULATION_ERRORS } from '../calculation-errors';
import type { FeatureContract, Operation, SuccessAnswer } from '../operation';
import { IDEMPOTENCY_KEY, ORDER_ID, PAGE, TRACKING_KEY, path } from '../parameters';
import type { Parameter } from '../operation';
import { text } from '../../wire/codec';
import { ClosedAttempt, Order, OrderMessage, PastOrders, PlacedOrder } from '../../wire/order';
import { CancelRequest, PurchaseRequest } from '../../wire/order-request';

const ORDER: SuccessAnswer = {
  description: 'The order',
  schema: Order,
  examples: { delivered: examples.order, fetched: examples.pickup, cancelled: examples.cancelled },
};

const TRACKED: SuccessAnswer = {
  description: 'The order as far as whoever holds the key may see it',
  schema: Order,
  examples: { tracked: examples.tracked },
};

const EVENTS: SuccessAnswer = {
  description:
    'First how the order stands, then every change: `event` is status, delay or payment, `id` a running number, `data` as here',
  schema: OrderMessage,
  examples: { preparing: examples.message },
  mediaType: 'text/event-stream',
};

const LAST_EVENT: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The number of the last message that came: those after it are sent again',
  required: false,
  schema: text(),
};

const CANCEL = {
  method: 'post',
  isCounted: true,
  rules: ['13.4', '10.6', '9.4'],
  body: {
    schema: CancelRequest,
    examples: { wish: { reason: 'customer_request', text: 'We have eaten' }, silent: {} },
    isOptional: true,
  },
  errors: ['not_found', 'cancel_too_late', 'cancel.text_too_long'],
} as const satisfies Partial<Operation>;

const PLACE: Operation = {
  id: 'placeOrder',
  method: 'post',
  path: '/purchase',
  summary: 'Places an order',
  description: 'A refused attempt leaves its key free. The server calculates everything itself.',
  rules: ['13.6', '13.7', '13.8', '13.10', '14.12', '8.7', '10.6', '9.4'],
  access: 'guest or customer',
  isPersonal: true,
  isCounted: true,
  parameters: [IDEMPOTENCY_KEY],
  body: { schema: PurchaseRequest, examples: PURCHASE_EXAMPLES },
  answers: {
    201: {
      description: 'The order; the same answer again for the same key and body',
      schema: PlacedOrder,
      examples: { cash: examples.placed, online: examples.placedOnline },
      headers: ['Idempotent-Replay'],
    },
  },
  errors: [
    'idempotency_key_required',
    'idempotency_key_invalid',
    'idempotency_conflict',
    'in_progress',
    'attempt_closed',
    'cart_changed',
    'order.unconfirmed',
    'order.code_needed',
    'code.wrong',
    'code.expired',
    'code.too_many',
    ...CALCULATION_ERRORS,
    'quantity_range',
    'too_many_lines',
    'promo.too_long',
    'bonus.not_a_number',
    'name.required',
    'name.too_long',
    'name.characters',
    'phone.empty',
    'phone.incomplete',
    'phone.too_long',
    'address.empty',
    'address.house_missing',
    'address.too_long',
    'address.place_missing',
    'order.cart_empty',
    'order.address_required',
    'order.address_unknown',
    'order.branch_required',
    'order.comment_too_long',
    'min_order',
    'payment.not_offered',
    'payment.change_too_small',
    'time.closed',
    'time.paused',
    'time.slot_full',
    'time.too_late',
    'time.too_far',
  ],
};

export const ordersContract: FeatureContract = {
  name: 'orders',
  description: 'Placing and following orders.',
  operations: [
    PLACE,
    {
      id: 'closeAttempt',
      method: 'post',
      path: '/purchase/attempts/{key}/close',
      summary:
        'What became of an attempt that was not answered; without an order its key is closed',
      rules: ['13.10'],
      access: 'guest or customer',
      isPersonal: true,
      isCounted: true,
      parameters: [
        path(
          'key',
          'The Idempotency-Key of the attempt',
          text({ format: 'uuid' }),
          IDEMPOTENCY_KEY.example,
        ),
      ],
      answers: {
        200: {
          description: 'The order, or none',
          schema: ClosedAttempt,
          examples: { none: { order: null }, placed: { order: examples.closedWithOrder } },
        },
      },
      errors: ['not_found', 'in_progress', 'idempotency_conflict'],
    },
    {
      id: 'listOrdersInProcess',
      method: 'get',
      path: '/purchase/processing',
      summary: 'Orders on their way, newest first',
      rules: ['13.2'],
      access: 'customer',
      answers: {
        200: {
          description: 'The orders',
          schema: t.readonlyArray(Order),
          examples: { one: [examples.order], none: [] },
        },
      },
    },
    {
      id: 'listPastOrders',
      method: 'get',
      path: '/purchase/history',
      summary: 'Orders that have ended, newest first, 10 a page',
      rules: ['4.2', '13.9'],
      access: 'customer',
      parameters: [PAGE],
      answers: {
        200: {
          description: 'One page of orders',
          schema: PastOrders,
          examples: { one: examples.history },
        },
      },
      errors: ['not_found'],
    },
    {
      id: 'showOrder',
      method: 'get',
      path: '/purchase/{id}',
      summary: "A customer's order; a foreign one is not found",
      rules: ['13.3', '13.11'],
      access: 'customer',
      parameters: [ORDER_ID],
      answers: { 200: ORDER },
      errors: ['not_found'],
    },
    {
      id: 'cancelOrder',
      path: '/purchase/{id}/cancel',
      summary: 'Cancels an order as its customer wishes',
      access: 'customer',
      parameters: [ORDER_ID],
      answers: { 200: ORDER },
      ...CANCEL,
    },
    {
      id: 'watchOrder',
      method: 'get',
      path: '/purchase/{id}/events',
      summary: 'Live messages about an order',
      rules: ['13.3', '13.11'],
      access: 'customer',
      isCounted: true,
      parameters: [ORDER_ID, LAST_EVENT],
      answers: { 200: EVENTS },
      errors: ['not_found'],
    },
    {
      id: 'trackOrder',
      method: 'get',
      path: '/purchase/track/{key}',
      summary: 'An order by its key, until 24 hours after its end',
      rules: ['13.11'],
      access: 'anyone',
      isPersonal: true,
      isCounted: true,
      parameters: [TRACKING_KEY],
      answers: { 200: TRACKED },
      errors: ['not_found'],
    },
    {
      id: 'cancelTrackedOrder',
      path: '/purchase/track/{key}/cancel',
      summary: 'Cancels an order by its key',
      access: 'anyone',
      isPersonal: true,
      parameters: [TRACKING_KEY],
      answers: { 200: TRACKED },
      ...CANCEL,
    },
    {
      id: 'watchTrackedOrder',
      method: 'get',
      path: '/purchase/track/{key}/events',
      summary: 'Live messages about an order, by its key',
      rules: ['13.3', '13.11'],
      access: 'anyone',
      isPersonal: true,
      isCounted: true,
      parameters: [TRACKING_KEY, LAST_EVENT],
      answers: { 200: EVENTS },
      errors: ['not_found'],
    },
  ],
};
