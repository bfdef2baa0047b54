import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { FloodLimit } from './bucket';
import type { FloodCounter } from './flood-counter';

/** In milliseconds: the pieces of time in which all processes together count. */
const WINDOW = 10_000;

/** In milliseconds: a shop that waits for its guard is no faster than one without. */
const PATIENCE = 100;

/** In milliseconds between two lines about a Redis that is away. */
const SAY_AGAIN = 60_000;

/** What stands in Redis of a network: nothing that says whose it is. */
const keyOf = (network: string, window: number): string =>
  `shop:flood:${createHash('sha256').update(network).digest('base64url').slice(0, 16)}:${String(window)}`;

const inTime = <A>(answer: Promise<A>): Promise<A> => {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new Error('Redis is slow'));
    }, PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(limit);
  });
};

export interface RedisCounter {
  readonly count: FloodCounter;
  readonly close: () => void;
}

/**
 * Counts in Redis, so that all storefronts count together; while it is away or slow, each counts by
 * itself. Nobody is kept from the shop because Redis is not there.
 */
export const countInRedis = (
  url: string,
  { perMinute, atOnce }: FloodLimit,
  byItself: FloodCounter,
  log: Logger,
): RedisCounter => {
  const client = createClient({ url, disableOfflineQueue: true });
  let saidAt = Number.NEGATIVE_INFINITY;
  client.on('error', ({ message }: Error) => {
    if (performance.now() - saidAt < SAY_AGAIN) return;
    saidAt = performance.now();
    // The message only: the address may hold a password.
    log.warn({ reason: message.replaceAll(url, '') }, 'the flood guard counts without Redis');
  });
  // It connects again by itself; what went wrong is told above.
  client.connect().catch(() => undefined);
  const inWindow = Math.max(atOnce, Math.ceil((perMinute * WINDOW) / 60_000));
  const counted = async (network: string): Promise<number | null> => {
    const now = Date.now();
    const key = keyOf(network, Math.floor(now / WINDOW));
    const [count] = await client
      .multi()
      .incr(key)
      .pExpire(key, WINDOW * 2)
      .exec();
    return Number(count) > inWindow ? WINDOW - (now % WINDOW) : null;
  };
  return {
    count: (network) =>
      client.isReady ? inTime(counted(network)).catch(() => byItself(network)) : byItself(network),
    close: () => {
      client.destroy();
    },
  };
};
