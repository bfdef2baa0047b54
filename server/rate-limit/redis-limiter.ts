import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { RLWrapperTimeouts, RateLimiterRedis } from 'rate-limiter-flexible';
import type { WindowLimit } from './request-limiter';
import { memoryLimiter } from './request-limiter';

/** In milliseconds: after that a request is counted in memory. */
const REDIS_TIMEOUT = 100;

/** Commands that wait for a frozen Redis: those that find the queue full are counted in memory at once. */
const MAX_WAITING_COMMANDS = 256;

/** In milliseconds without an answer, after which the connection is closed and made again. */
const SOCKET_TIMEOUT = 5_000;

/** In milliseconds between two commands that keep an idle connection open. */
const PING_INTERVAL = 2_000;

/** In milliseconds between two lines about a Redis that is away. */
const LOG_INTERVAL = 60_000;

/** Redis holds no address, only what is made of it. */
const hashOf = (key: string | number): string =>
  createHash('sha256').update(String(key)).digest('base64url').slice(0, 22);

class HashingRedisLimiter extends RateLimiterRedis {
  override getKey(key: string | number): string {
    return super.getKey(hashOf(key));
  }
}

/** Counts in one Redis for all storefronts. */
export interface RedisLimiting {
  readonly limiterFor: (limit: WindowLimit) => RLWrapperTimeouts;
  readonly close: () => void;
}

/**
 * Lets all storefronts count together in Redis. While it is away, slow or frozen, each counts in its
 * own memory: nobody is kept from the shop because Redis is not there.
 */
export const redisLimiting = (url: string, log: Logger): RedisLimiting => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    pingInterval: PING_INTERVAL,
    socket: { socketTimeout: SOCKET_TIMEOUT, connectTimeout: SOCKET_TIMEOUT },
  });
  let loggedAt = Number.NEGATIVE_INFINITY;
  client.on('error', ({ message }: Error) => {
    if (performance.now() - loggedAt < LOG_INTERVAL) return;
    loggedAt = performance.now();
    // The message only: the address may hold a password.
    log.warn({ reason: message.replaceAll(url, '') }, 'requests are counted without Redis');
  });
  // It connects again by itself; what went wrong is logged above.
  client.connect().catch(() => undefined);
  return {
    limiterFor: (limit) =>
      new RLWrapperTimeouts({
        limiter: new HashingRedisLimiter({
          ...limit,
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
        }),
        insuranceLimiter: memoryLimiter(limit),
        timeoutMs: REDIS_TIMEOUT,
      }),
    close: () => {
      client.destroy();
    },
  };
};
