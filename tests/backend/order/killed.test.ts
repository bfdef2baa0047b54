import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStorage } from '../../../backend/storage/open-storage';
import { addressOf, startBackend } from '../support/backend-process';
import { importOpenShop, processVariables } from '../support/open-all-day';
import { pickupBody } from '../support/orders';
import { runCount, seedOf } from '../../support/run-count';
import { Seeded } from '../support/seeded';
import type { TestDatabase } from '../support/test-database';
import { isOnPostgres, testDatabase } from '../support/test-database';

const KILLS = runCount('KILLS');
const SEED = seedOf();
const CUSTOMERS = 8;

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

interface Placed {
  readonly id: number;
  readonly tracking_key: string;
}

/** What is known of an attempt: its answer, or that none came. */
type Known = Map<string, Placed | null>;

const post = (url: string, path: string, headers: Record<string, string>, body?: unknown) =>
  fetch(`${url}/api/v1/purchase${path}`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Null when the backend is gone before it has answered. */
const answerOf = async (asked: Promise<Response>) => {
  try {
    const response = await asked;
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
};

/** Places an order under a key and notes the answer; false when none came. */
const place = async (url: string, key: string, known: Known): Promise<boolean> => {
  known.set(key, known.get(key) ?? null);
  const answer = await answerOf(post(url, '', { 'Idempotency-Key': key }, pickupBody()));
  if (answer === null) return false;
  if (answer.status !== 201) throw new Error(JSON.stringify(answer));
  known.set(key, answer.body);
  return true;
};

/** Customers who order without a pause, until the backend is gone. */
const load = (url: string, random: Seeded, known: Known): Promise<unknown> =>
  Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      while (await place(url, random.uuid(), known));
    }),
  );

/** Those whom nobody has answered ask what became of their orders, or send them again. */
const settle = async (url: string, random: Seeded, known: Known): Promise<void> => {
  for (const [key, answer] of known) {
    if (answer !== null) continue;
    if (random.chance(0.5)) {
      await place(url, key, known);
      continue;
    }
    const { order } = (await (await post(url, `/attempts/${key}/close`, {})).json()) as {
      order: Placed | null;
    };
    if (order) known.set(key, order);
    else known.delete(key);
  }
};

it(`keeps every order that was answered, once, when it is killed ${String(KILLS)} times`, async () => {
  const variables = processVariables(dir, database);
  await importOpenShop(dir, variables);
  const random = new Seeded(SEED);
  const known: Known = new Map();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const running = startBackend(['serve'], variables);
    backend = running;
    const url = await addressOf(running);
    await settle(url, random, known);
    if (kill === KILLS) {
      for (const placed of known.values()) {
        const answer = await fetch(`${url}/api/v1/purchase/track/${placed?.tracking_key ?? ''}`);
        expect(await answer.json()).toMatchObject({ id: placed?.id, total: 25.8 });
      }
      running.kill('SIGTERM');
      expect(await once(running, 'exit')).toEqual([0, null]);
      break;
    }
    const loaded = load(url, random, known);
    await new Promise((resolve) => setTimeout(resolve, 100 + random.below(500)));
    running.kill('SIGKILL');
    await loaded;
  }
  const storage = openStorage(database.url);
  const orders = await storage.shop.selectFrom('orders').select(['id', 'tracking_key']).execute();
  const events = await storage.shop.selectFrom('order_events').select('order_id').execute();
  if (!isOnPostgres()) {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      storage.shop,
    );
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  }
  await storage.close();
  const believed = [...known.values()].map((placed) => placed?.tracking_key).sort();
  expect(believed.length).toBeGreaterThan(KILLS);
  expect(orders.map(({ tracking_key }) => tracking_key).sort()).toEqual(believed);
  expect(events.map(({ order_id }) => order_id).sort()).toEqual(orders.map(({ id }) => id).sort());
}, 1_200_000);
