import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { validateCode } from '../../src/domain/code/sign-in-code';
import type { Refusal } from '../http/refusal';
import { wrongFields } from '../http/refusal';
import type { ShopDatabase } from '../storage/schema';
import { openLink } from '../telegram/telegram-links';
import type { GuessRefusal } from './code-store';
import { guessCode } from './code-store';
import type { SignInProof } from './sign-in';
import type { SignInRequest } from './sign-in-request.codec';

/** How somebody logs in. */
export type SignInMethod = 'sms' | 'whatsapp' | 'telegram';

/** What the operator has set up for logins. */
export interface SignInRules {
  /** Whether codes are sent at all; Telegram sends its own in any case. */
  readonly smsOn: boolean;
  /** The code of every login while none are sent; null where it is not needed. */
  readonly fixedCode: string | null;
}

/** Fingerprints are of one length, so that comparing them takes the same time whatever was sent. */
const isSameText = (a: string, b: string): boolean => {
  const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(fingerprint(a), fingerprint(b));
};

const wrongCode = (code: 'code.wrong' | 'code.expired'): Refusal =>
  wrongFields({ code: [{ text: code }] }, code);

export const CODE_EXPIRED = wrongCode('code.expired');

const refusalFor = (refusal: GuessRefusal): Refusal => {
  if (refusal.kind !== 'code.too_many') return wrongCode(refusal.kind);
  return {
    status: 429,
    code: refusal.kind,
    message: { text: refusal.kind },
    retryAfterSeconds: Math.ceil(refusal.waitMs / 1000),
  };
};

/** The code must have been sent to the phone and not be used yet. */
const proveByCode = async (
  db: Kysely<ShopDatabase>,
  { phone, code }: SignInRequest,
  at: number,
): Promise<Result<Refusal, Omit<SignInProof, 'needsLink'>>> => {
  const digits = validateCode(code);
  // What is no code at all is wrong without counting as a try.
  if (!digits.ok) return refuse(wrongCode('code.wrong'));
  const guessed = await guessCode(db, phone, digits.value, at);
  return guessed.ok ? ok({ code: guessed.value }) : refuse(refusalFor(guessed.error));
};

/**
 * Whether a login shows that the phone is its sender's: by the code that was sent, for Telegram
 * also by a link that this phone has answered, or by the fixed code while none are sent.
 */
export const provePhone = async (
  db: Kysely<ShopDatabase>,
  rules: SignInRules,
  method: SignInMethod,
  request: SignInRequest,
  at: number,
): Promise<Result<Refusal, SignInProof>> => {
  const needsLink = method === 'telegram';
  if (needsLink) {
    const link = request.uuid === null ? null : await openLink(db, request.uuid, at);
    if (link?.phone !== request.phone) return refuse(CODE_EXPIRED);
  } else if (!rules.smsOn) {
    return rules.fixedCode !== null && isSameText(request.code, rules.fixedCode)
      ? ok({ code: null, needsLink })
      : refuse(wrongCode('code.wrong'));
  }
  const proof = await proveByCode(db, request, at);
  return proof.ok ? ok({ ...proof.value, needsLink }) : proof;
};
