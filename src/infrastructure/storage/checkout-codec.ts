import { readCheckoutForm } from '../../application/checkout/read-checkout-form';
import type { PersistedCheckout } from '../../application/ports/checkout-form';
import type { OrderTime } from '../../domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../domain/order/order-time';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

const timeOf = (at: unknown): OrderTime =>
  typeof at === 'number' && Number.isSafeInteger(at)
    ? { timeType: 'on_time', at: instant(at) }
    : SOON_AS_POSSIBLE;

const decode = (json: string): PersistedCheckout | null => {
  const stored: unknown = JSON.parse(json || 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const parts = new Map<string, unknown>(Object.entries(stored));
  return { form: readCheckoutForm((name) => parts.get(name)), time: timeOf(parts.get('at')) };
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
