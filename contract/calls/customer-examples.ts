import {
  CITY,
  CURRENCY,
  DISH_NAME,
  DISH_PICTURE,
  OLIVES,
  POINT,
  PORTION,
  STREET,
  TERMS,
  ZONE_NAME,
} from './examples';

const PLACE = {
  type: 'flat',
  ...STREET,
  entrance: 'A',
  floor: '2',
  flat: '5',
  code: '42K',
  comment: 'The bell is broken',
  ...POINT,
  googlePlaceId: 'city:vitosha-40',
};

export const NEW_ADDRESS = { domainId: 1, ...PLACE };
export const ADDRESS = { id: 12, isLast: true, ...NEW_ADDRESS };

const REFERRAL_ID = 'Zt5_wQ81-mNb';

export const USER = {
  phone: '359880001122',
  firstName: 'Ivan',
  email: 'ivan@example.com',
  birthday: 638323200,
  addresses: [ADDRESS],
  referral_id: REFERRAL_ID,
};

export const SESSION = {
  id: 'Kd83mQ_fP0s6hYtE1jVxCg',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: '2026-11-27T10:00:00.000Z',
  device: 'Firefox, Windows',
  is_current: true,
};

export const BONUSES = {
  balance: 14,
  reserved: 5,
  expiring: [{ amount: 4, date: '2026-12-31' }],
  history: [
    {
      id: 7,
      date: '2026-11-20T18:40:00+02:00',
      amount: 2.45,
      type: 'earn',
      order_id: 4711,
      text: 'For order 100482',
    },
  ],
};

export const REFERRAL = {
  id: REFERRAL_ID,
  link: `https://sofia.example/?ref=${REFERRAL_ID}`,
  bonus: 5,
  friend_bonus: 5,
  invited: 1,
  earned: 5,
  items: [{ name: 'Ż', date: '2026-11-02T20:10:00+02:00', status: 'ordered' }],
};

const LINE = { id: 101, qtt: 2, ingredients: [{ id: OLIVES.id, qtt: 1 }], free_of_choice: null };

export const CART = {
  domainId: 1,
  orderType: 'delivery',
  goods: [LINE],
  address: POINT,
  timeType: 'soon_as_possible',
  promocode: 'SUMMER10',
  equipment: [{ id: 1, qtt: 2 }],
};

const ORDERED_AT = '2026-11-27T18:38:00+02:00';
const CONFIRMED_AT = '2026-11-27T18:41:00+02:00';
const SPAN = { from: '2026-11-27T19:40:00+02:00', to: '2026-11-27T19:55:00+02:00' };

export const SLOTS = {
  now: ORDERED_AT,
  asap: { available: true, ...SPAN, reason: null },
  days: [
    {
      date: '2026-11-27',
      closed: false,
      text: null,
      slots: [
        { at: '2026-11-27T19:45:00+02:00', available: false, reason: 'full' },
        { at: '2026-11-27T20:00:00+02:00', available: true, reason: null },
      ],
    },
  ],
};

const PRICED_LINE = {
  ...LINE,
  price: 12.4,
  actual_price: 12.4,
  ingredients: [{ ...OLIVES, qtt: 1 }],
  total: 27.2,
};

/** What an order is made of as its cart is. */
const EXTRAS = {
  gifts: [{ id: 90, name: 'Ginger', qtt: 1, reason: 'With every set' }],
  discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: 2.72 }],
  equipment: [{ id: 1, name: 'Chopsticks', qtt: 2, free_qtt: 2, price: 0.3, total: 0 }],
  price: 27.2,
  delivery_price: 4,
  total: 28.48,
};

/** The order of docs/rules.md 8.2. */
export const CALCULATION = {
  ...EXTRAS,
  ...TERMS,
  goods: [PRICED_LINE],
  promocode: {
    code: 'SUMMER10',
    status: 'applied',
    reason: null,
    message: null,
    discount: 2.72,
    missing: null,
  },
  bonuses: { balance: 14, max: 7.34, applied: 0, earn: 2.45, reason: null },
  birthday: null,
  zone: ZONE_NAME,
  eta: SPAN,
  deposit: null,
  unavailable: [],
  trace: [
    { code: 'goods', amount: 27.2 },
    { code: 'discount.promocode', amount: -2.72, params: { percent: 10 } },
    { code: 'delivery.zone', amount: 4, params: { zone: 'A', free_from: 40, missing: 12.8 } },
  ],
  currency: { code: 'EUR', symbol: '€', digits: 2 },
};

export const PURCHASE = {
  ...CART,
  address: PLACE,
  paymentType: 'cash',
  changeFrom: 50,
  firstName: USER.firstName,
  phone: USER.phone,
  expectedTotal: EXTRAS.total,
};

const PLACED = {
  id: 4711,
  number: '100482',
  created_at: ORDERED_AT,
  expected_at: SPAN,
  total: EXTRAS.total,
  payment: {
    type: 'cash',
    status: 'due',
    amount_due_now: 0,
    amount_due_later: EXTRAS.total,
    redirect_url: null,
  },
};

export const PLACED_ORDER = { ...PLACED, status: 'new', tracking_key: 'Jw2r7cQmVv0KxY4nTzL9aA' };

export const ORDER = {
  ...EXTRAS,
  ...PLACED,
  status: 'process',
  status_history: [
    { status: 'new', at: ORDERED_AT },
    { status: 'process', at: CONFIRMED_AT },
  ],
  delayed_by: 15,
  order_type: 'delivery',
  address: PLACE,
  branch: null,
  goods: [{ ...PRICED_LINE, ...DISH_NAME, ...DISH_PICTURE, ...PORTION, free_of_choice_name: null }],
  currency: CURRENCY,
  bonuses: 0,
  comment: 'No onions',
  can_cancel: false,
  can_reorder: false,
  phones: CITY.phones,
};

export const MESSAGE = {
  id: PLACED.id,
  status: 'process',
  at: CONFIRMED_AT,
  expected_at: SPAN,
  delayed_by: 0,
  reason: null,
};
