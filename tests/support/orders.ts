import type { OrderToPlace, OrderToPrice } from '../../src/application/ports/order-to-place';
import type { OrderReference } from '../../src/domain/order/order-reference';
import type { PlacedOrder, TrackedOrder } from '../../src/domain/order/tracked-order';
import { NOTHING_SELECTED } from '../../src/domain/delivery/delivery-selection';
import { NO_OPTIONS } from '../../src/domain/order/order-options';
import { ZERO, money } from '../../src/domain/money/money';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import type { TrackingKey } from '../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import { addMinutes } from '../../src/domain/time/instant';
import { lineOf } from './carts';
import { NOON } from './customers';
import { cityId, orderId } from './ids';

const keyOf = (text: string): TrackingKey => {
  const key = readTrackingKey(text);
  if (!key.ok) throw new Error(`No tracking key: ${text}`);
  return key.value;
};

/** An order of one dish in the first city, of which a test says what matters. */
export const orderToPrice = (more: Partial<OrderToPrice> = {}): OrderToPrice => ({
  cityId: cityId(1),
  lines: [lineOf(1)],
  selection: NOTHING_SELECTED,
  options: NO_OPTIONS,
  referralId: null,
  ...more,
});

/** What a backend that stands in was asked to price. */
export const pricedOrders = (calls: readonly unknown[][]): readonly OrderToPrice[] =>
  // The first argument of every call to `calculate`.
  calls.map((call) => call[0] as OrderToPrice);

/** Any key that follows an order. */
export const TRACKING_KEY = keyOf('AAAAAAAAAAAAAAAAAAAAAA');

/** The order of that key. */
export const BY_KEY: OrderReference = { kind: 'key', key: TRACKING_KEY };

/** An order of the customer's own account. */
export const OWN_ORDER: OrderReference = { kind: 'own', id: orderId(4711) };

export const PLACED_ORDER: PlacedOrder = {
  id: orderId(4711),
  number: '100482',
  trackingKey: TRACKING_KEY,
  payAt: null,
};

/** An order of one dish that has just been placed, of which a test says what matters. */
export const trackedOrder = (more: Partial<TrackedOrder> = {}): TrackedOrder => ({
  id: orderId(4711),
  number: '100482',
  status: 'new',
  history: [{ status: 'new', at: NOON, reason: null, text: null }],
  placedAt: NOON,
  expected: { from: addMinutes(NOON, 45), to: addMinutes(NOON, 60) },
  delayedBy: 0,
  type: 'delivery',
  place: 'Vitosha Boulevard',
  address: null,
  comment: '',
  lines: [
    {
      line: lineOf(1),
      name: 'Margherita',
      quantity: 1,
      total: money(1290),
      ingredients: [],
      choiceName: null,
      picture: null,
    },
  ],
  gifts: [],
  discounts: [],
  equipment: [],
  currency: null,
  goodsPrice: money(1290),
  deliveryPrice: money(400),
  bonuses: ZERO,
  total: money(1690),
  payment: {
    type: 'cash',
    status: 'due',
    dueNow: ZERO,
    dueLater: money(1690),
    payAt: null,
    refunded: ZERO,
  },
  canCancel: true,
  canReorder: false,
  phones: [],
  ...more,
});

/** What is handed in at the checkout, of which a test says what matters. */
export const orderToPlace = (more: Partial<OrderToPlace> = {}): OrderToPlace => ({
  ...orderToPrice(),
  contact: { firstName: 'Ivan', phone: '359880001122' },
  email: null,
  addressId: null,
  paymentType: 'cash',
  changeFrom: null,
  comment: '',
  doNotCallBack: false,
  expectedTotal: money(1000),
  returnPath: '/checkout/success',
  ...more,
});

/** A promo code in its normal form. */
export const promoCodeOf = (text: string): PromoCode => {
  const code = readPromoCode(text);
  if (!code.ok || code.value === null) throw new Error(`No promo code: ${text}`);
  return code.value;
};
