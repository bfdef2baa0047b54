import type { PersistedCheckout } from '../../application/ports/checkout-form';
import { clampOrderComment } from '../../domain/cart/order-limits';
import type { OrderTime } from '../../domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../domain/order/order-time';
import { readPaymentType } from '../../domain/order/payment-type';
import { firstCharacters } from '../../domain/text/characters';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

/** In characters; nothing that a customer types into a single line is longer. */
const LONGEST_LINE = 100;

const lineOf = (value: unknown): string =>
  typeof value === 'string' ? firstCharacters(value, LONGEST_LINE) : '';

const timeOf = (at: unknown): OrderTime =>
  typeof at === 'number' && Number.isSafeInteger(at)
    ? { timeType: 'on_time', at: instant(at) }
    : SOON_AS_POSSIBLE;

const decode = (json: string): PersistedCheckout | null => {
  const stored: unknown = JSON.parse(json || 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const parts = new Map<string, unknown>(Object.entries(stored));
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

/** A checkout of this session; each part of it is validated by itself. Null for none. */
export const checkoutCodec: TextCodec<PersistedCheckout | null> = {
  encode: (checkout) =>
    checkout
      ? JSON.stringify({
          ...checkout.form,
          at: checkout.time.timeType === 'on_time' ? checkout.time.at : null,
        })
      : '',
  decode,
};
