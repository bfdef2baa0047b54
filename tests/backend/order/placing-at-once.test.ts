import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import type { Response } from 'supertest';
import { provoked } from '../support/check-contract';
import { FakeClock } from '../support/fake-clock';
import {
  FRIDAY_NOON,
  countOrders,
  customerWith,
  orderBody,
  pickupBody,
  place,
} from '../support/orders';
import { addPromo, bonusStory, giveBonuses } from '../support/promotions';
import type { TestShop, TestShopOptions } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const clock = new FakeClock(FRIDAY_NOON);
let shop: TestShop;
let apps: readonly Express[];
const open = async (options: TestShopOptions = {}): Promise<void> => {
  shop = await openTestShop({ now: clock.now, ...options });
  apps = [shop.app, shop.secondApp()];
};
afterEach(() => shop.close());

/** Posts at the same moment, by turns to two processes of the shop. */
const atOnce = (
  count: number,
  bodyOf: (turn: number) => unknown,
  options: { readonly key?: string; readonly token?: string } = {},
): Promise<Response[]> =>
  Promise.all(
    Array.from({ length: count }, (_, turn) => {
      const app = apps[turn % apps.length];
      return place(shop, bodyOf(turn), { ...options, ...(app ? { app } : {}) });
    }),
  );

const countBy = (answers: readonly Response[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const codesOf = (answers: readonly Response[]): string[] => [
  ...new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => String(body.code))),
];

it('makes one order of 50 posts with one key', async () => {
  await open();
  const answers = await atOnce(50, () => orderBody(), { key: randomUUID() });
  expect(countBy(answers, 201)).toBe(50);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(49);
  expect(await countOrders(shop)).toBe(1);
  expect(await shop.storage.shop.selectFrom('order_events').select('id').execute()).toHaveLength(1);
});

it('makes one order of two bodies that come with one key', async () => {
  await open();
  const answers = await atOnce(10, (turn) => orderBody({ persons: 1 + (turn % 2) }), {
    key: randomUUID(),
  });
  expect(countBy(answers, 201)).toBe(5);
  expect(codesOf(answers)).toEqual(['idempotency_conflict']);
  expect(await countOrders(shop)).toBe(1);
});

it('gives each of many orders a number of its own', async () => {
  await open();
  const answers = await atOnce(20, () => pickupBody());
  expect(countBy(answers, 201)).toBe(20);
  expect(new Set(answers.map(({ body }) => String(body.number))).size).toBe(20);
  expect(new Set(answers.map(({ body }) => String(body.tracking_key))).size).toBe(20);
});

it('takes no more orders for a quarter of an hour than the restaurant can make', async () => {
  await open({ slotCapacity: 3 });
  const time = { timeType: 'on_time', time: '2026-11-27T19:00:00+02:00' };
  const answers = await atOnce(12, () => orderBody(time));
  expect(countBy(answers, 201)).toBe(3);
  expect(codesOf(answers)).toEqual(['time.slot_full']);
  expect(answers.find(({ status }) => status === 422)?.body.params).toEqual({
    next: '2026-11-27T19:15:00+02:00',
  });
  const [first] = answers.filter(({ status }) => status === 201);
  const key = String(first?.body.tracking_key);
  await shop.send('post', `/api/v1/purchase/track/${key}/cancel`).expect(200);
  await place(shop, orderBody(time)).expect(201);
});

it('promises orders for now only as many as fit into a quarter of an hour', async () => {
  await open({ slotCapacity: 2 });
  const answers = await atOnce(6, () => orderBody());
  expect(countBy(answers, 201)).toBe(6);
  const promised = answers.map(({ body }) => String(body.expected_at.from)).sort();
  expect(promised).toEqual([
    '2026-11-27T12:45:00+02:00',
    '2026-11-27T12:45:00+02:00',
    '2026-11-27T13:00:00+02:00',
    '2026-11-27T13:00:00+02:00',
    '2026-11-27T13:15:00+02:00',
    '2026-11-27T13:15:00+02:00',
  ]);
});

it('lets a promo code be used as often as it says', async () => {
  await open();
  await addPromo(shop, 'FIRST5', { max_uses: 5 });
  const answers = await atOnce(15, () => orderBody({ promocode: 'first5', expectedTotal: 27.12 }));
  expect(countBy(answers, 201)).toBe(5);
  expect(codesOf(answers)).toEqual(['promo.exhausted']);
});

it('lets a promo code be used by a customer as often as it says', async () => {
  await open();
  await addPromo(shop, 'ONCE', { max_per_phone: 1 });
  const { token } = await customerWith(shop, '359880001122');
  const body = orderBody({ promocode: 'once', expectedTotal: 27.12 });
  const answers = await atOnce(9, () => body, { token });
  expect(countBy(answers, 201)).toBe(1);
  expect(codesOf(answers)).toEqual(['promo.used']);
});

it('tells a guest who asks about a phone at placing only to log in, used or not', async () => {
  await open();
  await addPromo(shop, 'ONCE', { max_per_phone: 1 });
  const { token } = await customerWith(shop, '359880001122');
  await place(shop, orderBody({ promocode: 'once', expectedTotal: 27.12 }), { token }).expect(201);
  const answerTo = async (phone: string) => {
    const body = orderBody({ promocode: 'once', expectedTotal: 0, phone });
    const { status, body: answer } = await place(shop, body);
    return { status, answer: { ...answer, request_id: null } };
  };
  const used = await answerTo('0880001122');
  expect(used).toMatchObject({ status: 422, answer: { code: 'promo.login_required' } });
  expect(await answerTo('0880009999')).toEqual(used);
});

it('spends no bonus twice', async () => {
  await open();
  const { id, token } = await customerWith(shop, '359880003344');
  await giveBonuses(shop, id, 1200);
  const body = orderBody({ bonuses: 5, expectedTotal: 24.7 });
  const answers = await atOnce(10, () => body, { token });
  expect(countBy(answers, 201)).toBe(2);
  expect(codesOf(answers)).toEqual(['bonus.over_cap']);
  expect(await bonusStory(shop, id)).toEqual(['earn 1200', 'reserve 500', 'reserve 500']);
});

it('keeps nothing of an order whose placing fails in the middle', async () => {
  await open();
  const { id, token } = await customerWith(shop, '359880003344');
  await giveBonuses(shop, id, 1200);
  const key = randomUUID();
  const { announce } = shop.storage;
  const broken = jest
    .spyOn(shop.storage, 'announce')
    .mockRejectedValueOnce(new Error('on purpose'));
  const body = orderBody({ bonuses: 5, expectedTotal: 24.7 });
  await provoked(place(shop, body, { key, token })).expect(500);
  broken.mockImplementation(announce);
  expect(await countOrders(shop)).toBe(0);
  expect(await bonusStory(shop, id)).toEqual(['earn 1200']);
  await place(shop, body, { key, token }).expect(201);
});
