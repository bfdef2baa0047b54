import pino from 'pino';
import { readDatabaseUrl } from '../../../backend/storage/database-url';
import { openStorage } from '../../../backend/storage/open-storage';
import type { Storage } from '../../../backend/storage/storage';
import { paymentDepsOf } from '../../../backend/order/payment-deps';
import { eventsSince } from '../../../backend/order/order-events';
import { deliverTo } from '../../../backend/webhook/deliver-webhooks';
import { countDeliveries, queueDeliveries } from '../../../backend/webhook/webhook-deliveries';
import type { WebhookTarget } from '../../../backend/webhook/webhook-targets';
import { WEBHOOK_TURN, addWebhookTarget } from '../../../backend/webhook/webhook-targets';
import { webhookTypeOf } from '../../../backend/webhook/webhook-type';
import { runCount, seedOf } from '../../support/run-count';
import { FakeClock } from '../support/fake-clock';
import { FakeProvider } from '../support/fake-provider';
import { FRIDAY_NOON, orderBody, placed } from '../support/orders';
import type { Backend } from '../support/payment-ways';
import { PaymentWay } from '../support/payment-ways';
import { Seeded } from '../support/seeded';
import { MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';
import { startReceiver } from '../support/webhook-receiver';

const COUNT = runCount('PAYMENTS');
const SEED = seedOf();

let clock = new FakeClock(FRIDAY_NOON);
const provider = new FakeProvider();
const providers = { stripe: provider };
const now = (): Date => clock.now();
let shop: TestShop;
let second: Storage;
let backends: readonly Backend[];
beforeAll(async () => {
  shop = await openTestShop({ now, providers, paymentProvider: 'stripe' });
  const url = readDatabaseUrl(shop.databaseVariable);
  if (url === undefined) throw new Error('The database of the test has no address');
  second = openStorage(url);
  const log = pino({ level: 'silent' });
  const depsOn = (storage: Storage) =>
    paymentDepsOf({ storage, settings: shop.settings, log, now, providers });
  backends = [
    { app: shop.app, deps: depsOn(shop.storage) },
    { app: shop.secondApp(), deps: depsOn(second) },
  ];
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

/** Delivers everything by both processes at once, however often the target fails. */
const deliverAll = async (target: WebhookTarget): Promise<void> => {
  const log = pino({ level: 'silent' });
  const localise = (): string => '';
  for (;;) {
    await queueDeliveries(shop.storage, now().getTime());
    await Promise.all(
      [shop.storage, second].map((storage) => deliverTo({ storage, log, now, localise }, target)),
    );
    const count = await countDeliveries(shop.storage.shop);
    if (count('waiting') === 0) return;
    clock.advance(3600);
  }
};

it(`keeps the money that orders cost and no other, and tells of all of it: ${String(COUNT)} ways`, async () => {
  const { received, receiver, url, close } = await startReceiver(now);
  const target = await shop.storage.change(WEBHOOK_TURN, (db) => addWebhookTarget(db, url));
  receiver.secret = target.secret;
  const answers = new Seeded(SEED);
  const taken: string[] = [];
  receiver.answer = ({ id }, send) => {
    const isTaken = answers.chance(0.9);
    if (isTaken) taken.push(id);
    send(isTaken ? 204 : 500);
  };
  const faults: string[] = [];
  for (let way = 0; way < COUNT; way += 1) {
    const random = new Seeded(SEED * 1_000_003 + way);
    clock = new FakeClock(FRIDAY_NOON);
    const isLarge = random.chance(0.2);
    const more = isLarge
      ? { goods: [{ id: MARGHERITA, qtt: 18 }], expectedTotal: 232.2, paymentType: 'cash' }
      : { paymentType: 'online' };
    const order = await placed(shop, orderBody(more), backends[way % 2] ?? {});
    const fault = await new PaymentWay({ random, backends, provider, clock }, order).run();
    if (fault !== null) faults.push(`seed ${String(SEED)}, way ${String(way)}: ${fault}`);
    await deliverAll(target);
  }
  expect(faults).toEqual([]);
  const events = await eventsSince(shop.storage.shop, 0, 1_000_000);
  const heard = new Map<number, string[]>();
  for (const { id, orderId, type } of new Map(received.map((one) => [one.id, one])).values())
    if (taken.includes(id)) heard.set(orderId, [...(heard.get(orderId) ?? []), type]);
  const happened = new Map<number, string[]>();
  for (const event of events) {
    const before = happened.get(event.orderId);
    const type = webhookTypeOf(event, before === undefined);
    happened.set(event.orderId, [...(before ?? []), ...(type === null ? [] : [type])]);
  }
  expect(heard).toEqual(happened);
  expect(received.length).toBeGreaterThanOrEqual(events.length);
  await close();
}, 1_200_000);
