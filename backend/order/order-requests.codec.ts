import * as t from 'io-ts';
import type { Currency, Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Cancellation, CancelReason } from '../../src/domain/order/cancellation';
import { CANCEL_REASONS, validateCancellation } from '../../src/domain/order/cancellation';
import type { PaymentRequest } from '../../src/domain/order/choose-payment';
import { decodeFields } from '../codec/field-refusal';
import { plainText } from '../codec/plain-text';
import { nullable, optional } from '../codec/wire-types';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { orderAmount } from './purchase-codecs';

const Reason = new t.Type<CancelReason, string, unknown>(
  'a reason of a cancellation',
  (value): value is CancelReason => CANCEL_REASONS.some((reason) => reason === value),
  (value, context) => {
    const reason = CANCEL_REASONS.find((known) => known === value);
    return reason ? t.success(reason) : t.failure(value, context);
  },
  t.identity,
);

const CancelBody = t.strict({
  reason: optional(nullable(Reason), null),
  text: optional(nullable(plainText(5_000)), null),
});

/** Why a customer cancels; without a body it is simply their wish. Rules 13.4. */
export const decodeCancellation = (body: unknown): Result<Refusal, Cancellation> => {
  const fields = decodeFields(CancelBody, body ?? {});
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const { reason, text } = fields.value;
  const cancellation = validateCancellation(reason ?? 'customer_request', text);
  if (cancellation.ok) return ok(cancellation.value);
  const { kind, max } = cancellation.error;
  return refuse(wrongFields({ text: [{ text: kind, params: { max } }] }, kind));
};

const paymentIn = (currency: Currency) =>
  t.strict({
    type: plainText(32),
    changeFrom: optional(nullable(orderAmount(currency)), null),
  });

/** In which way a customer wants to pay instead for an order in this currency. */
export const decodePayment = (
  body: unknown,
  currency: Currency,
): Result<Refusal, PaymentRequest> => {
  const fields = decodeFields(paymentIn(currency), body);
  return fields.ok ? ok(fields.value) : refuse(wrongFields(fields.error));
};
