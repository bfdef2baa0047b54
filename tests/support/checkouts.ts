import { BLANK_CHECKOUT } from '../../src/application/checkout/checkout-slice';
import type { TrackedOrder } from '../../src/domain/order/tracked-order';
import type { CheckoutForm } from '../../src/application/ports/checkout-form';
import type { OrderSlots } from '../../src/application/ports/slots-gateway';
import type { Settings } from '../../src/application/ports/settings';
import type { OrderId } from '../../src/domain/id/ids';
import { ZERO, money } from '../../src/domain/money/money';
import type { TrackingKey } from '../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import { changes, lineOf } from './carts';
import { ingredientId } from './ids';

/** A moment by the clocks of Sofia in winter. */
export const inSofia = (text: string): Instant => instant(Date.parse(`${text}:00+02:00`));

export const dayOf = (text: string): LocalDate => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error(`${text} is no day`);
  return date.value;
};

export const trackingKeyOf = (text = 'AbCdEfGhIjKlMnOpQrStU_'): TrackingKey => {
  const key = readTrackingKey(text);
  if (!key.ok) throw new Error(`${text} is no key`);
  return key.value;
};

/** Friday evening, open: soon, later today but for two times, closed on Saturday, and on Sunday. */
export const OPEN_SLOTS: OrderSlots = {
  now: inSofia('2026-11-27T18:38'),
  soon: {
    isAvailable: true,
    expected: { from: inSofia('2026-11-27T19:40'), to: inSofia('2026-11-27T19:55') },
    reason: null,
  },
  days: [
    {
      date: dayOf('2026-11-27'),
      closed: false,
      text: null,
      slots: [
        { at: inSofia('2026-11-27T19:30'), available: false, reason: 'too_late' },
        { at: inSofia('2026-11-27T19:45'), available: true, reason: null },
        { at: inSofia('2026-11-27T20:00'), available: false, reason: 'full' },
        { at: inSofia('2026-11-27T20:15'), available: true, reason: null },
      ],
    },
    { date: dayOf('2026-11-28'), closed: true, text: null, slots: [] },
    {
      date: dayOf('2026-11-29'),
      closed: false,
      text: null,
      slots: [{ at: inSofia('2026-11-29T12:00'), available: true, reason: null }],
    },
  ],
};

/** As soon as possible is not to be had, and these are the days to choose from. */
export const closedSlots = (days = OPEN_SLOTS.days, reason = 'closed'): OrderSlots => ({
  ...OPEN_SLOTS,
  soon: { isAvailable: false, expected: null, reason },
  days,
});

export const PAYMENTS: Settings['payments'] = [
  { type: 'cash', orderTypes: ['delivery', 'pickup'] },
  { type: 'card', orderTypes: ['pickup'] },
  { type: 'online', orderTypes: ['delivery', 'pickup'] },
  { type: 'bitcoin', orderTypes: ['delivery', 'pickup'] },
];

export const SETTINGS: Settings = {
  branding: null,
  warningText: null,
  currency: { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' },
  secondCurrency: null,
  deposit: null,
  bonusEarning: 10,
  isDeliveryTypeChoiceOn: true,
  signInMethods: ['sms'],
  isCodeSent: true,
  sandboxes: [],
  payments: PAYMENTS,
  equipment: [],
};

/** A form with which nothing is wrong. */
export const filledForm = (more: Partial<CheckoutForm> = {}): CheckoutForm => ({
  ...BLANK_CHECKOUT,
  firstName: 'Ivan',
  phone: '+359 888 000 111',
  paymentType: 'cash',
  ...more,
});

// A number is all that an id is.
export const orderId = (id: number): OrderId => id as OrderId;

export const trackedOrder = (more: Partial<TrackedOrder> = {}): TrackedOrder => ({
  id: orderId(4711),
  number: '100482',
  status: 'new',
  history: [{ status: 'new', at: inSofia('2026-11-27T18:40'), reason: null, text: null }],
  placedAt: inSofia('2026-11-27T18:40'),
  expected: { from: inSofia('2026-11-27T19:40'), to: inSofia('2026-11-27T19:55') },
  delayedBy: 0,
  type: 'delivery',
  place: 'Vitosha 1',
  address: null,
  comment: '',
  lines: [
    {
      line: lineOf(1, { quantity: 2, ingredients: changes([7, 0]), choiceId: 22 }),
      name: 'Margherita',
      quantity: 2,
      total: money(2580),
      ingredients: [{ id: ingredientId(7), name: 'Onion', quantity: 0 }],
      choiceName: 'Thick crust',
      picture: null,
    },
  ],
  gifts: [],
  discounts: [],
  equipment: [],
  currency: null,
  goodsPrice: money(2580),
  deliveryPrice: money(400),
  bonuses: ZERO,
  total: money(2980),
  payment: {
    type: 'cash',
    status: 'due',
    dueNow: ZERO,
    dueLater: money(2980),
    payAt: null,
    refunded: ZERO,
  },
  canCancel: true,
  canReorder: false,
  phones: [],
  ...more,
});
