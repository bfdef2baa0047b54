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

/** In milliseconds between two questions whether it still answers; they keep an idle connection open. */
const PING_INTERVAL = 2_000;

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

/** Counts in one Redis for all storefronts. */
export interface RedisLimiting {
  readonly limiterFor: (limit: WindowLimit) => RLWrapperTimeouts;
  /** Whether it answers; a frozen one does not, though its connection is open. */
  readonly isUp: () => boolean;
  readonly close: () => void;
}

const connectTo = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    socket: {
      socketTimeout: SOCKET_TIMEOUT,
      connectTimeout: SOCKET_TIMEOUT,
      // The default gives up for good after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2 ** retries * 50, LONGEST_RECONNECT),
    },
  });

/** Logs when Redis goes and when it is back. */
class RedisState {
  /** Null before the first answer. */
  private up: boolean | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  get isUp(): boolean {
    return this.up === true;
  }

  turnDown(reason: string): void {
    if (this.up === false) return;
    this.up = false;
    // The message only: the address may hold a password.
    this.log.warn(
      { reason: reason.replaceAll(this.url, '') },
      'requests are counted without Redis',
    );
  }

  turnUp(): void {
    if (this.up === false) this.log.info('requests are counted in Redis again');
    this.up = true;
  }
}

/** Pings until it is told to stop: one ping at a time, and one without an answer by the next turn is a failure. */
const keepPinging = (
  client: ReturnType<typeof connectTo>,
  state: RedisState,
  interval: number,
): (() => void) => {
  let isAsked = false;
  const pings = setInterval(() => {
    if (isAsked) {
      state.turnDown('it does not answer');
      return;
    }
    isAsked = true;
    const answered = (): void => {
      isAsked = false;
    };
    client
      .ping()
      .then(() => {
        state.turnUp();
      })
      .catch(() => undefined)
      .finally(answered);
  }, interval);
  pings.unref();
  return () => {
    clearInterval(pings);
  };
};

/**
 * Lets all storefronts count together in Redis. While it is away, slow or frozen, each counts in its
 * own memory: nobody is kept from the shop because Redis is not there.
 */
export const redisLimiting = (
  url: string,
  log: Logger,
  pingInterval = PING_INTERVAL,
): RedisLimiting => {
  const client = connectTo(url);
  const state = new RedisState(url, log);
  client.on('error', ({ message }: Error) => {
    state.turnDown(message);
  });
  const stopPinging = keepPinging(client, state, pingInterval);
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
    isUp: () => state.isUp,
    close: () => {
      stopPinging();
      client.destroy();
    },
  };
};
