import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from './payment-provider';

const BYTES = 16;

/** Names a payment at whoever takes the money: 22 characters that nobody guesses. */
const newPaymentKey = (): string => randomBytes(BYTES).toString('base64url');

/** What an order remembers of a payment that is to come, in the columns of its row; under the key it has. */
export const newPayment = (provider: PaymentProvider, key: string | null = null) => ({
  payment_key: key ?? newPaymentKey(),
  payment_provider: provider === 'none' ? null : provider,
});

/** The same of an order that waits for no payment online. */
export const NO_PAYMENT = { payment_key: null, payment_provider: null };
