import type { GatewayFailure } from '../ports/gateway-failure';
import type { SignInRefusal } from './sign-in-slice';

const textRefusal = (text: string): SignInRefusal => ({ kind: 'text', text });

/** Nothing came back, or nothing that makes sense. */
export const NO_ANSWER = textRefusal('signIn.noAnswer');

/** Where a wait is said in minutes; below it in seconds. */
const LONG_WAIT = 90;

const TOO_MANY = 429;
/** A backend that is broken itself has no words for customers. */
const BROKEN = 500;
/** Waiting does not help: a new code does, and the backend says so. */
const NEEDS_NEW_CODE = 'code.too_many';

const waitOf = (seconds: number): SignInRefusal =>
  seconds > LONG_WAIT
    ? {
        kind: 'text',
        text: 'signIn.waitMinutes',
        params: { count: Math.ceil(seconds / 60) },
      }
    : { kind: 'text', text: 'signIn.waitSeconds', params: { count: Math.max(1, seconds) } };

/**
 * Returns what a customer reads of a step that failed: how long to wait, where too much was asked; else the
 * backend's first words about the field; else those about the whole; else the shop's own.
 */
export const signInRefusalOf = (
  failure: GatewayFailure,
  field: 'phone' | 'code',
): SignInRefusal => {
  if (failure.kind !== 'refused' || failure.status >= BROKEN) return NO_ANSWER;
  const { status, code, message, errors, retryAfter } = failure;
  if (status === TOO_MANY && retryAfter !== undefined && code !== NEEDS_NEW_CODE)
    return waitOf(retryAfter);
  const said = errors[field]?.[0] ?? message;
  return said === null ? textRefusal('signIn.refused') : { kind: 'said', message: said };
};
