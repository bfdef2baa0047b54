import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addressOf, runBackend, startBackend } from '../support/backend-process';
import { importOpenShop, processVariables } from '../support/open-all-day';
import { pickupBody } from '../support/orders';
import { Seeded } from '../support/seeded';
import type { TestDatabase } from '../support/test-database';
import { administer, isOnPostgres, testDatabase } from '../support/test-database';

const ROOT = resolve(__dirname, '../../..');

/** As the operator is told to type them. */
const COMMANDS = [
  ...readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs),
].map(([, text = '']) => text);

const commandWith = (word: string): string => {
  const [command, ...others] = COMMANDS.filter((text) => text.includes(word));
  if (command === undefined || others.length > 0) throw new Error(`Not one command has ${word}`);
  return command;
};

/** How many customers order without a pause. */
const CUSTOMERS = 4;

/** How many orders there have to be before the copy is begun, and after it has ended. */
const ORDERS = 12;

interface Placed {
  readonly id: number;
  readonly number: string;
  readonly tracking_key: string;
}

let dir: string;
let database: TestDatabase;
let restored: TestDatabase;
let backend: ChildProcess | null = null;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(dir, 'data'));
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  database = await testDatabase(join(dir, 'data'));
  restored = isOnPostgres() ? placeFor(database) : database;
});
afterAll(async () => {
  backend?.kill('SIGKILL');
  if (restored !== database) await restored.drop();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** The database of the same server into which a copy is brought back. */
const placeFor = ({ variable }: TestDatabase): TestDatabase => {
  const url = new URL(variable);
  url.pathname = '/shop_restored';
  return {
    url: { kind: 'postgres', url: url.href },
    variable: url.href,
    drop: () => administer(variable, 'drop database if exists shop_restored with (force)'),
  };
};

/** Types what the operator is told to, where the shop is installed. */
const type = (word: string): Promise<unknown> =>
  promisify(execFile)('sh', ['-e', '-c', commandWith(word)], {
    cwd: dir,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.variable,
      NEW_DATABASE_URL: restored.variable,
    },
  });

const serve = async (variables: Readonly<Record<string, string>>): Promise<string> => {
  backend = startBackend(['serve'], variables);
  return addressOf(backend);
};

/** Null when the backend is gone before it has answered. */
const place = async (url: string, key: string): Promise<Placed | null> => {
  const answer = await fetch(`${url}/api/v1/purchase`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(pickupBody()),
  }).catch(() => null);
  if (answer === null) return null;
  expect(answer.status).toBe(201);
  return answer.json().catch(() => null);
};

/** Customers who order without a pause until the backend is gone; `placed` fills with what was answered. */
const load = (url: string, random: Seeded) => {
  const placed: Placed[] = [];
  const order = async (): Promise<void> => {
    for (;;) {
      const answer = await place(url, random.uuid());
      if (answer === null) return;
      placed.push(answer);
    }
  };
  const over = Promise.all(Array.from({ length: CUSTOMERS }, order));
  const count = async (orders: number): Promise<void> => {
    while (placed.length < orders) await new Promise((done) => setTimeout(done, 20));
  };
  return { placed, over, count };
};

const tracked = async (url: string, { tracking_key }: Placed) => {
  const answer = await fetch(`${url}/api/v1/purchase/track/${tracking_key}`);
  return { status: answer.status, body: await answer.json() };
};

it('a copy taken while orders come in brings the shop back with every order that was there before', async () => {
  const variables = processVariables(dir, database);
  await importOpenShop(dir, variables);
  const url = await serve(variables);
  const random = new Seeded(1);
  const { placed, over, count } = load(url, random);
  await count(ORDERS);
  const before = [...placed];
  await type(isOnPostgres() ? 'pg_dump' : '.backup(');
  const after = placed.length;
  await count(after + ORDERS);
  backend?.kill('SIGKILL');
  await over;

  await type(isOnPostgres() ? 'pg_restore' : 'cp shop.backup');
  const anew = { ...variables, DATABASE_URL: restored.variable };
  const urlAnew = await serve(anew);
  for (const order of before) {
    const { id, number } = order;
    expect(await tracked(urlAnew, order)).toMatchObject({
      status: 200,
      body: { id, number, status: 'new', total: 25.8 },
    });
  }
  // What came after the copy is lost as a whole.
  const last = placed.at(-1);
  expect(last && (await tracked(urlAnew, last)).status).toBe(404);
  const { code, out } = await runBackend(['orders', 'list'], anew);
  expect(code).toBe(0);
  for (const { number } of before) expect(out).toContain(number);
  expect(await place(urlAnew, random.uuid())).toMatchObject({ status: 'new' });
  const running = backend;
  running?.kill('SIGTERM');
  expect(running && (await once(running, 'exit'))).toEqual([0, null]);
}, 600_000);
