import type { CheckoutStorage, KeptCheckout } from '../../application/ports/checkout-storage';
import { clampOrderComment } from '../../domain/order/order-limits';
import type { OrderTime } from '../../domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../domain/order/order-time';
import { readPaymentType } from '../../domain/order/payment-type';
import { firstCharacters } from '../../domain/text/characters';
import { instant } from '../../domain/time/instant';
import { attempt } from './attempt';

const KEY = 'checkout';

type SessionArea = Pick<Storage, 'getItem' | 'setItem'>;

/** In characters; nothing that a customer types into a single line is longer. */
const LONGEST_LINE = 100;

const lineOf = (value: unknown): string =>
  typeof value === 'string' ? firstCharacters(value, LONGEST_LINE) : '';

const timeOf = (at: unknown): OrderTime =>
  typeof at === 'number' && Number.isSafeInteger(at)
    ? { timeType: 'on_time', at: instant(at) }
    : SOON_AS_POSSIBLE;

/** Whatever else stands there was written by somebody else: each part is looked at for itself. */
const read = (json: string | null): KeptCheckout | null => {
  const kept: unknown = JSON.parse(json ?? 'null');
  if (typeof kept !== 'object' || kept === null) return null;
  const parts = new Map<string, unknown>(Object.entries(kept));
  const comment = parts.get('comment');
  return {
    form: {
      firstName: lineOf(parts.get('firstName')),
      phone: lineOf(parts.get('phone')),
      paymentType: readPaymentType(parts.get('paymentType')),
      changeFrom: lineOf(parts.get('changeFrom')),
      comment: typeof comment === 'string' ? clampOrderComment(comment) : '',
      doNotCallBack: parts.get('doNotCallBack') === true,
    },
    time: timeOf(parts.get('at')),
  };
};

const write = ({ form, time }: KeptCheckout): string =>
  JSON.stringify({ ...form, at: time.timeType === 'on_time' ? time.at : null });

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionCheckout = (area: () => SessionArea): CheckoutStorage => ({
  load: () => attempt(() => read(area().getItem(KEY)), null),
  save: (kept) => {
    attempt(() => {
      area().setItem(KEY, write(kept));
    }, undefined);
  },
});
