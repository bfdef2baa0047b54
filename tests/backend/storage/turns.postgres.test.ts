import { openPostgres, QUERY_TIMEOUT_MS } from '../../../backend/storage/postgres-storage';
import type { Storage } from '../../../backend/storage/storage';
import { isStorageAway } from '../../../backend/storage/storage-away';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';

const TIMEOUT_MS = 200;
describe('a process that stops in the middle of a change', () => {
  let database: TestDatabase;
  let frozen: Storage;
  let other: Storage;
  beforeEach(async () => {
    database = await testDatabase('');
    if (database.url.kind !== 'postgres') throw new Error('This test is about PostgreSQL');
    frozen = openPostgres(database.url.url, { rest: 60_000 });
    other = openPostgres(database.url.url, { rest: TIMEOUT_MS, wait: TIMEOUT_MS });
  });
  afterEach(async () => {
    await frozen.close();
    await other.close();
    await database.drop();
  });

  /** Begins a change that goes on when it is told to. */
  const begin = async (storage: Storage) => {
    let goOn = (): void => undefined;
    const fromMap = new Promise<void>((resolve) => (goOn = resolve));
    let done: Promise<void> = Promise.resolve();
    await new Promise<void>((begun) => {
      done = storage.change('orders', async () => {
        begun();
        await fromMap;
      });
    });
    return { goOn, done };
  };

  it('does not keep the others waiting for ever', async () => {
    const { goOn, done } = await begin(frozen);
    const refused = await other.change('orders', () => Promise.resolve()).catch((e: unknown) => e);
    expect(isStorageAway(refused)).toBe(true);
    goOn();
    await done;
    await other.change('orders', () => Promise.resolve());
  });

  it('loses its turn, and changes nothing any more', async () => {
    const { goOn, done } = await begin(other);
    // Waits until the turn is free, for much longer than it is kept.
    await frozen.change('orders', () => Promise.resolve());
    goOn();
    expect(isStorageAway(await done.catch((e: unknown) => e))).toBe(true);
  });

  it('loses its turn before the calls that wait for it have waited too long', async () => {
    const open = () => openPostgres(database.variable, { query: QUERY_TIMEOUT_MS });
    const [stopped, serving] = [open(), open()];
    const { goOn, done } = await begin(stopped);
    const ended = done.catch(() => undefined);
    expect(await serving.change('orders', () => Promise.resolve('placed'))).toBe('placed');
    goOn();
    await ended;
    await Promise.all([stopped.close(), serving.close()]);
  });
});
