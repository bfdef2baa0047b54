import { LRUCache } from 'lru-cache';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import { isBackendAway } from '../../src/application/ports/gateway-failure';
import type { Result } from '../../src/domain/result/result';
import { ok } from '../../src/domain/result/result';
import { STALE_IF_ERROR } from '../../src/infrastructure/http/backend-response-cache';
import type {
  BackendResponseCache,
  CachePolicy,
  Response,
} from '../../src/infrastructure/http/backend-response-cache';

export const BACKEND_CACHE_LIMITS = {
  /** In milliseconds: how old a stale response may be; 0 for none at all. A menu of yesterday is better than none. */
  maxStale: 24 * 3_600_000,
  /** In milliseconds, for a new response where there is an older one: several times as long as a healthy backend takes. */
  patience: 400,
  /** In bytes, for all that is retained. */
  maxSize: 32 * 1024 * 1024,
};
export type BackendCacheLimits = Readonly<typeof BACKEND_CACHE_LIMITS>;

/** In milliseconds between two replacements of a response that each page calls for: its size has to be counted. */
const RENEWED_AFTER = 5000;

interface Entry {
  readonly value: unknown;
  readonly receivedAt: number;
  readonly freshUntil: number;
  readonly isStaleIfError: boolean;
  /** In bytes. */
  readonly size: number;
  /** Since when calls have failed; null while they succeed. */
  failingSince: number | null;
}

/** In bytes, at most: a string takes two for each character as soon as one is beyond Latin-1. */
const bytesOf = (key: string, value: unknown): number =>
  2 * (key.length + JSON.stringify([value]).length);

/**
 * Coalesces calls, gives out fresh responses, and falls back to stale ones while the backend is slow or
 * away. A failure is shared by those who wait for it and then dropped, so that the next visitor calls
 * again. `LRUCache.fetch` is not used: failures are values here, and a stale response is given out after
 * a while without ending the call. A call goes on when those who wait for it have left: its response is
 * there for the next.
 */
export class LruBackendResponseCache implements BackendResponseCache {
  private readonly entries: LRUCache<string, Entry>;
  /** Calls under way; each has a time limit. */
  private readonly pending = new Map<string, Response<unknown>>();

  /** `now` returns a running count of milliseconds. The result is stale where a call failed. */
  constructor(
    private readonly limits: BackendCacheLimits,
    private readonly now: () => number = () => performance.now(),
    private readonly onResult: (result: 'fresh' | 'called' | 'stale') => void = () => undefined,
  ) {
    this.entries = new LRUCache({
      maxSize: limits.maxSize,
      sizeCalculation: ({ size }) => size,
    });
  }

  get size(): number {
    return this.entries.calculatedSize;
  }

  fetch<A>(key: string, policy: CachePolicy, call: () => Response<A>): Response<A> {
    return this.staleIfError(key, this.fresh<A>(key) ?? this.begin(key, policy, call));
  }

  fresh<A>(key: string): Response<A> | null {
    const entry = this.entries.get(key);
    const isFresh = entry !== undefined && this.now() < entry.freshUntil;
    const response = isFresh ? Promise.resolve(ok(entry.value)) : this.pending.get(key);
    if (!response) return null;
    this.onResult('fresh');
    // Under one key the same decoder made every response.
    return response as Response<A>;
  }

  staleIfError<A>(key: string, response: Response<A>): Response<A> {
    const stale = this.staleOf(key);
    return stale === null ? response : this.orStale(response, stale);
  }

  failingFor(key: string): number | null {
    const since = this.entries.peek(key)?.failingSince ?? null;
    return since === null ? null : this.now() - since;
  }

  retain(key: string, part: unknown): void {
    // That a part is gone is only worth knowing of one that was there: strangers ask for any.
    if (part !== null || this.entries.has(key)) this.set(key, part, STALE_IF_ERROR, this.now());
  }

  retained<A>(keys: readonly string[]): readonly A[] | null {
    const found = keys.map((key) => this.staleOf(key)?.value);
    if (found.includes(undefined)) return null;
    // Under keys of one kind there are parts of one kind.
    return found.filter((part) => part !== null) as A[];
  }

  private staleOf(key: string): Entry | null {
    const entry = this.entries.get(key);
    if (!entry?.isStaleIfError || this.limits.maxStale === 0) return null;
    return this.now() - entry.receivedAt <= this.limits.maxStale ? entry : null;
  }

  private orStale<A>(response: Response<A>, { value, failingSince }: Entry): Response<A> {
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const fallBack = (): void => {
        // The response that was not waited for may fail as well.
        if (!isWaiting) return;
        isWaiting = false;
        this.onResult('stale');
        // Under one key the same decoder made every response.
        resolve(ok(value as A));
      };
      const limit = setTimeout(fallBack, failingSince === null ? this.limits.patience : 0);
      response
        .then((result) => {
          if (result.ok || !isBackendAway(result.error)) resolve(result);
          else fallBack();
        }, reject)
        .finally(() => {
          clearTimeout(limit);
        });
    });
  }

  private begin<A>(key: string, policy: CachePolicy, call: () => Response<A>): Response<A> {
    this.onResult('called');
    const calledAt = this.now();
    const response = call();
    this.pending.set(key, response);
    const end = (result: Result<GatewayFailure, unknown> | null): void => {
      this.pending.delete(key);
      if (result) this.learn(key, policy, calledAt, result);
    };
    // Who waits for the response hears of a rejection.
    void response.then(end, () => {
      end(null);
    });
    return response;
  }

  private learn(
    key: string,
    policy: CachePolicy,
    calledAt: number,
    result: Result<GatewayFailure, unknown>,
  ): void {
    const entry = this.entries.peek(key);
    if (!result.ok) {
      // Abandoned: the backend had no time to answer.
      if (result.error.kind === 'aborted') return;
      if (!isBackendAway(result.error)) this.entries.delete(key);
      else if (entry) entry.failingSince ??= this.now();
    } else if (entry && policy.freshFor === 0 && calledAt < entry.receivedAt + RENEWED_AFTER) {
      entry.failingSince = null;
    } else this.set(key, result.value, policy, calledAt);
  }

  private set(key: string, value: unknown, policy: CachePolicy, calledAt: number): void {
    if (policy.freshFor === 0 && (!policy.isStaleIfError || this.limits.maxStale === 0)) return;
    this.entries.set(key, {
      value,
      receivedAt: this.now(),
      freshUntil: calledAt + policy.freshFor,
      isStaleIfError: policy.isStaleIfError,
      size: bytesOf(key, value),
      failingSince: null,
    });
  }
}
