import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { RLWrapperTimeouts, RateLimiterRedis } from 'rate-limiter-flexible';
import type { WindowLimit } from './request-limiter';
import { memoryLimiter } from './request-limiter';

/** In milliseconds: after that a request is counted in memory. */
const REDIS_TIMEOUT = 100;

/** Commands that wait for a frozen Redis: those that find the queue full are counted in memory at once. */
const MAX_WAITING_COMMANDS = 256;

/** In milliseconds without an answer, after which a frozen Redis counts as away and is connected to again. */
const SOCKET_TIMEOUT = 5_000;

/** In milliseconds: the answers keep an idle connection open. */
const PING_INTERVAL = 2_000;

/** In milliseconds, for an answer when measurements are read. */
const PING_TIMEOUT = 1_000;

/** In milliseconds. */
const LONGEST_RECONNECT = 2_000;

/** Redis holds no address, only what is made of it. */
const hashOf = (key: string | number): string =>
  createHash('sha256').update(String(key)).digest('base64url').slice(0, 22);

class HashingRedisLimiter extends RateLimiterRedis {
  override getKey(key: string | number): string {
    return super.getKey(hashOf(key));
  }
}

/** Lets all storefronts count together in Redis. While it is away, slow or frozen, each counts in its own memory. */
export const redisLimiting = (url: string, log: Logger, socketTimeout = SOCKET_TIMEOUT) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    pingInterval: PING_INTERVAL,
    socket: {
      socketTimeout,
      connectTimeout: socketTimeout,
      // The default gives up for good after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2 ** retries * 50, LONGEST_RECONNECT),
    },
  });
  let isDown = false;
  client.on('error', ({ message }: Error) => {
    // A ping that finds the queue full fails as well, though Redis may be there.
    if (isDown || client.isReady) return;
    isDown = true;
    // The message only: the address may hold a password.
    log.warn({ reason: message.replaceAll(url, '') }, 'requests are counted without Redis');
  });
  client.on('ready', () => {
    if (isDown) log.info('requests are counted in Redis again');
    isDown = false;
  });
  // It connects again by itself; what went wrong is logged above.
  client.connect().catch(() => undefined);
  return {
    limiterFor: (limit: WindowLimit) =>
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
    /** A frozen one is not, though its connection is open. */
    isUp: async (): Promise<boolean> =>
      client.isReady &&
      Promise.race([
        client.ping().then(
          () => true,
          () => false,
        ),
        pause(PING_TIMEOUT, false, { ref: false }),
      ]),
    close: () => {
      client.destroy();
    },
  };
};
