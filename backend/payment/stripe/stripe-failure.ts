import Stripe from 'stripe';
import type { ProviderFailure } from '../payment-provider';

/** Errors of the account that pass by themselves, though they come as refusals. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  'idempotency_key_in_use',
]);

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

const isPassing = (error: InstanceType<typeof StripeError>): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeRateLimitError ||
  error instanceof StripeAPIError ||
  (error.code !== undefined && PASSING_CODES.has(error.code));

/** Returns what a failed call says to the shop. Stripe's own message may hold part of the key, so it is left out. */
export const failureOf = (error: unknown): ProviderFailure => {
  if (!(error instanceof StripeError))
    return { kind: 'away', reason: 'Stripe could not be called' };
  const { type, code, param, requestId } = error;
  const reason = [type, code, param, requestId].filter((part) => part !== undefined).join(' ');
  return { kind: isPassing(error) ? 'away' : 'refused', reason };
};

/** Whether what was asked for does not fit the state of the payment: it was closed, paid or never there. */
export const isOutOfPlace = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
