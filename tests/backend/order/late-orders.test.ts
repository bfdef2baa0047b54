import pino from 'pino';
import { alarmOverLateOrders } from '../../../backend/order/late-alarm';
import { endOverdueOrders } from '../../../backend/order/end-overdue';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import type { PlacedOrder } from '../support/orders';
import { FRIDAY_NOON, clearOrders, orderBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let alarms: Record<string, unknown>[];
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now() });
});
beforeEach(() => {
  clock = new FakeClock(FRIDAY_NOON);
  alarms = [];
});
afterEach(() => clearOrders(shop));
afterAll(() => shop.close());

const deps = (autoCancelMinutes = 0): OrderDeps => ({
  ...depsOf(shop, clock, { autoCancelMinutes }),
  log: pino({}, { write: (line) => alarms.push(JSON.parse(line)) }),
});
const minutes = (count: number): void => {
  clock.advance(count * 60);
};
const statusOf = async ({ tracking_key }: PlacedOrder) => {
  const { body } = await shop.get(`/api/v1/purchase/track/${tracking_key}`).expect(200);
  return body.status_history.at(-1);
};

it('tells the restaurant once of an order that waits for more than five minutes', async () => {
  const { number } = await placed(shop);
  minutes(5);
  await alarmOverLateOrders(deps());
  expect(alarms).toEqual([]);
  clock.advance(1);
  await Promise.all([alarmOverLateOrders(deps()), alarmOverLateOrders(deps())]);
  await alarmOverLateOrders(deps());
  expect(alarms).toMatchObject([{ order: number, branchId: 10, minutes: 5 }]);
  expect(JSON.stringify(alarms)).not.toMatch(/Ivan|359880001122/);
});

it('does not wait for an order that came at night before the restaurant opens', async () => {
  clock = new FakeClock('2026-11-27T23:00:00+02:00');
  await placed(shop, orderBody({ timeType: 'on_time', time: '2026-11-28T13:00:00+02:00' }));
  minutes(12 * 60 + 5);
  await alarmOverLateOrders(deps());
  expect(alarms).toEqual([]);
  minutes(1);
  await alarmOverLateOrders(deps());
  expect(alarms).toHaveLength(1);
});

it('does not wait for what is not paid', async () => {
  await placed(shop, orderBody({ paymentType: 'online' }));
  minutes(10);
  await alarmOverLateOrders(deps());
  expect(alarms).toEqual([]);
});

it('lets an order that nobody accepts go on, unless the operator says otherwise', async () => {
  const order = await placed(shop);
  minutes(24 * 60);
  await endOverdueOrders(deps());
  expect(await statusOf(order)).toMatchObject({ status: 'new' });
});

it('ends the others where one cannot be ended', async () => {
  const [broken, other] = [await placed(shop), await placed(shop)];
  await shop.storage.shop
    .updateTable('orders')
    .set({ contents_json: '{}' })
    .where('id', '=', broken.id)
    .execute();
  minutes(3);
  await endOverdueOrders(deps(3));
  expect(await statusOf(other)).toMatchObject({ status: 'cancel' });
});

it('ends such an order after as many minutes as the operator says', async () => {
  const order = await placed(shop);
  minutes(2);
  await endOverdueOrders(deps(3));
  expect(await statusOf(order)).toMatchObject({ status: 'new' });
  minutes(1);
  await endOverdueOrders(deps(3));
  expect(await statusOf(order)).toMatchObject({ status: 'cancel', reason: 'not_accepted' });
});
