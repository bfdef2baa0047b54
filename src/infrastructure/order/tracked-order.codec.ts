import * as t from 'io-ts';
import { BUILDINGS } from '../../../contract/wire/address';
import { nullable } from '../../../contract/wire/codec';
import type {
  OrderAddress as AddressWire,
  Payment as PaymentWire,
  StatusStep as StepWire,
} from '../../../contract/wire/order';
import { Order as OrderWire, PastOrders, PlacedOrder } from '../../../contract/wire/order';
import { isOwnPath } from '../../domain/navigation/is-own-path';
import type {
  OrderAddress,
  OrderPayment,
  StatusStep,
  TrackedOrder,
} from '../../domain/order/tracked-order';
import type { ClosedAttempt, EndedOrders } from '../../application/ports/order-gateway';
import type { Currency } from '../../domain/money/money';
import type { ReadMoney } from '../http/decoder';
import { decoderOf, moneyDecoderOf, moneyReader } from '../http/decoder';
import { readPageMeta } from '../http/page-meta.codec';
import { toOrderedLine } from './ordered-line.codec';

/** A payment's page is on the shop's own address; any other is not gone to. */
const payAtOf = ({ redirect_url: url }: PaymentWire): string | null =>
  url && isOwnPath(url) ? url : null;

const toPayment = (wire: PaymentWire, money: ReadMoney): OrderPayment => ({
  type: wire.type,
  status: wire.status,
  dueNow: money(wire.amount_due_now),
  dueLater: money(wire.amount_due_later),
  payAt: payAtOf(wire),
  refunded: money(wire.refunded ?? 0),
});

const toStep = (wire: StepWire): StatusStep => ({
  status: wire.status,
  at: wire.at,
  reason: wire.reason ?? null,
  text: wire.text ?? null,
});

/** The address of a customer's own order; null where only its street is shown. Rules 13.11. */
const toAddress = (wire: AddressWire): OrderAddress | null => {
  const type = BUILDINGS.find((known) => known === wire.type);
  if (type === undefined) return null;
  const { street, house, entrance, floor, flat, code, comment, lat, lng } = wire;
  return {
    type,
    street,
    house: house ?? '',
    entrance: entrance ?? '',
    floor: floor ?? '',
    flat: flat ?? '',
    code: code ?? '',
    comment: comment ?? '',
    point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  };
};

const toCurrency = ({ currency: wire }: OrderWire): Currency | null =>
  wire ? { ...wire, position: wire.position === 'before' ? 'before' : 'after' } : null;

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
  PastOrders,
  ({ data, meta }, money): EndedOrders => ({
    items: data.map((order) => toOrder(order, money)),
    meta: readPageMeta(meta, data.length),
  }),
);

export const toPlaced = (wire: PlacedOrder) => ({
  id: wire.id,
  number: wire.number,
  trackingKey: wire.tracking_key,
  payAt: payAtOf(wire.payment),
});

/** What became of an attempt: its order, or null. */
export const decodeClosedAttempt = decoderOf(
  t.type({ order: nullable(PlacedOrder) }),
  ({ order }): ClosedAttempt => ({ order: order && toPlaced(order) }),
);
