import type { Money } from '../money/money';

/** Where an attempt to pay stands; `given_up`: no order waits for it any more. Rules 13.6. */
export type AttemptState = 'open' | 'declined' | 'paid' | 'given_up';

/** An attempt to pay an order online: what was asked for, and what has come of it. */
export interface PaymentAttempt {
  readonly state: AttemptState;
  readonly amount: Money;
  /** The code of the currency. */
  readonly currency: string;
}

/** What the provider says of a payment, now or in a notice. */
export type ProviderState =
  | { readonly kind: 'open' | 'declined' | 'expired' }
  | { readonly kind: 'paid'; readonly amount: Money; readonly currency: string };

/** What follows for an attempt. `isRefunded`: the money came, but nobody waits for it, so it goes back. */
export type AttemptStep =
  | { readonly kind: 'unchanged' | 'declined' | 'wrong_sum' }
  | { readonly kind: 'paid'; readonly isRefunded: boolean };

/**
 * Returns what follows when the provider says how a payment stands, however late, often, or out of
 * order it does: money that came stays noted, a second time changes nothing, and another sum than was
 * asked for counts as none. `isAwaited`: the order waits for just this attempt. Rules 13.6.
 */
export const evaluateProviderState = (
  attempt: PaymentAttempt,
  said: ProviderState,
  isAwaited: boolean,
): AttemptStep => {
  if (attempt.state === 'paid' || said.kind === 'open') return { kind: 'unchanged' };
  if (said.kind !== 'paid')
    return { kind: isAwaited && attempt.state === 'open' ? 'declined' : 'unchanged' };
  if (said.amount !== attempt.amount || said.currency !== attempt.currency)
    return { kind: 'wrong_sum' };
  return { kind: 'paid', isRefunded: !isAwaited };
};
