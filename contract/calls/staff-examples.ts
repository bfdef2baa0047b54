import { ORDER, USER } from './customer-examples';
import { CITY, ZONE_NAME } from './examples';

export const STAFF_MEMBER = {
  name: 'Elena',
  role: 'manager',
  city: { id: CITY.id, name: CITY.name, timezone: CITY.timezone },
};

const ACCEPTED_AT = '2026-11-27T18:41:00+02:00';

export const STAFF_ORDER = {
  ...ORDER,
  goods: ORDER.goods.map((line) => ({ ...line, allergens: ['gluten', 'milk'] })),
  version: 90215,
  phone: USER.phone,
  first_name: USER.firstName,
  do_not_call_back: false,
  change_from: 50,
  persons: 2,
  promo_code: 'SUMMER10',
  zone: { id: ZONE_NAME.id, name: ZONE_NAME.name },
  chosen_time: null,
  waiting_since: null,
  next: ['package'],
  last_action: {
    action: 'accept',
    by: STAFF_MEMBER.name,
    is_own: true,
    at: ACCEPTED_AT,
    undo_until: '2026-11-27T18:41:10+02:00',
  },
  ending: null,
};

export const AUDIT_ENTRY = {
  at: ACCEPTED_AT,
  by: STAFF_MEMBER.name,
  action: 'accept',
  status: 'process',
  minutes: 40,
  reason: null,
  text: null,
  is_undone: false,
};
