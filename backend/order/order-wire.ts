import type { AnswerOf } from '../../contract/wire/codec';
import type {
  Order as OrderWire,
  PlacedOrder as PlacedOrderWire,
  Payment as PaymentWire,
} from '../../contract/wire/order';
import type { Money } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
import { customerMayCancel } from '../../src/domain/order/customer-cancel';
import { isFinalStatus } from '../../src/domain/order/order-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import { canReorder } from '../../src/domain/order/reorder';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { City } from '../city/city';
import { picturePaths } from '../media/picture-names';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import type { Localise } from '../i18n/localised-text';
import type { OrderEvent } from './order-events';
import type { Order } from './order-row';
import type { StoredContents } from './stored-contents';

/**
 * Who looks: the customer whose order it is, or a holder of its tracking key. A key may have been
 * passed on, so it shows the street and no house, and nothing that somebody wrote.
 */
export type OrderViewer = 'owner' | 'key';

/** What an order is shown with. */
export interface OrderWireContext {
  readonly viewer: OrderViewer;
  readonly localise: Localise;
  readonly cities: readonly City[];
}

const span = (from: Instant, to: Instant, zone: TimeZone) => ({
  from: isoMoment(from, zone),
  to: isoMoment(to, zone),
});

export const toWireExpected = ({ expected, zone }: Order) => span(expected.from, expected.to, zone);

const payPageOf = ({ payment_provider, payment_key }: Order['row']): string | null =>
  payment_provider === null || payment_key === null
    ? null
    : PAYMENT_PROVIDERS[payment_provider].pageOf(payment_key);

/** Writes sums of an order as they travel, in the currency in which it was placed. */
type Decimal = (amount: Money) => number;

const decimalIn =
  ({ currency }: StoredContents): Decimal =>
  (amount) =>
    decimalFromMoney(amount, currency.digits);

/** Returns how an order is paid, and where to go for that; amounts are those that are still to be paid. */
export const toWirePayment = ({
  row,
  status,
  paymentStatus,
  due,
  refunded,
  contents,
}: Order): AnswerOf<typeof PaymentWire> => {
  const decimal = decimalIn(contents);
  const isOpen = !isFinalStatus(status);
  const isAwaited = isOpen && isHiddenFromKitchen(paymentStatus);
  const isLaterOpen = isOpen && (isAwaited || paymentStatus === 'due');
  return {
    type: row.payment_type,
    status: paymentStatus,
    amount_due_now: isAwaited ? decimal(due.now) : 0,
    amount_due_later: isLaterOpen ? decimal(due.later) : 0,
    redirect_url: isAwaited ? payPageOf(row) : null,
    ...(refunded > 0 && { refunded: decimal(refunded) }),
  };
};

const toWireLine = (
  line: StoredContents['lines'][number],
  localise: Localise,
  decimal: Decimal,
) => ({
  id: line.productId,
  chpu: line.slug,
  name: localise(line.name),
  ...picturePaths(line.picture),
  amount: line.amount,
  measure: localise(line.measure),
  qtt: line.quantity,
  price: decimal(line.price),
  actual_price: decimal(line.actualPrice),
  free_of_choice: line.choice?.id ?? null,
  free_of_choice_name: line.choice === null ? null : localise(line.choice.name),
  ingredients: line.ingredients.map(({ id, name, quantity, paidGoods }) => ({
    id,
    qtt: quantity,
    name: localise(name),
    paid_goods: paidGoods === null ? null : { id: paidGoods.id, price: decimal(paidGoods.price) },
  })),
  total: decimal(line.total),
});

const toWireContents = (contents: StoredContents, localise: Localise, decimal: Decimal) => ({
  goods: contents.lines.map((line) => toWireLine(line, localise, decimal)),
  gifts: contents.gifts.map(({ productId, name, quantity, reason }) => ({
    id: productId,
    name: localise(name),
    qtt: quantity,
    reason,
  })),
  equipment: contents.equipment.map((line) => ({
    id: line.equipmentId,
    name: line.name,
    qtt: line.quantity,
    free_qtt: line.freeQuantity,
    price: decimal(line.price),
    total: decimal(line.total),
  })),
  discounts: contents.discounts.map(({ type, name, percent, amount }) => ({
    type,
    name,
    percent,
    amount: decimal(amount),
  })),
});

const toWireAddress = ({ address }: StoredContents, viewer: OrderViewer) => {
  if (address === null) return null;
  if (viewer === 'key') return { street: address.street };
  const { placeId, ...parts } = address;
  return { ...parts, googlePlaceId: placeId };
};

/** Returns where it is to be fetched; null for an order that is brought. */
const toWireBranch = ({ contents: { branch }, orderType }: Order, localise: Localise) =>
  orderType === 'delivery'
    ? null
    : {
        id: branch.id,
        street: localise(branch.street),
        house: branch.house,
        lat: branch.lat,
        lng: branch.lng,
      };

const toWireHistory = (order: Order, events: readonly OrderEvent[], viewer: OrderViewer) =>
  events
    .filter(({ type, orderId }) => type === 'status' && orderId === order.id)
    .map(({ status, at, reason, text }) => ({
      status,
      at: isoMoment(at, order.zone),
      ...(reason === null ? {} : { reason }),
      // With the key only what the restaurant wrote, not what a customer did.
      ...(text === null || (viewer === 'key' && reason === 'customer_request') ? {} : { text }),
    }));

const toWirePhones = (order: Order, { cities, localise }: OrderWireContext) =>
  (cities.find(({ id }) => id === order.row.city_id)?.phones ?? []).map((entry) => ({
    label: localise(entry.label),
    phone: entry.phone,
    is_hotline: entry.isHotline,
  }));

/** An order as it travels; `events` hold at least its own. */
export const toWireOrder = (
  order: Order,
  events: readonly OrderEvent[],
  showing: OrderWireContext,
): AnswerOf<typeof OrderWire> => {
  const { row, contents, zone } = order;
  const { viewer, localise } = showing;
  const decimal = decimalIn(contents);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    status_history: toWireHistory(order, events, viewer),
    created_at: isoMoment(instant(row.created_at), zone),
    expected_at: toWireExpected(order),
    delayed_by: order.expected.delayedBy,
    order_type: order.orderType,
    address: toWireAddress(contents, viewer),
    branch: toWireBranch(order, localise),
    ...toWireContents(contents, localise, decimal),
    // A past order keeps its own, also after the shop has changed to another.
    currency: contents.currency,
    price: decimal(money(row.price)),
    delivery_price: decimal(money(row.delivery_price)),
    bonuses: decimal(money(row.bonuses)),
    total: decimal(order.total),
    payment: toWirePayment(order),
    comment: viewer === 'owner' ? row.comment : '',
    can_cancel: customerMayCancel(order),
    can_reorder: canReorder(order.status),
    phones: toWirePhones(order, showing),
  };
};

/** Returns what only the restaurant sees of an order: whom it calls, and what it brings along. */
export const toWireForKitchen = ({ row, contents }: Order) => ({
  first_name: row.first_name,
  phone: row.phone,
  do_not_call_back: row.do_not_call_back === 1,
  change_from: row.change_from === null ? null : decimalIn(contents)(money(row.change_from)),
  promo_code: row.promo_code,
  persons: contents.persons,
});

/** Returns what a placing is answered with, and answered again. */
export const toWirePlaced = (order: Order): AnswerOf<typeof PlacedOrderWire> => ({
  id: order.id,
  number: order.number,
  status: order.status,
  tracking_key: order.row.tracking_key,
  created_at: isoMoment(instant(order.row.created_at), order.zone),
  expected_at: toWireExpected(order),
  total: decimalIn(order.contents)(order.total),
  payment: toWirePayment(order),
});
