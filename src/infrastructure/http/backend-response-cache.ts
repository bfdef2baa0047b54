import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { Result } from '../../domain/result/result';

export type Response<A> = Promise<Result<GatewayFailure, A>>;

/** What becomes of a response that is the same for every visitor, beyond those who wait for it. */
export interface CachePolicy {
  /** In milliseconds: how long it is given out without another call; 0 for not at all. */
  readonly freshFor: number;
  /**
   * Whether it is retained and given out while the backend is away. Never for a call with free
   * parameters: made-up ones would evict the menu.
   */
  readonly isStaleIfError: boolean;
}

/** Seldom changes, and a change in the back office is to be seen soon. */
export const CACHED: CachePolicy = { freshFor: 3000, isStaleIfError: true };

/** Changes by the minute. */
export const STALE_IF_ERROR: CachePolicy = { freshFor: 0, isStaleIfError: true };

/** Responses of the backend that are the same for every visitor, by cache key. */
export interface BackendResponseCache {
  /** Returns the fresh response or the one under way, else calls; falls back to a stale one. */
  fetch<A>(key: string, policy: CachePolicy, call: () => Response<A>): Response<A>;
  /** Returns the fresh response or the one under way; null where a call is needed. */
  fresh<A>(key: string): Response<A> | null;
  /** Returns a response, or a stale one instead of a response that fails or takes long. */
  staleIfError<A>(key: string, response: Response<A>): Response<A>;
  /** For how many milliseconds calls have failed; null while they succeed. */
  failingFor(key: string): number | null;
  /** Retains a part of a response under a key of its own; null where it is gone. */
  retain(key: string, part: unknown): void;
  /** Returns the retained parts that are not gone; null where one is not known. */
  retained<A>(keys: readonly string[]): readonly A[] | null;
}
export const BackendResponseCache = Symbol('BackendResponseCache');

/** Calls every time: in a browser nothing is shared with others. */
export const UNCACHED: BackendResponseCache = {
  fetch: (_, __, call) => call(),
  fresh: () => null,
  staleIfError: (_, response) => response,
  failingFor: () => null,
  retain: () => undefined,
  retained: () => null,
};
