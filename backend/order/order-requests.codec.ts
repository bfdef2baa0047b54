import { CancelRequest, PaymentChange } from '../../contract/wire/order-request';
import type { Currency, Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Cancellation } from '../../src/domain/order/cancellation';
import { validateCancellation } from '../../src/domain/order/cancellation';
import type { PaymentRequest } from '../../src/domain/order/choose-payment';
import { decodeFields } from '../codec/field-refusal';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { readChange } from './purchase-fields';

/**
 * Returns the cancellation of a customer: their own wish, whatever reason they name, since the other reasons are
 * the restaurant's words. Rules 13.4.
 */
export const decodeCancellation = (body: unknown): Result<Refusal, Cancellation> => {
  const fields = decodeFields(CancelRequest, body ?? {});
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const { text = null } = fields.value;
  const cancellation = validateCancellation('customer_request', text);
  if (cancellation.ok) return ok(cancellation.value);
  const { kind, max } = cancellation.error;
  return refuse(wrongFields({ text: [{ text: kind, params: { max } }] }, kind));
};

/** In which way a customer wants to pay instead for an order in this currency. */
export const decodePayment = (
  body: unknown,
  currency: Currency,
): Result<Refusal, PaymentRequest> => {
  const fields = decodeFields(PaymentChange, body);
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const changeFrom = readChange(fields.value, currency);
  return changeFrom.ok
    ? ok({ type: fields.value.type, changeFrom: changeFrom.value })
    : refuse(wrongFields(changeFrom.error));
};
