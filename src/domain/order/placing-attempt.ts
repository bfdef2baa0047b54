import type { OrderId } from '../id/ids';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';

/** What is stored under the key of one attempt to place an order. Rules 13.10. */
export type AttemptState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  /** `bodyHash` stands for everything that was ordered: two bodies with one hash ask for the same. */
  | { readonly kind: 'done'; readonly bodyHash: string; readonly orderId: OrderId }
  | { readonly kind: 'closed' };

export type AttemptRefusal =
  /** The key has made an order of something else. */
  | { readonly kind: 'idempotency_conflict'; readonly orderId: OrderId }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'attempt_closed' };

/** Begin to place the order, or answer once more with the one that the key has made. */
export type AttemptVerdict =
  { readonly kind: 'begin' } | { readonly kind: 'replay'; readonly orderId: OrderId };

export const NO_ATTEMPT: AttemptState = { kind: 'none' };
export const WORKING_ATTEMPT: AttemptState = { kind: 'working' };
export const CLOSED_ATTEMPT: AttemptState = { kind: 'closed' };

/**
 * What a request to place an order under a key comes to. Whoever begins stores `working` in the same
 * step. Refuses a key that is at work, that has ordered something else, or that is closed. Rules 13.10.
 */
export const judgeAttempt = (
  known: AttemptState,
  request: { readonly bodyHash: string },
): Result<AttemptRefusal, AttemptVerdict> => {
  switch (known.kind) {
    case 'none':
      return ok({ kind: 'begin' });
    case 'working':
      return refuse({ kind: 'in_progress' });
    case 'closed':
      return refuse({ kind: 'attempt_closed' });
    case 'done':
      return known.bodyHash === request.bodyHash
        ? ok({ kind: 'replay', orderId: known.orderId })
        : refuse({ kind: 'idempotency_conflict', orderId: known.orderId });
  }
};

/**
 * What is stored when the work ends in an order; decided and stored together with the order, so that
 * neither is there without the other. Refuses unless the key is still at work: one that was closed
 * meanwhile makes no order any more. Rules 13.10.
 */
export const finishAttempt = (
  known: AttemptState,
  made: { readonly bodyHash: string; readonly orderId: OrderId },
): Result<AttemptRefusal, AttemptState> => {
  if (known.kind === 'working')
    return ok({ kind: 'done', bodyHash: made.bodyHash, orderId: made.orderId });
  return known.kind === 'done'
    ? refuse({ kind: 'idempotency_conflict', orderId: known.orderId })
    : refuse({ kind: 'attempt_closed' });
};

/** What is stored when the work ends without an order: the key is free again, unless it is closed. Rules 13.10. */
export const releaseAttempt = (known: AttemptState): AttemptState =>
  known.kind === 'working' ? NO_ATTEMPT : known;

/** An answer to "did my order arrive?": the order if it did, and what is stored from now on. */
export interface ClosedAttempt {
  readonly orderId: OrderId | null;
  readonly state: AttemptState;
}

/**
 * Ends an attempt whose answer never came. Without an order the key is closed for good, also against
 * a request that is still under way, so that the customer may safely order anew. Rules 13.10.
 */
export const closeAttempt = (known: AttemptState): ClosedAttempt =>
  known.kind === 'done'
    ? { orderId: known.orderId, state: known }
    : { orderId: null, state: CLOSED_ATTEMPT };
