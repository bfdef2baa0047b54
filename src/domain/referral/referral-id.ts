import { isId } from '../id/ids';

declare const referralIdText: unique symbol;

/** What an invitation names its sender by: 1 to 32 of A–Z, a–z, 0–9, "_" and "-". Capitals matter. Rules 12.1. */
export type ReferralId = string & { readonly [referralIdText]: true };

/** The id that a text, or a whole number above zero, is; null when it is none. Rules 12.1. */
export const referralIdOf = (value: string | number): ReferralId | null => {
  if (typeof value === 'number' && !isId(value)) return null;
  const text = String(value);
  // It has the form of one; whether somebody has it is for the server to say.
  return /^[A-Za-z0-9_-]{1,32}$/.test(text) ? (text as ReferralId) : null;
};
