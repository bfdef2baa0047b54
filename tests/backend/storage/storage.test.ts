import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../backend/storage/migrate';
import type { Storage } from '../../../backend/storage/storage';
import { openStorage } from '../../../backend/storage/open-storage';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';

let dir: string;
let database: TestDatabase;
let one: Storage;
let other: Storage;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  database = await testDatabase(dir);
  one = openStorage(database.url);
  other = openStorage(database.url);
  await migrate(one.shop);
});
afterEach(async () => {
  await one.close();
  await other.close();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

const readNumber = async ({ shop }: Storage): Promise<number> =>
  (await shop.selectFrom('revisions').select('number').executeTakeFirst())?.number ?? 0;

/** Reads, lets others run, then writes: it loses a count unless the work is done one at a time. */
const countUp = (storage: Storage): Promise<void> =>
  storage.change('counting', async (db) => {
    const row = await db.selectFrom('revisions').select('number').executeTakeFirst();
    await new Promise((resolve) => setImmediate(resolve));
    const number = (row?.number ?? 0) + 1;
    await db
      .insertInto('revisions')
      .values({ id: 1, number })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ number }))
      .execute();
  });

it('does work of one name one after the other, whichever process it comes from', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, turn) => countUp(turn % 2 ? one : other)));
  expect(await readNumber(one)).toBe(20);
});

it('leaves everything as it was when the work fails', async () => {
  await countUp(one);
  const failing = one.change('counting', async (db) => {
    await db.updateTable('revisions').set({ number: 99 }).execute();
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await readNumber(other)).toBe(1);
});

it('lets another process know of a change', async () => {
  const notify = new Promise((resolve) => {
    other.listen(resolve);
  });
  await one.change('counting', async (db) => {
    await db
      .insertInto('rate_counters')
      .values({ key: 'x', window_start: 1, expires_at: 2, count: 1 })
      .execute();
    await one.announce(db, 'order 1');
  });
  // SQLite's file shows that it changed, not what changed.
  expect(['order 1', null]).toContain(await notify);
});

it('tells a listener that has stopped nothing more', async () => {
  const notify: unknown[] = [];
  other.listen((topic) => notify.push(topic))();
  await one.change('counting', (db) => one.announce(db, 'order 1'));
  await countUp(one);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(notify).toEqual([]);
});

it('gives large counts as numbers', async () => {
  const at = Date.UTC(2026, 10, 27);
  await one.shop
    .insertInto('rate_counters')
    .values({ key: 'x', window_start: at, expires_at: at, count: 1 })
    .execute();
  const row = await one.shop
    .selectFrom('rate_counters')
    .select([
      'window_start',
      (eb) => eb.fn.countAll<number>().as('rows'),
      (eb) => eb.fn.sum<number>('count').as('sum'),
    ])
    .groupBy('window_start')
    .executeTakeFirst();
  expect(row).toEqual({ window_start: at, rows: 1, sum: 1 });
});
