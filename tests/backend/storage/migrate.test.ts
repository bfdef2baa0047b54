import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../backend/storage/migrate';
import { openStorage } from '../../../backend/storage/storage';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

it('makes the tables once', async () => {
  const storage = openStorage(join(dir, 'deep', 'shop.sqlite'));
  expect(await migrate(storage.shop)).toEqual(['0001-cities-and-menu', '0002-city-address']);
  expect(await migrate(storage.shop)).toEqual([]);
  await storage.close();
});

it('lets two processes start on one new file', async () => {
  const one = openStorage(join(dir, 'shop.sqlite'));
  const two = openStorage(join(dir, 'shop.sqlite'));
  const steps = await Promise.all([migrate(one.shop), migrate(two.shop)]);
  expect(steps.flat()).toEqual(['0001-cities-and-menu', '0002-city-address']);
  await one.close();
  await two.close();
});

it('refuses a row that refers to nothing', async () => {
  const storage = openStorage(join(dir, 'shop.sqlite'));
  await migrate(storage.shop);
  const stop = { city_id: 1, kind: 'product' as const, item_id: 1 };
  await expect(storage.shop.insertInto('stop_list').values(stop).execute()).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  });
  await storage.close();
});
