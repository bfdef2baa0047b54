import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../../backend/storage/open-storage';
import { WEBHOOK_TURN, addWebhookTarget } from '../../../backend/webhook/webhook-targets';
import { runCount, seedOf } from '../../support/run-count';
import { until } from '../../support/until';
import { addressOf, runBackend, startBackend } from '../support/backend-process';
import { importOpenShop, processVariables } from '../support/open-all-day';
import { pickupBody } from '../support/orders';
import { Seeded } from '../support/seeded';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';
import { startReceiver } from '../support/webhook-receiver';

const KILLS = runCount('KILLS');
const ORDERS_A_ROUND = 4;

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

const place = async (url: string, key: string): Promise<number> => {
  const answer = await fetch(`${url}/api/v1/purchase`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(pickupBody()),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
};

it(`loses nothing that a till was to hear, and tells it in turn, when it is killed ${String(KILLS)} times`, async () => {
  const random = new Seeded(seedOf());
  const variables = processVariables(dir, database);
  await importOpenShop(dir, variables);
  const { received, receiver, url: till, close } = await startReceiver(() => new Date());
  const storage = openStorage(database.url);
  const target = await storage.change(WEBHOOK_TURN, (db) => addWebhookTarget(db, till));
  receiver.secret = target.secret;
  const placed: number[] = [];
  const answerAll = (): void => {
    receiver.answer = (_, send) => {
      send(204);
    };
  };
  /** Leaves the so-many-th message from now on without an answer; resolves when it has come. */
  const leaveWaiting = (message: number): Promise<void> =>
    new Promise((resolve) => {
      const last = received.length + message;
      receiver.answer = (_, send) => {
        if (received.length < last) send(204);
        else resolve();
      };
    });
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const isLast = kill === KILLS;
    const caught = isLast ? null : leaveWaiting(random.below(ORDERS_A_ROUND) + 1);
    const running = startBackend(['serve'], variables);
    backend = running;
    const url = await addressOf(running);
    for (let order = 0; order < ORDERS_A_ROUND; order += 1)
      placed.push(await place(url, random.uuid()));
    const [first] = placed.slice(-ORDERS_A_ROUND);
    await runBackend(['orders', 'set-status', String(first), 'process'], variables);
    if (isLast) break;
    await caught;
    running.kill('SIGKILL');
    await once(running, 'exit');
    answerAll();
    // The process that is gone holds the lease for a minute.
    await storage.shop.deleteFrom('leases').execute();
  }
  const isHeard = (id: number, type: string): boolean =>
    received.some((message) => message.orderId === id && message.type === type);
  const moved = placed.filter((_, index) => index % ORDERS_A_ROUND === 0);
  await until(
    () =>
      placed.every((id) => isHeard(id, 'order.placed')) &&
      moved.every((id) => isHeard(id, 'order.status_changed')),
  );
  for (const id of moved) {
    const types = received.filter(({ orderId }) => orderId === id).map(({ type }) => type);
    expect(types.indexOf('order.placed')).toBeLessThan(types.indexOf('order.status_changed'));
    expect(types.lastIndexOf('order.placed')).toBeLessThan(types.indexOf('order.status_changed'));
  }
  const ids = received.map(({ id }) => id);
  // Only what was not answered comes twice, once for each kill.
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(KILLS);
  backend?.kill('SIGTERM');
  if (backend) await once(backend, 'exit');
  await storage.close();
  await close();
}, 1_200_000);
