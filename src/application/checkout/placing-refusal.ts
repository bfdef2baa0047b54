import type { Money } from '../../domain/money/money';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';
import { readIsoMoment } from '../../domain/time/iso-moment';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { StepState } from '../sign-in/sign-in-slice';
import type { CheckoutErrors, CheckoutField, RefusedOrder } from '../placing/placing-slice';
import type { ReadKnownMoney } from '../settings/settings-slice';

export type Refused = Extract<GatewayFailure, { readonly kind: 'refused' }>;

/** Where the checkout shows what the backend says of a field; all others stand for the whole order. */
const FIELDS: ReadonlyMap<string, CheckoutField> = new Map(
  (
    [
      'firstName',
      'phone',
      'email',
      'address',
      'pickupId',
      'time',
      'paymentType',
      'changeFrom',
      'comment',
      'promocode',
      'bonuses',
      'total',
    ] as const
  )
    .map((field): [string, CheckoutField] => [field, field])
    .concat([['addressId', 'address']]),
);

/** `address.house` is about the address. */
const fieldOf = (key: string): CheckoutField => FIELDS.get(key.split('.')[0] ?? key) ?? 'form';

const errorsOf = ({ errors, message }: Refused): CheckoutErrors => {
  const messages: Partial<Record<CheckoutField, string>> = {};
  for (const [key, [first]] of Object.entries(errors)) {
    if (first !== undefined) messages[fieldOf(key)] ??= first;
  }
  if (Object.keys(messages).length > 0) return messages;
  return message === null ? {} : { form: message };
};

const sumOf = (params: Refused['params'], readMoney: ReadKnownMoney): Money | null => {
  const value = params?.missing ?? params?.max ?? params?.due;
  return typeof value === 'number' && value >= 0 ? readMoney(value) : null;
};

const nextOf = (params: Refused['params']): Instant | null => {
  const next = typeof params?.next === 'string' ? readIsoMoment(params.next) : null;
  return next?.ok ? next.value : null;
};

/** The backend has words of its own for this one: nobody knows when the restaurant confirms. */
const UNCONFIRMED = 'order.unconfirmed';

const retryAtOf = ({ status, code, retryAfter }: Refused, now: Instant): Instant | null =>
  status === 429 && retryAfter !== undefined && code !== UNCONFIRMED
    ? instant(now + retryAfter * 1000)
    : null;

const refusalOf = (failure: Refused, readMoney: ReadKnownMoney): RefusedOrder => ({
  errors: errorsOf(failure),
  code: failure.code,
  limit: sumOf(failure.params, readMoney),
  next: nextOf(failure.params),
});

/**
 * Returns how a refused order is explained: messages by field, the sum that is missing, the next time, or when to
 * try again. Rules 13.7, 14.12.
 */
export const refusedOrder = (
  failure: Refused,
  now: Instant,
  readMoney: ReadKnownMoney,
): RefusedOrder => {
  const retryAt = retryAtOf(failure, now);
  return { ...refusalOf(failure, readMoney), ...(retryAt === null ? {} : { retryAt }) };
};

/** Returns whether a refusal is about the code that came along, and another one may be right. */
export const isAboutCode = ({ code, errors }: Refused): boolean =>
  'code' in errors || code === 'code.too_many';

/** Returns where the required code could not be sent: the backend's message about that. */
export const unsentCode = (
  failure: Refused,
  sending: StepState,
  readMoney: ReadKnownMoney,
): RefusedOrder => {
  const isSaid = sending.kind === 'refused' && sending.refusal.kind === 'said';
  const form = isSaid ? sending.refusal.message : failure.message;
  return { ...refusalOf(failure, readMoney), errors: form === null ? {} : { form } };
};

/** Returns whether nothing is known of an order after such an answer: it may have been made all the same. Rules 13.10. */
export const leavesUnknown = (failure: GatewayFailure): boolean =>
  failure.kind !== 'refused' || failure.status >= 500 || failure.status === 408;
