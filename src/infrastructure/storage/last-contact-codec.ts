import type { OrderContact } from '../../application/checkout/last-contact-slice';
import { readCheckoutForm } from '../../application/checkout/read-checkout-form';
import type { TextCodec } from './stored-text';

const decode = (json: string): OrderContact | null => {
  const stored: unknown = JSON.parse(json || 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const parts = new Map<string, unknown>(Object.entries(stored));
  const { firstName, phone, email, paymentType } = readCheckoutForm((name) => parts.get(name));
  return { firstName, phone, email, paymentType };
};

/** Who ordered last on this device; each part is validated by itself. Null for nobody. */
export const lastContactCodec: TextCodec<OrderContact | null> = {
  encode: (contact) => (contact ? JSON.stringify(contact) : ''),
  decode,
};
