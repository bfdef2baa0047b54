import { randomBytes } from 'node:crypto';

const BYTES = 16;

/**
 * Names a payment, or what goes back of one: 22 characters that nobody guesses. Each attempt to pay an order has a key
 * of its own: by the page of an earlier one, which asked for another sum, nothing is paid any more.
 */
export const newPaymentKey = (): string => randomBytes(BYTES).toString('base64url');
