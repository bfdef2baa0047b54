import * as t from 'io-ts';
import type {
  OrderPayment,
  OrderedLine,
  StatusStep,
  TrackedOrder,
} from '../../application/order/tracked-order';
import type { ClosedAttempt } from '../../application/ports/order-gateway';
import { moneyFromDecimal } from '../../domain/money/money';
import type { TrackingKey } from '../../domain/order/order-tracking';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { decoderOf } from '../http/decode';
import { PictureWire, toPicture } from '../http/picture.codec';
import {
  Count,
  Decimal,
  Moment,
  WireId,
  WireOrderId,
  nullable,
  optional,
} from '../http/wire-types';

const SpanWire = t.type({ from: Moment, to: Moment });

/** The secret of an order, as it is written. */
const KeyWire = new t.Type<TrackingKey, string, unknown>(
  'TrackingKey',
  (value): value is TrackingKey => typeof value === 'string',
  (input, context) => {
    const key = typeof input === 'string' ? readTrackingKey(input) : null;
    return key?.ok ? t.success(key.value) : t.failure(input, context);
  },
  String,
);

export const PaymentWire = t.intersection([
  t.type({
    type: t.string,
    status: t.string,
    amount_due_now: Decimal,
    amount_due_later: Decimal,
  }),
  t.partial({ redirect_url: optional(t.string) }),
]);

/** A payment's page is on the shop's own address; any other is not gone to. */
const OWN_PATH = /^\/(?![/\\])/;

export const toPayment = (wire: t.TypeOf<typeof PaymentWire>): OrderPayment => ({
  type: wire.type,
  status: wire.status,
  dueNow: moneyFromDecimal(wire.amount_due_now),
  dueLater: moneyFromDecimal(wire.amount_due_later),
  payAt: wire.redirect_url && OWN_PATH.test(wire.redirect_url) ? wire.redirect_url : null,
});

const StepWire = t.intersection([
  t.type({ status: t.string, at: Moment }),
  t.partial({ reason: optional(t.string), text: optional(t.string) }),
]);

const toStep = (wire: t.TypeOf<typeof StepWire>): StatusStep => ({
  status: wire.status,
  at: wire.at,
  reason: wire.reason ?? null,
  text: wire.text ?? null,
});

const LineWire = t.intersection([
  PictureWire,
  t.type({
    name: t.string,
    qtt: Count,
    total: Decimal,
    ingredients: t.array(t.type({ name: t.string, qtt: Count })),
  }),
  t.partial({ free_of_choice_name: optional(t.string) }),
]);

const toLine = (wire: t.TypeOf<typeof LineWire>): OrderedLine => ({
  name: wire.name,
  quantity: wire.qtt,
  total: moneyFromDecimal(wire.total),
  ingredients: wire.ingredients.map(({ name, qtt }) => ({ name, quantity: qtt })),
  choiceName: wire.free_of_choice_name ?? null,
  picture: toPicture(wire),
});

const OrderWire = t.intersection([
  t.type({
    id: WireOrderId,
    number: t.string,
    status: t.string,
    status_history: t.array(StepWire),
    created_at: Moment,
    expected_at: SpanWire,
    order_type: t.keyof({ delivery: null, pickup: null }),
    goods: t.array(LineWire),
    price: Decimal,
    delivery_price: Decimal,
    total: Decimal,
    payment: PaymentWire,
    can_cancel: t.boolean,
  }),
  t.partial({
    delayed_by: optional(Count),
    address: optional(
      t.intersection([t.type({ street: t.string }), t.partial({ house: t.string })]),
    ),
    branch: optional(t.type({ street: t.string, house: t.string })),
    gifts: optional(t.array(t.type({ id: WireId, name: t.string, qtt: Count }))),
    discounts: optional(t.array(t.type({ type: t.string, name: t.string, amount: Decimal }))),
    equipment: optional(t.array(t.type({ name: t.string, qtt: Count, total: Decimal }))),
    bonuses: optional(Decimal),
  }),
]);
type OrderWire = t.TypeOf<typeof OrderWire>;

const toPlace = ({ address, branch }: OrderWire): string => {
  const place = branch ?? address;
  return [place?.street, place?.house].filter(Boolean).join(' ');
};

const toContents = (wire: OrderWire) => ({
  lines: wire.goods.map(toLine),
  gifts: (wire.gifts ?? []).map(({ id, name, qtt }) => ({ id, name, quantity: qtt })),
  discounts: (wire.discounts ?? []).map(({ type, name, amount }) => ({
    type,
    name,
    amount: moneyFromDecimal(amount),
  })),
  equipment: (wire.equipment ?? []).map(({ name, qtt, total }) => ({
    name,
    quantity: qtt,
    total: moneyFromDecimal(total),
  })),
});

const toSums = (wire: OrderWire) => ({
  goodsPrice: moneyFromDecimal(wire.price),
  deliveryPrice: moneyFromDecimal(wire.delivery_price),
  bonuses: moneyFromDecimal(wire.bonuses ?? 0),
  total: moneyFromDecimal(wire.total),
});

const toOrder = (wire: OrderWire): TrackedOrder => ({
  id: wire.id,
  number: wire.number,
  status: wire.status,
  history: wire.status_history.map(toStep),
  placedAt: wire.created_at,
  expected: wire.expected_at,
  delayedBy: wire.delayed_by ?? 0,
  type: wire.order_type,
  place: toPlace(wire),
  ...toContents(wire),
  ...toSums(wire),
  payment: toPayment(wire.payment),
  canCancel: wire.can_cancel,
});

export const decodeTrackedOrder = decoderOf(OrderWire, toOrder);

export const PlacedWire = t.type({
  id: WireOrderId,
  number: t.string,
  tracking_key: KeyWire,
  payment: PaymentWire,
});

export const toPlaced = (wire: t.TypeOf<typeof PlacedWire>) => ({
  id: wire.id,
  number: wire.number,
  trackingKey: wire.tracking_key,
  payAt: toPayment(wire.payment).payAt,
});

/** What became of an attempt: its order, or null. */
export const decodeClosedAttempt = decoderOf(
  t.type({ order: nullable(PlacedWire) }),
  ({ order }): ClosedAttempt => ({ order: order && toPlaced(order) }),
);
