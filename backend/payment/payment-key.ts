import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** Names a payment at whoever takes the money: 22 characters that nobody guesses. */
export const newPaymentKey = (): string => randomBytes(BYTES).toString('base64url');
