import { readCheckoutForm } from '../../application/checkout/read-checkout-form';
import type { PersistedCheckout } from '../../application/ports/checkout-form';
import { chosenMoment, orderTimeAt } from '../../domain/order/order-time';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

const decode = (json: string): PersistedCheckout | null => {
  const stored: unknown = JSON.parse(json || 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const parts = new Map<string, unknown>(Object.entries(stored));
  const at = parts.get('at');
  return {
    form: readCheckoutForm((name) => parts.get(name)),
    time: orderTimeAt(Number.isSafeInteger(at) ? instant(Number(at)) : null),
  };
};

/** A checkout of this session; each part of it is validated by itself. Null for none. */
export const checkoutCodec: TextCodec<PersistedCheckout | null> = {
  encode: (checkout) =>
    checkout ? JSON.stringify({ ...checkout.form, at: chosenMoment(checkout.time) }) : '',
  decode,
};
