import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, startBackend } from '../support/backend-process';
import { ListeningStream } from '../support/event-stream';
import { importOpenShop, processVariables } from '../support/open-all-day';
import type { PlacedOrder } from '../support/orders';
import { pickupBody } from '../support/orders';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';

let dir: string;
let database: TestDatabase;
let variables: Readonly<Record<string, string>>;
const running: ChildProcess[] = [];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  database = await testDatabase(dir);
  variables = processVariables(dir, database);
  await importOpenShop(dir, variables);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

const start = (...args: string[]): ChildProcess => {
  const child = startBackend(args, variables);
  running.push(child);
  return child;
};

const follow = async (url: string): Promise<ListeningStream> => {
  const answer = await fetch(`${url}/api/v1/purchase`, {
    method: 'POST',
    headers: {
      Client: 'web',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(pickupBody()),
  });
  // The shape of the answer has tests of its own.
  const { tracking_key } = (await answer.json()) as PlacedOrder;
  const request = get(`${url}/api/v1/purchase/track/${tracking_key}/events`, { agent: false });
  const [response] = await once(request, 'response');
  const stream = new ListeningStream(response, () => request.destroy());
  await stream.count(1);
  return stream;
};

it("shows a customer every step of a demo's kitchen, which is another process", async () => {
  const backend = start('serve');
  const stream = await follow(await addressOf(backend));
  const kitchen = start('kitchen', '--every', '1');
  await stream.count(4);
  expect(stream.messages().map(({ data }) => data['status'])).toEqual([
    'new',
    'process',
    'package',
    'complete',
  ]);
  for (const child of [kitchen, backend]) {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  stream.leave();
});

it('does not wait for those who follow their orders when it is told to stop', async () => {
  const backend = start('serve');
  const stream = await follow(await addressOf(backend));
  const over = stream.until(({ isOver }) => isOver);
  backend.kill('SIGTERM');
  const [code] = await once(backend, 'exit');
  expect(code).toBe(0);
  await over;
  // Sent away by name, and not cut off when the time for running requests is over.
  expect(stream.text).toContain('retry: 500\n');
});
