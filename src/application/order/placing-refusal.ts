import type { Money } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';
import type { Instant } from '../../domain/time/instant';
import { readIsoMoment } from '../../domain/time/iso-moment';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { CheckoutErrors, CheckoutField, RefusedOrder } from './placing-slice';

type Refused = Extract<GatewayFailure, { readonly kind: 'refused' }>;

/** Where the checkout shows what the backend says of a field; all others stand for the whole order. */
const FIELDS: ReadonlyMap<string, CheckoutField> = new Map(
  (
    [
      'firstName',
      'phone',
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
  ).map((field) => [field, field]),
);

/** `address.house` is about the address. */
const fieldOf = (key: string): CheckoutField => FIELDS.get(key.split('.')[0] ?? key) ?? 'form';

const errorsOf = ({ errors, message }: Refused): CheckoutErrors => {
  const said: Partial<Record<CheckoutField, string>> = {};
  for (const [key, [first]] of Object.entries(errors)) {
    if (first !== undefined) said[fieldOf(key)] ??= first;
  }
  if (Object.keys(said).length > 0) return said;
  return message === null ? {} : { form: message };
};

const sumOf = (params: Refused['params']): Money | null => {
  const value = params?.missing ?? params?.max ?? params?.due;
  return typeof value === 'number' && value >= 0 ? moneyFromDecimal(value) : null;
};

const nextOf = (params: Refused['params']): Instant | null => {
  const next = typeof params?.next === 'string' ? readIsoMoment(params.next) : null;
  return next?.ok ? next.value : null;
};

/** What a refused order is told by: words by field, the sum that is missing, the next time. Rules 13.7, 14.12. */
export const refusedOrder = (failure: Refused): RefusedOrder => ({
  errors: errorsOf(failure),
  code: failure.code,
  limit: sumOf(failure.params),
  next: nextOf(failure.params),
});

/** Whether nothing is known of an order after such an answer: it may have been made all the same. Rules 13.10. */
export const leavesUnknown = (failure: GatewayFailure): boolean =>
  failure.kind !== 'refused' || failure.status >= 500 || failure.status === 408;
