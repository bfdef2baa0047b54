import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openPostgres } from '../../../backend/storage/postgres-storage';
import type { Storage } from '../../../backend/storage/storage';
import { isStorageAway } from '../../../backend/storage/storage-away';
import { passTime } from '../../support/pass-time';
import type { TestDatabase } from '../support/test-database';
import { testDatabase } from '../support/test-database';

/** In milliseconds, far below the pool's own. */
const QUERY_LIMIT = 300;

/** In milliseconds; a machine that takes longer to answer connects once more than it need. */
const LISTENING = { check: 200, answer: 1_000, reconnect: 50 };

/** As many as a storefront's pages ask at once, and more than the pool has connections. */
const CALLS = 12;

describe('connections to PostgreSQL that die in silence', () => {
  let database: TestDatabase;
  let storage: Storage;
  let proxy: Server;
  let pairs: (readonly [Socket, Socket])[] = [];
  /** In milliseconds, of each answer of the database. */
  let latency = 0;

  beforeEach(async () => {
    database = await testDatabase('');
    const { hostname, port } = new URL(database.variable);
    proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      pairs.push([near, far]);
      near.on('error', () => far.destroy()).pipe(far);
      far.on('error', () => near.destroy());
      if (latency === 0) far.pipe(near);
      else far.on('data', (part) => setTimeout(() => near.write(part), latency));
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    const through = new URL(database.variable);
    // The address of a server that listens on a port is always of this form.
    through.port = String((proxy.address() as AddressInfo).port);
    storage = openPostgres(through.href, { query: QUERY_LIMIT, listening: LISTENING });
  });
  afterEach(async () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs = [];
    latency = 0;
    proxy.close();
    await storage.close();
    await database.drop();
  });

  const ask = () => sql`select pg_sleep(0.05)`.execute(storage.shop);
  const askAll = () => Promise.allSettled(Array.from({ length: CALLS }, ask));

  /** Those that are open now carry nothing any more; new ones do. */
  const freeze = (): void => {
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
    }
  };

  it('hold up each call for a moment, and are not given to the next ones', async () => {
    await askAll();
    freeze();
    const refused = (await askAll()).filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => isStorageAway(reason))).toBe(true);
    const next = await askAll();
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 'fulfilled'));
  });

  it('are noticed before a call is given one that has been idle', async () => {
    await askAll();
    passTime(1_100);
    freeze();
    const asked = await askAll();
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 'fulfilled'));
  });

  it('do not keep away what was said before there was one to listen', async () => {
    await askAll();
    const heard = new Promise((resolve) => {
      storage.listen(resolve);
    });
    // One question of a connection that is there is quicker than a new connection.
    await sql`select pg_notify('shop_changes', 'one')`.execute(storage.shop);
    await heard;
  });

  it.each([0, LISTENING.check * 2])(
    'do not keep news of other processes away, where each answer takes %d ms',
    async (answering) => {
      let notify = 0;
      storage.listen(() => (notify += 1));
      const tell = () => sql`select pg_notify('shop_changes', 'one')`.execute(storage.shop);
      while (notify === 0) await tell();
      latency = answering;
      freeze();
      notify = 0;
      while (notify === 0) {
        await tell().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  );
});
