/** Why a call to the restaurant's backend brought no usable answer. */
export type GatewayFailure =
  | { readonly kind: 'unreachable' | 'timeout' | 'aborted' }
  /** The answer did not fit the contract; `paths` name where, never what. */
  | { readonly kind: 'undecodable'; readonly paths: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      /** Field to its messages. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
      /** Numbers and words of its text, such as the sum that is missing; absent where there are none. */
      readonly params?: Readonly<Record<string, unknown>>;
      /** In seconds, until it is worth asking again; absent where nobody says. */
      readonly retryAfter?: number;
    };

/** Milliseconds until a call that came after too many others may be made again; null for any other failure. */
export const rateLimitWaitOf = (failure: GatewayFailure): number | null =>
  failure.kind === 'refused' && failure.status === 429 && failure.retryAfter !== undefined
    ? Math.max(1, failure.retryAfter) * 1000
    : null;

/** The code of a call with a promo code after too many wrong ones: a right one would be refused as well. */
export const PROMO_LIMITED = 'promo.too_many';

/** Returns whether a call was refused for what it said in this field. */
export const refusesField = (failure: GatewayFailure, field: string): boolean =>
  failure.kind === 'refused' && failure.status === 422 && field in failure.errors;

/** By which the contract spells who has invited a customer. */
export const REFERRAL_FIELD = 'reffererId';

const GATEWAY_STATUSES = new Set([429, 502, 503, 504]);

/**
 * The status of a page that needed this answer and could not have it. Here 404 is no word about the
 * page: something that belongs to every page is missing, so the shop is broken, not the address.
 */
export const brokenPageStatusOf = (failure: GatewayFailure): 500 | 503 => {
  const status = pageStatusOf(failure);
  return status === 404 ? 500 : status;
};

/**
 * Returns whether the backend was not there to answer, or not itself: what it said before may still be true.
 * Any other refusal is its word about what was asked.
 */
export const isBackendAway = (failure: GatewayFailure): boolean =>
  failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429;

/** The status of a page whose own dish or category this answer was to be. Rules 4.3. */
export const pageStatusOf = (failure: GatewayFailure): 404 | 500 | 503 => {
  switch (failure.kind) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return 503;
    case 'undecodable':
      return 500;
    case 'refused':
      if (failure.status === 404) return 404;
      return GATEWAY_STATUSES.has(failure.status) ? 503 : 500;
  }
};
