import type { OrderMessageDeps } from '../../../backend/order-message/deliver-messages';
import { deliverMessages } from '../../../backend/order-message/deliver-messages';
import { countUnsentMessages } from '../../../backend/order-message/message-store';
import { queueMessages } from '../../../backend/order-message/queue-messages';
import { setDelay } from '../../../backend/order/set-delay';
import { shopDataReader } from '../../../backend/shop/shop-data';
import type { MessageChoice } from '../../../src/domain/customer/message-choice';
import type { OrderId } from '../../../src/domain/id/ids';
import request from 'supertest';
import { startTinyServer } from '../../support/tiny-server';
import type { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { customerWith, orderBody, pickupBody, placed } from '../support/orders';
import { IVAN, outboxOf } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let before: number;
inOrderShop((given) => ({ shop, clock } = given));
beforeEach(() => (before = outboxOf(shop).length));
afterEach(async () => {
  await shop.storage.shop.deleteFrom('order_messages').execute();
  // The numbers of events begin anew with each test.
  await shop.storage.shop.updateTable('order_message_progress').set({ last_event: 0 }).execute();
});

const deps = (settings: Partial<OrderMessageDeps['settings']> = {}): OrderMessageDeps => ({
  storage: shop.storage,
  settings: { ...shop.settings, ...settings },
  log: depsOf(shop, clock).log,
  now: clock.now,
  readShop: shopDataReader(shop.storage.shop),
});

const deliver = async (settings?: Partial<OrderMessageDeps['settings']>): Promise<void> => {
  await queueMessages(shop.storage, () => Promise.resolve(false));
  await deliverMessages(deps(settings), 'sms');
};

/** After what staff may undo. */
const later = async (seconds = 13): Promise<string[]> => {
  clock.advance(seconds);
  await deliver();
  return texts();
};

const texts = (): string[] =>
  outboxOf(shop)
    .slice(before)
    .map(({ text }) => text);

const someone = async (messages: MessageChoice = 'all') => {
  const customer = await customerWith(shop, IVAN);
  await shop.storage.shop.updateTable('customers').set({ channel: 'sms', messages }).execute();
  return customer;
};

const move = (id: number, ...steps: Parameters<typeof moveThrough>[2][]): Promise<void> =>
  moveThrough(depsOf(shop, clock), id, ...steps);

const byCustomer = async (messages?: MessageChoice, body = orderBody(), locale = 'en') => {
  const { token } = await someone(messages);
  return placed(shop, body, { token, locale });
};

it('tells a customer of each step by the channel of the account, in the language of the order', async () => {
  const order = await byCustomer('all', orderBody(), 'ru');
  await move(order.id, 'process');
  await later();
  await move(order.id, 'package', 'delivery');
  await later();
  await move(order.id, 'complete');
  await later();
  expect(texts()).toEqual([
    `Заказ ${order.number} принят. Привезём до 13:00.`,
    `Заказ ${order.number} уже в пути.`,
  ]);
  expect(outboxOf(shop).at(-1)).toMatchObject({ channel: 'sms', phone: IVAN });
});

it('waits with each message for as long as staff may undo the step, and is silent about what they have undone', async () => {
  const order = await byCustomer();
  await move(order.id, 'process');
  expect(await later(9)).toEqual([]);
  // As the board takes a step back.
  await shop.storage.shop.updateTable('orders').set({ status: 'new' }).execute();
  expect(await later()).toEqual([]);
  await move(order.id, 'process');
  expect(await later()).toEqual([`Order ${order.number} is accepted. We will bring it by 13:00.`]);
});

it('names a new time once, and not a time that is known already', async () => {
  const order = await byCustomer();
  await move(order.id, 'process');
  // Before the first message: it says the new time itself.
  await setDelay(depsOf(shop, clock), order.id as OrderId, 10);
  await later();
  await setDelay(depsOf(shop, clock), order.id as OrderId, 5);
  await setDelay(depsOf(shop, clock), order.id as OrderId, 15);
  await later();
  expect(texts()).toEqual([
    `Order ${order.number} is accepted. We will bring it by 13:10.`,
    `Sorry, order ${order.number} is taking longer. We will bring it by 13:30.`,
  ]);
});

it('says where a pickup is ready', async () => {
  const order = await byCustomer('all', pickupBody());
  await move(order.id, 'process', 'package');
  expect((await later()).at(-1)).toMatch(/ is ready\. Pick it up at .+ \d+\.$/);
});

it.each([
  ['none', 0],
  ['least', 1],
  ['all', 2],
] as const)('sends who chose %s so many messages of a delivery: %s', async (choice, count) => {
  const order = await byCustomer(choice);
  await move(order.id, 'process');
  await later();
  await move(order.id, 'package', 'delivery');
  expect(await later()).toHaveLength(count);
});

it('sends a guest nothing to a phone that nobody has shown to be theirs', async () => {
  const order = await placed(shop);
  await move(order.id, 'process');
  expect(await later()).toEqual([]);
});

it('sends nothing after the fact', async () => {
  const order = await byCustomer();
  await move(order.id, 'process', 'package', 'delivery');
  clock.advance(16 * 60);
  await deliver();
  expect(texts()).toEqual([]);
});

it('says why an order is cancelled and what happens to the money', async () => {
  const order = await byCustomer('least', orderBody({ paymentType: 'online' }));
  await move(order.id, 'cancel');
  const [text] = await later();
  expect(text).toMatch(/^Order \d+ is cancelled\. .*You were not charged\.$/);
});

it('says once that money goes back, with the cancellation', async () => {
  const order = await byCustomer('least', orderBody({ paymentType: 'online' }));
  await request(shop.app)
    .post(`${String(order.payment.redirect_url)}/pay`)
    .expect(303);
  await move(order.id, 'cancel');
  const sent = await later();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/ We are sending .*29[.]70.* back to you\.$/);
});

it('sends nothing to who has left', async () => {
  const order = await byCustomer();
  await move(order.id, 'process');
  await shop.storage.shop.updateTable('orders').set({ phone: '' }).execute();
  expect(await later()).toEqual([]);
});

it('tries again what surely was not sent, and never what may have arrived', async () => {
  const order = await byCustomer();
  let calls = 0;
  let isLost = false;
  const { url, close } = await startTinyServer((incoming, response) => {
    calls += 1;
    if (isLost) incoming.socket.destroy();
    else response.writeHead(503).end();
  });
  const settings = { smsProvider: { kind: 'webhook', url } as const };
  await move(order.id, 'process');
  clock.advance(13);
  await deliver(settings);
  expect(await countUnsentMessages(shop.storage.shop, clock.now().getTime())).toBe(1);
  clock.advance(6);
  await deliver(settings);
  expect(calls).toBe(2);
  isLost = true;
  clock.advance(31);
  await deliver(settings);
  clock.advance(300);
  await deliver(settings);
  expect(calls).toBe(3);
  expect(await countUnsentMessages(shop.storage.shop, clock.now().getTime())).toBe(1);
  await close();
});

it('sends once when two processes send at the same moment, and never again what a dead one had begun', async () => {
  const order = await byCustomer();
  await move(order.id, 'process');
  clock.advance(13);
  await queueMessages(shop.storage, () => Promise.resolve(false));
  await Promise.all([deliverMessages(deps(), 'sms'), deliverMessages(deps(), 'sms')]);
  await deliver();
  expect(texts()).toHaveLength(1);
  await move(order.id, 'package', 'delivery');
  clock.advance(13);
  await queueMessages(shop.storage, () => Promise.resolve(false));
  await shop.storage.shop
    .updateTable('order_messages')
    .set({ state: 'sending' })
    .where('state', '=', 'waiting')
    .execute();
  await setDelay(depsOf(shop, clock), order.id as OrderId, 10);
  await later();
  expect(texts().at(-1)).toContain('is taking longer');
  expect(texts()).toHaveLength(2);
});

it('goes on with the others where an order cannot be read', async () => {
  const { token } = await someone();
  const broken = await placed(shop, orderBody(), { token });
  const whole = await placed(shop, orderBody(), { token });
  await move(broken.id, 'process');
  await move(whole.id, 'process');
  await shop.storage.shop
    .updateTable('orders')
    .set({ contents_json: '{}' })
    .where('id', '=', broken.id)
    .execute();
  clock.advance(13);
  await deliver();
  expect(texts()).toEqual([expect.stringContaining(whole.number)]);
});
