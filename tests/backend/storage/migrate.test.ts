import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../backend/storage/migrate';
import type { Storage } from '../../../backend/storage/storage';
import { openStorage } from '../../../backend/storage/open-storage';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';

const STEPS = [
  '0001-cities-and-menu',
  '0002-city-address',
  '0003-import-origin',
  '0004-customers',
  '0005-orders',
  '0006-promotions',
  '0007-content',
  '0008-main-screen',
  '0009-warnings',
  '0010-product-pictures',
  '0011-option-allergens',
  '0012-session-ends',
  '0013-payment-provider',
  '0014-codes-by-network',
  '0015-stop-list-ends',
  '0016-additional-categories',
  '0017-money-currency',
  '0018-own-shop',
  '0019-companions',
  '0021-kitchen',
  '0022-staff',
  '0023-webhooks',
  '0024-orders-by-day',
  '0025-payments',
  '0026-order-messages',
];

let dir: string;
let database: TestDatabase;
let opened: Storage[];
const open = (): Storage => {
  const storage = openStorage(database.url);
  opened.push(storage);
  return storage;
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
  database = await testDatabase(join(dir, 'deep'));
  opened = [];
});
afterEach(async () => {
  for (const storage of opened) await storage.close();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

it('makes the tables once', async () => {
  const { shop } = open();
  expect(await migrate(shop)).toEqual(STEPS);
  expect(await migrate(shop)).toEqual([]);
});

it('lets two processes start on one new database', async () => {
  const steps = await Promise.all([migrate(open().shop), migrate(open().shop)]);
  expect(steps.flat()).toEqual(STEPS);
});

it('refuses a row that refers to nothing', async () => {
  const { shop } = open();
  await migrate(shop);
  const stop = { city_id: 1, kind: 'product' as const, item_id: 1 };
  await expect(shop.insertInto('stop_list').values(stop).execute()).rejects.toMatchObject({
    // What SQLite and PostgreSQL call a foreign key that leads nowhere.
    code: expect.stringMatching(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/),
  });
});
