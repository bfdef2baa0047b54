import * as t from 'io-ts';
import { isOwnPath } from '../../domain/navigation/is-own-path';
import type {
  OrderAddress,
  OrderPayment,
  StatusStep,
  TrackedOrder,
} from '../../domain/order/tracked-order';
import type { ClosedAttempt, EndedOrders } from '../../application/ports/order-gateway';
import type { Currency } from '../../domain/money/money';
import type { TrackingKey } from '../../domain/order/order-tracking';
import { readTrackingKey } from '../../domain/order/order-tracking';
import type { ReadMoney } from '../http/wire-types';
import {
  decoderOf,
  moneyDecoderOf,
  moneyReader,
  Count,
  Decimal,
  Digits,
  Moment,
  WireId,
  WireOrderId,
  nullable,
  optional,
} from '../http/wire-types';
import { MetaWire, readPageMeta } from '../http/page-meta.codec';
import { OrderedLineWire, toOrderedLine } from './ordered-line.codec';

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
const payAtOf = ({ redirect_url: url }: t.TypeOf<typeof PaymentWire>): string | null =>
  url && isOwnPath(url) ? url : null;

const toPayment = (wire: t.TypeOf<typeof PaymentWire>, money: ReadMoney): OrderPayment => ({
  type: wire.type,
  status: wire.status,
  dueNow: money(wire.amount_due_now),
  dueLater: money(wire.amount_due_later),
  payAt: payAtOf(wire),
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

const text = optional(t.string);

/** Whoever has only the key is told the street. */
const AddressWire = t.intersection([
  t.type({ street: t.string }),
  t.partial({
    type: text,
    house: text,
    entrance: text,
    floor: text,
    flat: text,
    code: text,
    comment: text,
  }),
]);

const BUILDINGS = ['flat', 'office', 'house'] as const;

/** The address of a customer's own order; null where only its street is told. Rules 13.11. */
const toAddress = (wire: t.TypeOf<typeof AddressWire>): OrderAddress | null => {
  const type = BUILDINGS.find((known) => known === wire.type);
  if (type === undefined) return null;
  const { street, house, entrance, floor, flat, code, comment } = wire;
  return {
    type,
    street,
    house: house ?? '',
    entrance: entrance ?? '',
    floor: floor ?? '',
    flat: flat ?? '',
    code: code ?? '',
    comment: comment ?? '',
  };
};

const PhoneWire = t.intersection([
  t.type({ phone: t.string }),
  t.partial({ label: text, is_hotline: optional(t.boolean) }),
]);

const CurrencyWire = t.type({
  code: t.string,
  symbol: t.string,
  digits: Digits,
  position: t.string,
});

const toCurrency = ({ currency: wire }: OrderWire): Currency | null =>
  wire ? { ...wire, position: wire.position === 'before' ? 'before' : 'after' } : null;

const OrderWire = t.intersection([
  t.type({
    id: WireOrderId,
    number: t.string,
    status: t.string,
    status_history: t.array(StepWire),
    created_at: Moment,
    expected_at: SpanWire,
    order_type: t.keyof({ delivery: null, pickup: null }),
    goods: t.array(OrderedLineWire),
    price: Decimal,
    delivery_price: Decimal,
    total: Decimal,
    payment: PaymentWire,
    can_cancel: t.boolean,
  }),
  t.partial({
    delayed_by: optional(Count),
    address: optional(AddressWire),
    branch: optional(t.type({ street: t.string, house: t.string })),
    gifts: optional(t.array(t.type({ id: WireId, name: t.string, qtt: Count }))),
    discounts: optional(t.array(t.type({ type: t.string, name: t.string, amount: Decimal }))),
    equipment: optional(t.array(t.type({ name: t.string, qtt: Count, total: Decimal }))),
    bonuses: optional(Decimal),
    currency: optional(CurrencyWire),
    comment: text,
    can_reorder: optional(t.boolean),
    phones: optional(t.array(PhoneWire)),
  }),
]);
type OrderWire = t.TypeOf<typeof OrderWire>;

const toPlace = ({ address, branch }: OrderWire): string => {
  const place = branch ?? address;
  return [place?.street, place?.house].filter(Boolean).join(' ');
};

const toContents = (wire: OrderWire, money: ReadMoney) => ({
  lines: wire.goods.map((line) => toOrderedLine(line, money)),
  gifts: (wire.gifts ?? []).map(({ id, name, qtt }) => ({ id, name, quantity: qtt })),
  discounts: (wire.discounts ?? []).map(({ type, name, amount }) => ({
    type,
    name,
    amount: money(amount),
  })),
  equipment: (wire.equipment ?? []).map(({ name, qtt, total }) => ({
    name,
    quantity: qtt,
    total: money(total),
  })),
});

const toSums = (wire: OrderWire, money: ReadMoney) => ({
  goodsPrice: money(wire.price),
  deliveryPrice: money(wire.delivery_price),
  bonuses: money(wire.bonuses ?? 0),
  total: money(wire.total),
});

/** An order is in its own currency; one that names none is in the shop's. */
const toOrder = (wire: OrderWire, shopMoney: ReadMoney): TrackedOrder => {
  const currency = toCurrency(wire);
  const money = currency ? moneyReader(currency.digits) : shopMoney;
  return {
    id: wire.id,
    number: wire.number,
    status: wire.status,
    history: wire.status_history.map(toStep),
    placedAt: wire.created_at,
    expected: wire.expected_at,
    delayedBy: wire.delayed_by ?? 0,
    type: wire.order_type,
    place: toPlace(wire),
    address: wire.address ? toAddress(wire.address) : null,
    comment: wire.comment ?? '',
    ...toContents(wire, money),
    currency,
    ...toSums(wire, money),
    payment: toPayment(wire.payment, money),
    canCancel: wire.can_cancel,
    canReorder: wire.can_reorder ?? false,
    phones: (wire.phones ?? []).map(({ label, phone, is_hotline }) => ({
      label: label ?? '',
      phone,
      isHotline: is_hotline ?? false,
    })),
  };
};

export const decodeTrackedOrder = moneyDecoderOf(OrderWire, toOrder);

/** A customer's orders that go on. */
export const decodeOpenOrders = moneyDecoderOf(t.array(OrderWire), (orders, money) =>
  orders.map((order) => toOrder(order, money)),
);

/** A page of those that have ended. */
export const decodeEndedOrders = moneyDecoderOf(
  t.type({ data: t.array(OrderWire), meta: MetaWire }),
  ({ data, meta }, money): EndedOrders => ({
    items: data.map((order) => toOrder(order, money)),
    meta: readPageMeta(meta, data.length),
  }),
);

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
  payAt: payAtOf(wire.payment),
});

/** What became of an attempt: its order, or null. */
export const decodeClosedAttempt = decoderOf(
  t.type({ order: nullable(PlacedWire) }),
  ({ order }): ClosedAttempt => ({ order: order && toPlaced(order) }),
);
