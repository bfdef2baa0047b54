import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { passTime } from '../../support/pass-time';
import { provoked } from '../support/check-contract';
import { ownDatabase } from '../support/migrated-database';
import { orderBody, place } from '../support/orders';
import { smallMenu } from '../support/small-menu';
import { isOnPostgres } from '../support/test-database';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop(
    { now: () => new Date('2026-11-27T10:00:00Z') },
    smallMenu(),
    ownDatabase,
  );
});
afterEach(() => shop.close());

/** From now on an order finds no room, or finds some again. */
const setRoom = async (hasRoom: boolean): Promise<void> => {
  const { shop: db } = shop.storage;
  if (!isOnPostgres()) {
    await sql.raw(`pragma max_page_count = ${hasRoom ? '1000000' : '1'}`).execute(db);
    return;
  }
  if (hasRoom) await sql`drop trigger full_disk on orders`.execute(db);
  else
    await sql`
      create function full_disk() returns trigger as $$ begin
        raise exception 'could not extend file' using errcode = 'disk_full';
      end $$ language plpgsql;
      create trigger full_disk before insert on orders
        for each row execute function full_disk()`.execute(db);
};

/** Places orders until one is refused: what is left of the last page still takes some. */
const placeUntilFull = async () => {
  for (;;) {
    const answer = await order();
    if (answer.status !== 201) return answer;
  }
};

const order = () => provoked(place(shop, orderBody()));

const said = () =>
  shop.logLines.map(({ msg }) => String(msg)).filter((line) => !line.startsWith('request'));

it('a full disk refuses orders, is told once, and is over when an order finds room again', async () => {
  await shop.get('/readyz').expect(200);
  await setRoom(false);
  const refused = await placeUntilFull();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  await order().expect(503);
  const { body } = await shop.get('/readyz').expect(503);
  expect(body.reason).toBe('the disk of the database is full');
  expect((await shop.get('/metrics')).text).toContain('shop_database_disk_full 1');

  passTime(30_000);
  await shop.get('/readyz').expect(503);
  expect(said()).toEqual(['the disk of the database is full: nothing can be ordered']);

  await setRoom(true);
  await order().expect(201);
  await shop.get('/readyz').expect(200);
  expect(said()[1]).toBe('the disk of the database takes changes again');
});

// PostgreSQL does not tell how much room it has.
if (!isOnPostgres())
  it('a full disk is told before anybody orders, and is over as soon as there is room', async () => {
    const disk = await fs.statfs(shop.dir);
    const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bavail: 0 });
    await shop.get('/readyz').expect(503);
    expect((await shop.get('/metrics')).text).toContain('shop_database_disk_full 1');
    await setRoom(false);
    await placeUntilFull();
    await setRoom(true);
    statfs.mockRestore();
    await shop.get('/readyz').expect(200);
    expect(said()).toEqual([
      'the disk of the database is full: nothing can be ordered',
      'the disk of the database takes changes again',
    ]);
  });

/** As some network and container file systems describe themselves. */
const NO_SIZES = { type: 0, bsize: 4096, blocks: 0, bfree: 0, bavail: 0, files: 0, ffree: 0 };

it.each([
  ['reports no sizes', () => Promise.resolve(NO_SIZES)],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('a disk that %s is not taken for a full one', async (_case, answer) => {
  const statfs = jest.spyOn(fs, 'statfs').mockImplementation(answer);
  await shop.get('/readyz').expect(200);
  expect((await shop.get('/metrics')).text).toContain('shop_database_disk_full 0');
  statfs.mockRestore();
});

it('a small change that still finds room on a full disk does not end it', async () => {
  await setRoom(false);
  await placeUntilFull();
  passTime(15_000);
  await shop.storage.change('small', () => Promise.resolve());
  await shop.get('/readyz').expect(503);
  expect(said()).toHaveLength(1);
});

it('a full disk that nobody writes to is tried again after a minute, and told once all the same', async () => {
  await setRoom(false);
  await placeUntilFull();
  passTime(60_000);
  await shop.get('/readyz').expect(200);
  await order().expect(503);
  await shop.get('/readyz').expect(503);
  expect(said()).toEqual(['the disk of the database is full: nothing can be ordered']);
});
