import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTime } from './in-time';

/** In milliseconds: a connection that lay idle for longer is asked whether it still is one. */
const IDLE_LIMIT_MS = 1_000;

/** In milliseconds: how long it may take to say so. */
const CHECK_TIMEOUT_MS = 1_000;

const answers = async (client: PoolClient): Promise<boolean> =>
  (await inTime(CHECK_TIMEOUT_MS, client.query('select 1'))) !== null;

/** The driver's words where a query has had no answer in time. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A pool that gives no dead connections. One can die without a word, when something in between stops
 * forwarding: those that lay idle are asked first, and one that did not answer a query in time is
 * closed and not given again.
 */
export const checkedPool = (pool: Pool): PostgresPool => {
  const idleSince = new WeakMap<PoolClient, number>();
  pool.on('release', (_, client) => {
    idleSince.set(client, performance.now());
  });
  const liveClient = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    const since = idleSince.get(client);
    if (since === undefined || performance.now() - since < IDLE_LIMIT_MS) return client;
    if (await answers(client)) return client;
    client.release(true);
    return liveClient();
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await liveClient();
    let failure: Error | null = null;
    const query = async (text: string, parameters: unknown[]): Promise<QueryResult> => {
      if (failure) throw failure;
      try {
        return await client.query(text, parameters);
      } catch (error) {
        if (isUnanswered(error)) failure = error;
        throw error;
      }
    };
    return {
      // No cursors are used, and the driver's type of a command's name is any text.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => {
        client.release(failure ?? undefined);
      },
    };
  };
  return { connect, end: () => pool.end() };
};
