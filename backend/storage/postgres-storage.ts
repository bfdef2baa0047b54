import type { Transaction } from 'kysely';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import type { CustomTypesConfig } from 'pg';
import { checkedPool } from './checked-pool';
import { DiskWatch } from './disk-watch';
import { listeners } from './listeners';
import { KeyedMutex } from './keyed-mutex';
import type { ShopDatabase } from './schema';
import type { Storage } from './storage';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** In milliseconds, of the connection that only listens. */
interface ListeningTimes {
  /** How often it is asked whether it still is one. */
  readonly check: number;
  /** How long it may take to say so. */
  readonly answer: number;
  /** How long after it was lost another is made. */
  readonly reconnect: number;
}

const LISTENING: ListeningTimes = { check: 3_000, answer: 5_000, reconnect: 1_000 };

/** In milliseconds: callers of the shop wait no longer for one query, and a dead connection is found. */
export const QUERY_TIMEOUT_MS = 4_000;

/**
 * In milliseconds: a change that rests for longer between two statements loses its turn. That is
 * sooner than a query ends which waits for the turn, so a frozen process makes nobody fail.
 */
const REST_TIMEOUT_MS = QUERY_TIMEOUT_MS - 1_000;

/** In milliseconds, how long work that has its time waits for a turn. */
const WAIT_TIMEOUT_MS = 10_000;

const CHANNEL = 'shop_changes';

/** Counts, sums and times in milliseconds, all of them far below what a number holds exactly. */
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === types.builtins.INT8 || oid === types.builtins.NUMERIC) return Number;
    // The package's own parsers for everything else.
    return types.getTypeParser(oid, format);
  },
};

/** Hears what other processes announce, also again after the connection was lost. */
const subscribe = (
  url: string,
  times: ListeningTimes,
  notify: (topic: string | null) => void,
): (() => void) => {
  /** Ends the present connection, or the wait for the next one. */
  let stop = (): void => undefined;
  const after = (time: number, work: () => void): NodeJS.Timeout => setTimeout(work, time).unref();

  const connect = (): void => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: times.answer,
    });
    let isOver = false;
    let check: NodeJS.Timeout | undefined;
    const end = (): void => {
      isOver = true;
      clearTimeout(check);
      client.end().catch(() => undefined);
    };
    /** A connection is replaced once, whatever else is said of it later. */
    const replace = (): void => {
      if (isOver) return;
      end();
      const wait = after(times.reconnect, connect);
      stop = () => {
        clearTimeout(wait);
      };
    };
    const checkLater = (): void => {
      if (isOver) return;
      check = after(times.check, () => {
        client.query('select 1').then(checkLater, replace);
      });
    };
    stop = end;
    client.on('notification', ({ payload }) => {
      if (!isOver) notify(payload ?? null);
    });
    client.on('error', replace);
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        if (isOver) return;
        checkLater();
        // Something may have been said before it listened.
        notify(null);
      }, replace);
  };

  connect();
  return () => {
    stop();
  };
};

/**
 * Takes the advisory lock of a name over all processes. Throws after too long a wait, and a
 * process that froze in the middle of a change, or cannot be reached any more, loses it.
 */
const takeTurn = async (
  db: Transaction<ShopDatabase>,
  name: string,
  { rest, wait }: { readonly rest: number; readonly wait: number },
): Promise<void> => {
  // They hold for this transaction alone.
  await sql`select
    set_config('lock_timeout', ${`${String(wait)}ms`}, true),
    set_config('idle_in_transaction_session_timeout', ${`${String(rest)}ms`}, true),
    pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

/** In milliseconds, how long a connection goes on waiting after the database should have given up. */
const CANCEL_GRACE_MS = 500;

/** How long things may take, in milliseconds. */
export interface PostgresLimits {
  /** Null for work that has its time, such as an import. */
  readonly query: number | null;
  /** Of a change, between two of its statements. */
  readonly rest: number;
  /** For a turn; the query's limit ends it as well. */
  readonly wait: number;
  readonly listening: ListeningTimes;
}

const queryTimeouts = (query: number | null) =>
  query === null ? {} : { statement_timeout: query, query_timeout: query + CANCEL_GRACE_MS };

/** Opens a PostgreSQL database; connections are made when they are needed. */
export const openPostgres = (
  url: string,
  {
    query = null,
    rest = REST_TIMEOUT_MS,
    wait = WAIT_TIMEOUT_MS,
    listening = LISTENING,
  }: Partial<PostgresLimits> = {},
): Storage => {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: numbersAsNumbers,
    ...queryTimeouts(query),
  });
  // A connection that breaks fails the next query, or is replaced; without a listener, its error would end the
  // process: one that lies idle, and one that breaks between two statements of a change.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const disk = new DiskWatch();
  const shop = new Kysely<ShopDatabase>({
    dialect: new PostgresDialect({ pool: checkedPool(pool) }),
    log: (event) => {
      if (event.level === 'error') disk.refused(event.error);
    },
  });
  const mutex = new KeyedMutex();
  const { listen, closeAll } = listeners((notify) => subscribe(url, listening, notify));
  return {
    shop,
    counters: shop,
    disk,
    // Waiting here takes no connection: a crowd of changes must not keep everybody else waiting.
    change: (name, work) =>
      mutex.runExclusive(name, async () => {
        const done = await shop.transaction().execute(async (db) => {
          await takeTurn(db, name, { rest, wait });
          return work(db);
        });
        disk.accepted();
        return done;
      }),
    listen,
    announce: async (db, topic) => {
      await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db);
    },
    close: async () => {
      closeAll();
      await shop.destroy();
    },
  };
};
