import { ADDRESS_EXAMPLES } from './address-examples';
import { CALCULATION_EXAMPLES } from './calculation-examples';
import { CITY_EXAMPLES } from './city-examples';
import { SETTINGS_EXAMPLES } from './settings-examples';
import { MENU_EXAMPLES } from './menu-examples';

const { complete } = CALCULATION_EXAMPLES;
const expected_at = complete.eta;
const created_at = '2026-11-27T18:38:00+02:00';

const payment = {
  type: 'cash',
  status: 'due',
  amount_due_now: 0,
  amount_due_later: 28.48,
  redirect_url: null as string | null,
};

const placed = {
  id: 4711,
  number: '100482',
  status: 'new',
  tracking_key: 'Jw2r7cQmVv0KxY4nTzL9aA',
  created_at,
  expected_at,
  total: 28.48,
  payment,
};

const order = {
  id: 4711,
  number: '100482',
  status: 'process',
  status_history: [
    { status: 'new', at: created_at },
    { status: 'process', at: '2026-11-27T18:41:00+02:00' },
  ],
  created_at,
  expected_at,
  delayed_by: 15,
  order_type: 'delivery',
  address: ADDRESS_EXAMPLES.parts,
  branch: null,
  goods: complete.goods.map((line) => ({
    ...line,
    chpu: MENU_EXAMPLES.margheritaCard.chpu,
    name: MENU_EXAMPLES.margheritaCard.name,
    image_path: MENU_EXAMPLES.margheritaCard.image_path,
    image_path_jpeg: MENU_EXAMPLES.margheritaCard.image_path_jpeg,
    amount: 450,
    measure: 'g',
    free_of_choice_name: null,
  })),
  gifts: complete.gifts,
  equipment: complete.equipment,
  discounts: complete.discounts,
  currency: SETTINGS_EXAMPLES.bulgaria.currency,
  price: 27.2,
  delivery_price: 4,
  bonuses: 0,
  total: 28.48,
  payment,
  comment: 'No onions',
  can_cancel: false,
  can_reorder: false,
  phones: CITY_EXAMPLES.sofia.phones,
};

const pickup = {
  ...order,
  id: 4712,
  number: '100483',
  status: 'package',
  order_type: 'pickup',
  address: null,
  branch: { id: 1, street: 'Vitosha Blvd', house: '40', lat: 42.69121, lng: 23.31947 },
  delivery_price: 0,
  total: 24.48,
  payment: { ...payment, type: 'card', amount_due_later: 24.48 },
};

const cancelled = {
  ...order,
  status: 'cancel',
  status_history: [
    { status: 'new', at: created_at },
    {
      status: 'cancel',
      at: '2026-11-27T18:40:00+02:00',
      reason: 'customer_request',
      text: 'We have eaten',
    },
  ],
  payment: { ...payment, type: 'online', status: 'refund', amount_due_later: 0 },
  can_reorder: true,
};

/** The order of docs/rules.md 8.2, on its way and ended. */
export const ORDER_EXAMPLES = {
  placed,
  placedOnline: {
    ...placed,
    payment: {
      type: 'online',
      status: 'pending',
      amount_due_now: 28.48,
      amount_due_later: 0,
      redirect_url: '/sandbox/payment/p7Qd2mV0aKxY4nTzL9aAwQ',
    },
  },
  order,
  closedWithOrder: { ...order, tracking_key: placed.tracking_key },
  pickup,
  cancelled,
  tracked: { ...order, address: { street: 'Vitosha Blvd' }, comment: '' },
  history: {
    data: [cancelled],
    meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
  },
  message: {
    id: 4711,
    status: 'process',
    at: '2026-11-27T18:41:00+02:00',
    expected_at,
    delayed_by: 0,
    reason: null,
  },
};
