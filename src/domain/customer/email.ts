import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters } from '../text/characters';
import { withoutUnseen } from '../text/unseen';

declare const emailAddress: unique symbol;

/** An e-mail address that looks like one; whether anybody reads it is not known. Rules 19.2. */
export type Email = string & { readonly [emailAddress]: true };

export interface EmailRefusal {
  readonly kind: 'email.invalid';
}

export const MAX_EMAIL_LENGTH = 254;

const MAX_LOCAL_PART = 64;
const MAX_DOMAIN_PART = 63;
const MIN_SUFFIX = 2;

/** Each pattern looks at every character once: no text, however made, can keep it busy. */
const OUTSIDE_LOCAL_PART = /[\s\p{C}<>()[\]\\,;:"@]/u;
const DOMAIN_PART = /^[\p{L}\p{M}\p{Nd}-]+$/u;
const LETTER = /\p{L}/u;

const isLocalPart = (text: string): boolean =>
  text !== '' && text.length <= MAX_LOCAL_PART && !OUTSIDE_LOCAL_PART.test(text);

const isDomainPart = (text: string): boolean =>
  text.length <= MAX_DOMAIN_PART &&
  DOMAIN_PART.test(text) &&
  !text.startsWith('-') &&
  !text.endsWith('-');

/** Names in any script; an address of numbers alone is none, since its suffix has no letter. */
const isDomain = (text: string): boolean => {
  const parts = text.split('.');
  const suffix = parts.at(-1) ?? '';
  return (
    parts.length > 1 &&
    parts.every(isDomainPart) &&
    countCharacters(suffix) >= MIN_SUFFIX &&
    LETTER.test(suffix)
  );
};

/**
 * The e-mail address that a customer wrote, without spaces around it and unseen signs that were
 * copied along; null for none, which clears it. Refuses a text that is
 * longer than 254 signs or not of the form name, @, domain with a dot and a suffix of at least two
 * characters. Rules 19.2.
 */
export const validateEmail = (text: string): Result<EmailRefusal, Email | null> => {
  const address = withoutUnseen(text).trim();
  if (address === '') return ok(null);
  // Before its parts, so that those of a very long text are not looked at.
  if (address.length > MAX_EMAIL_LENGTH) return refuse({ kind: 'email.invalid' });
  const at = address.lastIndexOf('@');
  const isValid = isLocalPart(address.slice(0, Math.max(0, at))) && isDomain(address.slice(at + 1));
  // Each of its rules has just been checked.
  return isValid ? ok(address as Email) : refuse({ kind: 'email.invalid' });
};
