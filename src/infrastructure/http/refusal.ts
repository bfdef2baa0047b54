import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GatewayFailure } from '../../application/ports/gateway-failure';
import { optional } from './wire-types';

const ErrorBody = t.partial({
  message: optional(t.string),
  code: optional(t.string),
  errors: optional(t.record(t.string, t.array(t.string))),
});

/** A refusal in our words; a body that is no error of the contract still counts by its status. */
export const refusalOf = (status: number, body: unknown): GatewayFailure => {
  const decoded = ErrorBody.decode(body);
  const { message, code, errors } = isRight(decoded) ? decoded.right : {};
  return {
    kind: 'refused',
    status,
    code: code ?? null,
    message: message ?? null,
    errors: errors ?? {},
  };
};
