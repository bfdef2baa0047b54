import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import { PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import { ADDRESS_PARTS } from './features/address';
import { CALCULATE_FIELDS } from './features/cart';
import type { Schema } from './schema';
import { described, flag, list, object, orNull, ref, text, whole, words } from './schema';
import { picture, span } from './shared-schemas';

const STATUS = words(...ORDER_STATUSES);

const REASON = words(
  'out_of_items',
  'kitchen_closed',
  'too_busy',
  'cannot_deliver',
  'customer_request',
  'payment_failed',
  'not_accepted',
  'other',
);

const TRACKING_KEY = text({ pattern: '^[A-Za-z0-9_-]{22}$' });

const CHOSEN_PAYMENT = words(...PAYMENT_TYPES);

/** Whoever holds only the key sees the street and no more. */
const ORDER_ADDRESS: Schema = object(
  { street: text() },
  {
    type: words('flat', 'house', 'office'),
    house: text(),
    entrance: text(),
    floor: text(),
    flat: text(),
    code: text(),
    comment: text(),
    lat: ref('Latitude'),
    lng: ref('Longitude'),
    googlePlaceId: text(),
  },
);

const ORDER_LINE: Schema = object(
  {
    id: ref('Id'),
    name: text(),
    ...picture,
    amount: { type: 'number', minimum: 0 },
    measure: text(),
    qtt: whole(1, 99),
    price: ref('Money'),
    actual_price: ref('Money'),
    free_of_choice: orNull(ref('Id')),
    ingredients: list(
      object({
        id: ref('Id'),
        qtt: whole(0, 10),
        name: text(),
        paid_goods: orNull(ref('PaidGoods')),
      }),
    ),
    total: ref('Money'),
  },
  { chpu: ref('Slug'), free_of_choice_name: orNull(text()) },
);

const BRANCH: Schema = object({
  id: ref('Id'),
  street: text(),
  house: text(),
  lat: ref('Latitude'),
  lng: ref('Longitude'),
});

const ORDER_FIELDS: Readonly<Record<string, Schema>> = {
  id: ref('Id'),
  number: text({ minLength: 1 }),
  status: ref('OrderStatus'),
  status_history: list(
    object(
      { status: ref('OrderStatus'), at: ref('Moment') },
      { reason: orNull(ref('CancelReason')), text: orNull(text()) },
    ),
    { minItems: 1 },
  ),
  created_at: ref('Moment'),
  expected_at: span('When it comes'),
  delayed_by: described(whole(0), 'Minutes. Rules 13.5.'),
  order_type: ref('OrderType'),
  address: orNull(ORDER_ADDRESS),
  branch: orNull(BRANCH),
  goods: list(ORDER_LINE),
  gifts: list(ref('Gift')),
  equipment: list(ref('EquipmentLine')),
  discounts: list(ref('Discount')),
  price: ref('Money'),
  delivery_price: ref('Money'),
  bonuses: ref('Money'),
  total: ref('Money'),
  payment: ref('Payment'),
  comment: text(),
  can_cancel: flag(),
  can_reorder: flag(),
  phones: list(ref('CityPhone')),
};

/** What a backend may leave out of an order. */
const FURTHER_FIELDS: Readonly<Record<string, Schema>> = {
  currency: described(
    ref('Currency'),
    'In which it was placed, also after the shop has changed to another; the same as that of the settings where left out',
  ),
};

/** What orders and their payments are made of. */
export const ORDER_SCHEMAS: Readonly<Record<string, Schema>> = {
  OrderStatus: described(STATUS, 'Where an order stands. Rules 13.1, 13.2.'),
  CancelReason: described(REASON, 'Rules 13.4.'),
  PurchaseRequest: object(
    {
      domainId: ref('Id'),
      goods: list(ref('RequestLine'), { minItems: 1, maxItems: 100 }),
      paymentType: CHOSEN_PAYMENT,
      expectedTotal: described(ref('Money'), 'The total that the customer was shown last'),
    },
    {
      ...CALCULATE_FIELDS,
      addressId: orNull(ref('Id')),
      address: orNull(object({}, ADDRESS_PARTS)),
      changeFrom: orNull(ref('Money')),
      doNotCallBack: orNull(flag()),
      comment: orNull(text({ maxLength: 5000, description: 'At most 500 characters' })),
      firstName: orNull(text({ maxLength: 1000, description: 'Of a guest' })),
      phone: orNull(text({ maxLength: 64, description: 'Of a guest' })),
      returnUrl: orNull(text({ description: "A path on the shop's own address" })),
      code: orNull(
        text({
          maxLength: 64,
          description: "That was sent to a guest's phone, where the shop asks for one",
        }),
      ),
    },
    {
      description:
        'What is calculated, and where it goes, how it is paid and who wants it: `addressId` (signed in), `address` or `pickupId`. Rules 13.6, 13.7.',
    },
  ),
  Payment: object(
    {
      type: CHOSEN_PAYMENT,
      status: words('pending', 'declined', 'due', 'paid', 'refund'),
      amount_due_now: ref('Money'),
      amount_due_later: ref('Money'),
      redirect_url: orNull(text({ description: 'Where it is paid online' })),
    },
    {},
    { description: 'Rules 13.6.' },
  ),
  PlacedOrder: object({
    id: ref('Id'),
    number: text({ minLength: 1 }),
    status: ref('OrderStatus'),
    tracking_key: TRACKING_KEY,
    created_at: ref('Moment'),
    expected_at: span('When it comes'),
    total: ref('Money'),
    payment: ref('Payment'),
  }),
  Order: object(ORDER_FIELDS, FURTHER_FIELDS),
  CancelRequest: object(
    {},
    {
      reason: orNull(ref('CancelReason')),
      text: orNull(text({ maxLength: 5000, description: 'At most 500 characters' })),
    },
  ),
  PaymentChange: object({ type: CHOSEN_PAYMENT }, { changeFrom: orNull(ref('Money')) }),
  ClosedAttempt: object(
    { order: orNull(object(ORDER_FIELDS, { tracking_key: TRACKING_KEY })) },
    {},
    { description: 'Null: there is none, and none will come of this key. Rules 13.10.' },
  ),
  OrderMessage: object(
    {
      id: ref('Id'),
      status: ref('OrderStatus'),
      at: ref('Moment'),
      expected_at: span('When it comes'),
      delayed_by: whole(0),
      reason: orNull(ref('CancelReason')),
    },
    { payment_status: text() },
    { description: 'The data of a message. Rules 13.3, 13.11.' },
  ),
  OrderChange: object({
    kind: words('price', 'delivery_price', 'unavailable', 'discount', 'gift', 'slot', 'zone'),
    name: orNull(text()),
    before: { type: ['number', 'string', 'null'] },
    after: { type: ['number', 'string', 'null'] },
  }),
  CartChanged: object(
    {
      message: text({ minLength: 1 }),
      code: { const: 'cart_changed' },
      request_id: text({ minLength: 1 }),
      changes: list(ref('OrderChange'), { minItems: 1 }),
      calculation: ref('Calculation'),
    },
    {},
    { description: 'What is no longer as the customer was shown it. Rules 13.8.' },
  ),
};
