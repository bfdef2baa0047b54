import { randomUUID } from 'node:crypto';
import { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { moveThrough } from '../support/order-shop';
import {
  FRIDAY_NOON,
  clearOrders,
  countOrders,
  customerWith,
  orderBody,
  place,
  placed,
} from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let clock: FakeClock;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    openOrdersPerPhone: 3,
    ordersPer10Minutes: 4,
    now: () => clock.now(),
  });
});
beforeEach(() => {
  clock = new FakeClock(FRIDAY_NOON);
});
afterEach(() => clearOrders(shop));
afterAll(() => shop.close());

const accept = (id: number) => moveThrough(depsOf(shop, clock), id, 'process');

it('takes no fourth order of a phone while three wait for the restaurant, and says so', async () => {
  const first = await placed(shop);
  await placed(shop);
  await placed(shop);
  const { status, body, headers } = await place(shop);
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'order.unconfirmed', params: { max: 3, seconds: 60 } });
  expect(body.message).toContain('has not confirmed your last orders yet');
  expect(headers['retry-after']).toBe('60');
  await placed(shop, orderBody({ phone: '0880009999' }));
  await accept(first.id);
  await placed(shop);
});

it('does not tell a guest whose payment failed that the restaurant has not answered', async () => {
  for (let order = 0; order < 3; order += 1)
    await placed(shop, orderBody({ paymentType: 'online', returnUrl: '/checkout/success' }));
  await placed(shop);
});

it('knows a phone however it is written', async () => {
  for (const phone of ['0880001122', '359880001122', '+359 88 000 11 22'])
    await placed(shop, orderBody({ phone }));
  await place(shop, orderBody({ phone: '00359880001122' })).expect(429);
});

it('lets no more through of those that are placed at the same moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => place(shop)));
  expect(await countOrders(shop)).toBe(3);
});

it('does not let a guest who names a phone use up what its owner may order', async () => {
  const { token } = await customerWith(shop, '0880001122');
  for (let order = 0; order < 3; order += 1) await placed(shop);
  await place(shop).expect(429);
  await placed(shop, orderBody(), { token });
});

it('takes so many orders in ten minutes, and says when the next may be placed', async () => {
  for (let order = 0; order < 4; order += 1) {
    await accept((await placed(shop)).id);
    clock.advance(60);
  }
  const { body } = await place(shop).expect(429);
  expect(body).toMatchObject({ code: 'rate_limited', params: { seconds: 360 } });
  clock.advance(360);
  await placed(shop);
});

it('answers a key again with the order that it has made', async () => {
  const key = randomUUID();
  const { number } = await placed(shop, orderBody(), { key });
  await placed(shop);
  await placed(shop);
  expect((await placed(shop, orderBody(), { key })).number).toBe(number);
});
