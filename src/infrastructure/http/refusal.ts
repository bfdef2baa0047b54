import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GatewayFailure } from '../../application/ports/gateway-failure';
import { optional } from './wire-types';

const ErrorBody = t.partial({
  message: optional(t.string),
  code: optional(t.string),
  errors: optional(t.record(t.string, t.array(t.string))),
  params: optional(t.UnknownRecord),
});

/** Seconds of a `Retry-After`; null for none, and for a date, which our contract does not have. */
const secondsOf = (retryAfter: unknown): number | null =>
  typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;

/**
 * A refusal in our words; a body that is no error of the contract still counts by its status.
 * `retryAfter` is the header of that name.
 */
export const refusalOf = (
  status: number,
  body: unknown,
  retryAfter: unknown = null,
): GatewayFailure => {
  const seconds = secondsOf(retryAfter);
  const decoded = ErrorBody.decode(body);
  const { message, code, errors, params } = isRight(decoded) ? decoded.right : {};
  return {
    kind: 'refused',
    status,
    code: code ?? null,
    message: message ?? null,
    errors: errors ?? {},
    ...(params ? { params } : {}),
    ...(seconds === null ? {} : { retryAfter: seconds }),
  };
};
