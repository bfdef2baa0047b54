import type { OrderMessageDeps } from '../../../backend/order-message/deliver-messages';
import { deliverMessages, sendsMail } from '../../../backend/order-message/deliver-messages';
import { countUnsentMessages } from '../../../backend/order-message/message-store';
import { queueMessages } from '../../../backend/order-message/queue-messages';
import { shopDataReader } from '../../../backend/shop/shop-data';
import request from 'supertest';
import { memoryLog } from '../../support/memory-log';
import type { SmtpServer } from '../../support/smtp-server';
import { startSmtpServer } from '../../support/smtp-server';
import type { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';
import { outboxOf } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let server: SmtpServer;
inOrderShop((given) => ({ shop, clock } = given));
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(async () => {
  await server.close();
  await shop.storage.shop.deleteFrom('order_messages').execute();
  // The numbers of events begin anew with each test.
  await shop.storage.shop.updateTable('order_message_progress').set({ last_event: 0 }).execute();
});

const operatorLog = memoryLog();

type Settings = Partial<OrderMessageDeps['settings']>;

const deps = (settings: Settings = {}): OrderMessageDeps => ({
  storage: shop.storage,
  settings: {
    ...shop.settings,
    mail: { url: server.url, from: 'shop@mail.example' },
    ...settings,
  },
  log: operatorLog.log,
  now: clock.now,
  readShop: shopDataReader(shop.storage.shop),
});

const deliver = async (settings?: Settings): Promise<void> => {
  const of = deps(settings);
  await queueMessages(shop.storage, () => sendsMail(of));
  await deliverMessages(of, 'email');
};

const later = async (seconds = 13, settings?: Settings): Promise<void> => {
  clock.advance(seconds);
  await deliver(settings);
};

const withAddress = (body: Record<string, unknown> = {}) =>
  placed(shop, orderBody({ email: 'ivan@mail.example', ...body }));

const move = (id: number, ...steps: Parameters<typeof moveThrough>[2][]): Promise<void> =>
  moveThrough(depsOf(shop, clock), id, ...steps);

const subjects = (): (string | undefined)[] =>
  server.mails.map(({ data }) => /^Subject: (.*)\r$/m.exec(data)?.[1]);

const failed = (): Promise<number> => countUnsentMessages(shop.storage.shop, clock.now().getTime());

it('sends one receipt once the order is accepted, to the address of the order', async () => {
  const order = await withAddress();
  await later();
  expect(server.mails).toHaveLength(0);
  await move(order.id, 'process');
  await later();
  await move(order.id, 'package', 'delivery', 'complete');
  await later();
  expect(subjects()).toEqual([`Receipt for order ${order.number}`]);
  expect(server.mails[0]?.envelope[1]).toBe('RCPT TO:<ivan@mail.example>');
});

it('sends none without an address, and none of what staff have undone', async () => {
  const without = await placed(shop);
  await move(without.id, 'process');
  const order = await withAddress();
  await move(order.id, 'process');
  await shop.storage.shop.updateTable('orders').set({ status: 'new' }).execute();
  await later();
  expect(server.connections()).toBe(0);
});

it('says once what goes back when a paid order is cancelled', async () => {
  const order = await withAddress({ paymentType: 'online' });
  await request(shop.app)
    .post(`${String(order.payment.redirect_url)}/pay`)
    .expect(303);
  await move(order.id, 'cancel');
  await later();
  await later();
  expect(subjects()).toEqual([`Refund for order ${order.number}`]);
});

it('tries again while the mail server is busy, and sends once then', async () => {
  const order = await withAddress();
  server.behave('temporary');
  await move(order.id, 'process');
  await later();
  server.behave('accepts');
  await later(6);
  await later(600);
  expect(server.mails).toHaveLength(1);
  expect(await failed()).toBe(0);
});

it.each(['dies_after_data', 'permanent'] as const)(
  'does not try again where the mail server %s',
  async (behaviour) => {
    const order = await withAddress();
    server.behave(behaviour);
    await move(order.id, 'process');
    await later();
    server.behave('accepts');
    await later(600);
    expect(server.connections()).toBe(1);
    expect(await failed()).toBe(1);
  },
);

it('sends once when two processes send at the same moment', async () => {
  const order = await withAddress();
  await move(order.id, 'process');
  clock.advance(13);
  await queueMessages(shop.storage, () => Promise.resolve(true));
  await Promise.all([deliverMessages(deps(), 'email'), deliverMessages(deps(), 'email')]);
  await later();
  expect(server.mails).toHaveLength(1);
});

it('sends no receipt that is older than a day, nor to who has left', async () => {
  const order = await withAddress();
  await move(order.id, 'process');
  await later(25 * 3600);
  const other = await withAddress();
  await move(other.id, 'process');
  await shop.storage.shop.updateTable('orders').set({ phone: '', email: null }).execute();
  await later();
  expect(server.connections()).toBe(0);
});

it('writes the receipt into the outbox of a demo, and queues none where nobody sends', async () => {
  const before = outboxOf(shop).length;
  const order = await withAddress();
  await move(order.id, 'process');
  await later(13, { mail: null });
  expect(outboxOf(shop).slice(before)).toEqual([
    expect.objectContaining({
      channel: 'email',
      to: 'ivan@mail.example',
      subject: `Receipt for order ${order.number}`,
    }),
  ]);
  const next = await withAddress();
  await move(next.id, 'process');
  await later(13, { mail: null, smsProvider: { kind: 'none' } });
  const rows = await shop.storage.shop.selectFrom('order_messages').selectAll().execute();
  expect(rows.map(({ order_id }) => order_id)).toEqual([order.id]);
});

it('logs neither address nor text nor mail server', async () => {
  const order = await withAddress();
  server.behave('permanent');
  await move(order.id, 'process');
  await later();
  expect(operatorLog.logText()).toContain('the mail server answered 550');
  expect(operatorLog.logText()).not.toMatch(/ivan@|Margherita|smtp:/);
});
