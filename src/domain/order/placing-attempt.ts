import type { OrderId } from '../id/ids';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** What is stored under the key of one attempt to place an order. Rules 13.10. */
export type AttemptState =
  | { readonly kind: 'none' }
  /** `bodyHash` stands for everything that was ordered: two bodies with one hash ask for the same. */
  | { readonly kind: 'done'; readonly bodyHash: string; readonly orderId: OrderId }
  | { readonly kind: 'closed' };

export type AttemptRefusal =
  /** The key has made an order of something else. */
  | { readonly kind: 'idempotency_conflict'; readonly orderId: OrderId }
  | { readonly kind: 'attempt_closed' };

/** Begin to place the order, or answer once more with the one that the key has made. */
export type AttemptVerdict =
  | { readonly kind: 'begin' }
  | { readonly kind: 'replay'; readonly orderId: OrderId };

export const NO_ATTEMPT: AttemptState = { kind: 'none' };
export const CLOSED_ATTEMPT: AttemptState = { kind: 'closed' };

/**
 * Decides about a request to place an order under an idempotency key. The caller holds the key's lock until the
 * order is stored. Refuses a key that has ordered something else, or that is closed. Rules 13.10.
 */
export const evaluateAttempt = (
  known: AttemptState,
  request: { readonly bodyHash: string },
): Result<AttemptRefusal, AttemptVerdict> => {
  switch (known.kind) {
    case 'none':
      return ok({ kind: 'begin' });
    case 'closed':
      return refuse({ kind: 'attempt_closed' });
    case 'done':
      return known.bodyHash === request.bodyHash
        ? ok({ kind: 'replay', orderId: known.orderId })
        : refuse({ kind: 'idempotency_conflict', orderId: known.orderId });
  }
};
