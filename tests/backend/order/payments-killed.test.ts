import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage } from '../../../backend/storage/open-storage';
import { selectOrders } from '../../../backend/order/order-store';
import { orderOf } from '../../../backend/order/order-row';
import { eventsSince } from '../../../backend/order/order-events';
import { WEBHOOK_TURN, addWebhookTarget } from '../../../backend/webhook/webhook-targets';
import { webhookTypeOf } from '../../../backend/webhook/webhook-type';
import { startPaymentSandbox } from '../../support/payment-sandbox/payment-sandbox';
import { runCount, seedOf } from '../../support/run-count';
import { until } from '../../support/until';
import { addressOf, startBackend } from '../support/backend-process';
import { importOpenShop, processVariables } from '../support/open-all-day';
import type { PlacedOrder } from '../support/orders';
import { pickupBody } from '../support/orders';
import { Seeded } from '../support/seeded';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';
import { startReceiver } from '../support/webhook-receiver';

const KILLS = runCount('KILLS');
const ORDERS_A_ROUND = 3;
const SECRET = 'whsec_a2lsbGVk';

let dir: string;
let database: TestDatabase;
let backend: ChildProcess | null = null;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  database = await testDatabase(dir);
});
afterAll(async () => {
  backend?.kill('SIGKILL');
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}/api/v1/purchase${path}`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it(`loses no money and no word of it when it is killed ${String(KILLS)} times`, async () => {
  const random = new Seeded(seedOf());
  const sandbox = await startPaymentSandbox({ webhookSecret: SECRET });
  const variables = {
    ...processVariables(dir, database),
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_killed',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: sandbox.url,
  };
  await importOpenShop(dir, variables);
  const { received, receiver, url: till, close } = await startReceiver(() => new Date());
  const storage = openStorage(database.url);
  const db = storage.shop;
  const target = await storage.change(WEBHOOK_TURN, (tx) => addWebhookTarget(tx, till));
  receiver.secret = target.secret;

  /** An order is placed, paid, and now and then cancelled, as far as the backend lives. */
  const live = async (url: string): Promise<void> => {
    const body = pickupBody({ paymentType: 'online' });
    const placing = await post(url, '', body, { 'Idempotency-Key': random.uuid() });
    // The shape of the answer has a test of its own.
    const { payment, tracking_key } = (await placing.json()) as PlacedOrder;
    const path = payment.redirect_url ?? '';
    await fetch(`${url}${path}`, { redirect: 'manual' });
    const manner = (['once', 'twice', 'lost'] as const)[random.below(3)] ?? 'once';
    await sandbox.happen(sandbox.ledger.ofKey(path.slice('/payment/'.length)), 'pay', manner);
    if (random.chance(0.5)) await post(url, `/track/${tracking_key}/cancel`, {});
  };
  const begin = async (): Promise<string> => {
    backend = startBackend(['serve'], variables);
    const url = await addressOf(backend);
    sandbox.noticeUrl = `${url}/payment/notices/stripe`;
    return url;
  };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await begin();
    // What is in the middle of something when it dies gets no answer.
    const lives = Array.from({ length: ORDERS_A_ROUND }, () => live(url).catch(() => null));
    await pause(random.below(2500));
    backend?.kill('SIGKILL');
    if (backend) await once(backend, 'exit');
    await Promise.all(lives);
    // The process that is gone holds what it had begun for a minute or two.
    await db.deleteFrom('leases').execute();
    await db.updateTable('refunds').set({ next_at: 0 }).where('state', '=', 'waiting').execute();
    await db.updateTable('payments').set({ next_at: 0 }).where('next_at', 'is not', null).execute();
  }
  const url = await begin();
  for (let more = 0; more < ORDERS_A_ROUND; more += 1) await live(url);
  for (const { key } of await db.selectFrom('payments').select('key').execute())
    await fetch(`${url}/payment/${key}/return`, { redirect: 'manual' });

  const orders = async () => (await selectOrders(db).execute()).map(orderOf);
  const isSettled = async (): Promise<boolean> => {
    const waiting = await db
      .selectFrom('refunds')
      .select('id')
      .where('state', '=', 'waiting')
      .execute();
    const held = (await orders()).reduce((sum, one) => sum + one.paidOnline - one.refunded, 0);
    return waiting.length === 0 && held === sandbox.ledger.held();
  };
  while (!(await isSettled())) await pause(50);
  for (const order of await orders()) {
    const held = order.paidOnline - order.refunded;
    const isKept = order.status !== 'cancel' && order.paymentStatus === 'paid';
    expect([order.id, held]).toEqual([order.id, isKept ? order.total : 0]);
  }
  const isHeard = (id: number, type: string | null): boolean =>
    type === null || received.some((message) => message.orderId === id && message.type === type);
  const first = new Set<number>();
  const happened = (await eventsSince(db, 0, 100_000)).map((event) => {
    const isFirst = !first.has(event.orderId);
    first.add(event.orderId);
    return { id: event.orderId, type: webhookTypeOf(event, isFirst) };
  });
  await until(() => happened.every(({ id, type }) => isHeard(id, type)));
  const ids = received.map(({ id }) => id);
  // Only what was not noted as taken when it was killed comes twice.
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(KILLS);
  backend?.kill('SIGTERM');
  if (backend) await once(backend, 'exit');
  await storage.close();
  await close();
  await sandbox.close();
}, 1_200_000);
