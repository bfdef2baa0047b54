import { randomBytes } from 'node:crypto';
import type { ProviderName } from './provider-names';

const BYTES = 16;

/** Names a payment at its provider: 22 characters that nobody guesses. */
const newPaymentKey = (): string => randomBytes(BYTES).toString('base64url');

/**
 * Returns what an order remembers of an attempt to pay it, in the columns of its row. Each attempt has a key of
 * its own: by the page of an earlier one, which asked for another sum, nothing is paid any more.
 */
export const newPayment = (provider: ProviderName) => ({
  payment_key: newPaymentKey(),
  payment_provider: provider === 'none' ? null : provider,
});

/** The same of an order that waits for no payment online. */
export const NO_PAYMENT = { payment_key: null, payment_provider: null };
