import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { validatePhone } from '../../../src/domain/phone/validate-phone';
import type { CustomerId } from '../../../src/domain/id/ids';
import { createCustomer } from '../../../backend/customer/customer-store';
import { openSession } from '../../../backend/customer/session';
import { MARGHERITA } from './small-menu';
import type { TestShop } from './test-shop';

/** A Friday in the opening hours of the small city. */
export const FRIDAY_NOON = '2026-11-27T12:00:00+02:00';

export const ADDRESS = {
  type: 'flat',
  street: 'Vitosha Blvd',
  house: '15',
  entrance: 'B',
  floor: '3',
  flat: '12',
  code: '45K',
  comment: 'Ring twice',
  lat: 42.7,
  lng: 23.3,
  googlePlaceId: 'place-1',
};

/** Two Margheritas (12.90 each) to an address in zone A (3.90 below 40.00), by a guest. */
export const orderBody = (more: Record<string, unknown> = {}) => ({
  domainId: 1,
  orderType: 'delivery',
  goods: [{ id: MARGHERITA, qtt: 2 }],
  address: ADDRESS,
  timeType: 'soon_as_possible',
  paymentType: 'cash',
  firstName: 'Ivan',
  phone: '0880001122',
  expectedTotal: 29.7,
  ...more,
});

/** The same to be fetched. */
export const pickupBody = (more: Record<string, unknown> = {}) =>
  orderBody({ orderType: 'pickup', address: null, pickupId: 10, expectedTotal: 25.8, ...more });

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly tracking_key: string;
  readonly payment: { readonly redirect_url: string | null };
}

export interface PlaceOptions {
  readonly key?: string | null;
  readonly token?: string;
  readonly locale?: string;
  readonly app?: Express;
}

/** Posts an order as our own client would, under a fresh key unless one is given; null sends none. */
export const place = (
  shop: TestShop,
  body: unknown = orderBody(),
  { key = randomUUID(), token, locale = 'en', app = shop.app }: PlaceOptions = {},
): request.Test => {
  const call = request(app)
    .post('/api/v1/purchase')
    .set({ Client: 'web', 'Accept-Language': locale, 'Content-Type': 'application/json' });
  if (key !== null) call.set('Idempotency-Key', key);
  if (token !== undefined) call.set('Authorization', `Bearer ${token}`);
  return call.send(JSON.stringify(body));
};

/** Places an order that is taken. */
export const placed = async (
  shop: TestShop,
  body: unknown = orderBody(),
  options: PlaceOptions = {},
): Promise<PlacedOrder> => {
  const answer = await place(shop, body, options);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  // The shape of the answer has a test of its own.
  return answer.body as PlacedOrder;
};

export interface TestCustomer {
  readonly id: CustomerId;
  readonly token: string;
}

/** Somebody with an account, logged in. */
export const customerWith = async (shop: TestShop, phone: string): Promise<TestCustomer> => {
  const at = new Date('2026-11-01T10:00:00Z');
  const number = validatePhone(phone, 'bg');
  if (!number.ok) throw new Error(`${phone} is no phone`);
  const { shop: db } = shop.storage;
  const { id } = await createCustomer(db, number.value, at);
  await db.updateTable('customers').set({ first_name: 'Maria' }).where('id', '=', id).execute();
  return { id, token: await openSession(db, id, null, shop.now()) };
};

export const countOrders = async (shop: TestShop): Promise<number> =>
  (await shop.storage.shop.selectFrom('orders').select('id').execute()).length;

/** Forgets all orders and customers, and what an operator has set; cities and menu stay. */
export const clearOrders = async ({ storage: { shop: db } }: TestShop): Promise<void> => {
  for (const table of [
    'staff_actions',
    'order_events',
    'order_attempts',
    'promo_uses',
    'bonus_entries',
    'referrals',
    'refunds',
    'payments',
    'orders',
    'promo_codes',
    'sessions',
    'customer_addresses',
    'customers',
    'ordering_states',
    'stop_list',
  ] as const)
    await db.deleteFrom(table).execute();
};
