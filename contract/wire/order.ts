import * as t from 'io-ts';
import { CANCEL_REASONS } from '../../src/domain/order/cancellation';
import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import type { TrackingKey } from '../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import { PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import { BUILDINGS } from './address';
import { Calculation, ChangedIngredient, Discount, EquipmentLine, Gift } from './cart';
import { CityPhone } from './city';
import {
  KnownItemsType,
  LeafType,
  described,
  lenient,
  nullable,
  text,
  tolerant,
  whole,
  openEnum,
  shape,
} from './codec';
import {
  Amount,
  BranchId,
  Latitude,
  Longitude,
  Moment,
  Money,
  Name,
  OptionId,
  OrderId,
  OrderType,
  ProductId,
  Slug,
} from './primitives';
import { Currency } from './settings';
import { Meta, Span, picture } from './shared';

/** The secret of an order, as it is written. Rules 13.11. */
export const TrackingKeyText = new LeafType<TrackingKey, string>(
  'the key of an order',
  { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' },
  (input) => {
    const key = typeof input === 'string' ? readTrackingKey(input) : null;
    return key?.ok ? key.value : null;
  },
  String,
);

export const OrderStatus = described(
  openEnum(ORDER_STATUSES),
  'Where an order stands. Rules 13.1, 13.2.',
);
export type OrderStatus = t.TypeOf<typeof OrderStatus>;

export const CancelReason = described(openEnum(CANCEL_REASONS), 'Rules 13.4.');
export type CancelReason = t.TypeOf<typeof CancelReason>;

export const Payment = t.intersection([
  shape('Rules 13.6.', {
    type: openEnum(PAYMENT_TYPES),
    status: openEnum(['pending', 'declined', 'due', 'paid', 'refund']),
    amount_due_now: Money,
    amount_due_later: Money,
    redirect_url: tolerant(nullable(described(text(), 'Where it is paid online'))),
  }),
  t.partial({
    refunded: lenient(described(Money, 'What of it has gone back, or is on its way. Rules 13.15.')),
  }),
]);
export type Payment = t.TypeOf<typeof Payment>;

/** With the key alone, only the street is shown. */
export const OrderAddress = t.intersection([
  t.type({ street: text() }),
  t.partial({
    type: tolerant(openEnum(BUILDINGS)),
    house: tolerant(text()),
    entrance: tolerant(text()),
    floor: tolerant(text()),
    flat: tolerant(text()),
    code: tolerant(text()),
    comment: tolerant(text()),
    lat: lenient(Latitude),
    lng: lenient(Longitude),
    googlePlaceId: lenient(text()),
  }),
]);
export type OrderAddress = t.TypeOf<typeof OrderAddress>;

export const OrderLine = t.intersection([
  t.type({
    id: ProductId,
    name: text(),
    ...picture,
    amount: lenient(Amount),
    measure: lenient(text()),
    qtt: whole(0, undefined, { minimum: 1, maximum: 99 }),
    price: lenient(Money),
    actual_price: lenient(Money),
    free_of_choice: tolerant(nullable(OptionId)),
    ingredients: t.readonlyArray(ChangedIngredient),
    total: Money,
  }),
  t.partial({ chpu: lenient(Slug), free_of_choice_name: nullable(text()) }),
]);
export type OrderLine = t.TypeOf<typeof OrderLine>;

const OrderBranch = t.type({
  id: lenient(BranchId),
  street: text(),
  house: text(),
  lat: lenient(Latitude),
  lng: lenient(Longitude),
});

export const StatusStep = t.intersection([
  t.type({ status: OrderStatus, at: Moment }),
  t.partial({ reason: nullable(CancelReason), text: nullable(text()) }),
]);
export type StatusStep = t.TypeOf<typeof StatusStep>;

const COMES = described(Span, 'When it comes');

export const orderFields = {
  id: OrderId,
  number: Name,
  status: OrderStatus,
  status_history: described(t.readonlyArray(StatusStep), { minItems: 1 }),
  created_at: Moment,
  expected_at: COMES,
  delayed_by: tolerant(described(whole(0), 'Minutes. Rules 13.5.')),
  order_type: OrderType,
  address: tolerant(nullable(OrderAddress)),
  branch: tolerant(nullable(OrderBranch)),
  goods: t.readonlyArray(OrderLine),
  gifts: tolerant(t.readonlyArray(Gift)),
  equipment: tolerant(t.readonlyArray(EquipmentLine)),
  discounts: tolerant(t.readonlyArray(Discount)),
  price: Money,
  delivery_price: Money,
  bonuses: tolerant(Money),
  total: Money,
  payment: Payment,
  comment: tolerant(text()),
  can_cancel: t.boolean,
  can_reorder: tolerant(t.boolean),
  phones: tolerant(t.readonlyArray(CityPhone)),
};

/** What a backend may leave out of an order. */
export const furtherFields = {
  currency: described(
    tolerant(Currency),
    'In which it was placed, also after the shop has changed to another; the same as that of the settings where left out',
  ),
};

/** What only the restaurant sees of an order, and who it tells. */
export const kitchenFields = {
  phone: described(text(), 'Empty once the customer has left'),
  first_name: text(),
  do_not_call_back: t.boolean,
  change_from: described(nullable(Money), 'The note that change is asked for'),
  promo_code: nullable(text()),
};

export const Order = t.intersection([t.type(orderFields), t.partial(furtherFields)]);
export type Order = t.TypeOf<typeof Order>;

export const PastOrders = t.type({ data: t.readonlyArray(Order), meta: lenient(Meta) });
export type PastOrders = t.TypeOf<typeof PastOrders>;

export const PlacedOrder = t.type({
  id: OrderId,
  number: Name,
  status: lenient(OrderStatus),
  tracking_key: TrackingKeyText,
  created_at: lenient(Moment),
  expected_at: lenient(COMES),
  total: lenient(Money),
  payment: Payment,
});
export type PlacedOrder = t.TypeOf<typeof PlacedOrder>;

export const ClosedAttempt = shape(
  'Null: there is none, and none will come of this key. Rules 13.10.',
  {
    order: nullable(t.intersection([Order, t.type({ tracking_key: TrackingKeyText })])),
  },
);
export type ClosedAttempt = t.TypeOf<typeof ClosedAttempt>;

export const OrderMessage = described(
  t.intersection([
    t.type({
      id: OrderId,
      status: OrderStatus,
      at: Moment,
      expected_at: COMES,
      delayed_by: whole(0),
      reason: nullable(CancelReason),
    }),
    t.partial({ payment_status: text() }),
  ]),
  'The data of a message. Rules 13.3, 13.11.',
);
export type OrderMessage = t.TypeOf<typeof OrderMessage>;

/** A change of one kind, before and after. */
const changeOf = <Kind extends string, C extends t.Mixed>(kind: Kind, value: C) =>
  t.type({ kind: t.literal(kind), name: nullable(text()), before: value, after: value });

export const OrderChange = t.union([
  changeOf('price', Money),
  changeOf('delivery_price', nullable(Money)),
  changeOf('discount', nullable(Money)),
  changeOf('unavailable', whole(0)),
  changeOf('gift', whole(0)),
  changeOf('slot', nullable(Moment)),
  changeOf('zone', nullable(text())),
]);
export type OrderChange = t.TypeOf<typeof OrderChange>;

export const CartChanged = shape('What is no longer as the customer was shown it. Rules 13.8.', {
  message: lenient(text({ minLength: 1 })),
  code: t.literal('cart_changed'),
  request_id: lenient(text({ minLength: 1 })),
  changes: described(new KnownItemsType(OrderChange), { minItems: 1 }),
  calculation: Calculation,
});
export type CartChanged = t.TypeOf<typeof CartChanged>;
