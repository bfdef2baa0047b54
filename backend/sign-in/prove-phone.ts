import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { validateCode } from '../../src/domain/code/sign-in-code';
import { tooOften } from '../rate/too-often';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { evaluateGuess } from '../rate/evaluate-guess';
import type { RateRule } from '../rate/rate-counter';
import { HOUR_MS, networkRules } from '../rate/rate-counter';
import type { RunningSandboxes } from '../sandbox/sandboxes';
import type { ShopDatabase } from '../storage/schema';
import { networkOfChat, openLink } from './telegram-links';
import type { GuessRefusal } from './code-store';
import { guessCode } from './code-store';
import type { PhoneOnNetwork } from './known-networks';
import { isKnownNetwork } from './known-networks';
import type { SignInProof } from './sign-in';
import type { SignInRequest } from './sign-in-request.codec';
import type { SignInSettings } from './sign-in-settings';

/** What shows that a phone is somebody's, and the network that it came from. */
export type PhoneProof = Pick<SignInRequest, 'phone' | 'code' | 'uuid'> & PhoneOnNetwork;

/** How somebody logs in. */
export type SignInMethod = 'sms' | 'whatsapp' | 'telegram';

/** What the operator has set up for logins. */
export interface SignInRules {
  /** Whether codes are sent at all; Telegram sends its own in any case. */
  readonly smsOn: boolean;
  /** The code of every login while none are sent; null where it is not needed. */
  readonly fixedCode: string | null;
  /** Wrong codes that a network may enter in an hour; 0 for as many as it likes. */
  readonly guessesPerNetworkHour: number;
}

/** The same as the operator has set it up. */
export const signInRulesOf = (
  { fixedLoginCode: fixedCode, guessesPerNetworkHour }: SignInSettings,
  sandboxes: RunningSandboxes,
): SignInRules => ({
  smsOn: !sandboxes.has('login'),
  fixedCode,
  guessesPerNetworkHour,
});

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
  const seconds = Math.ceil(refusal.waitMs / 1000);
  return {
    code: refusal.kind,
    message: { text: refusal.kind },
    params: { seconds },
    retryAfterSeconds: seconds,
  };
};

type Proved<A> = Promise<Result<Refusal, A>>;

/** The code must have been sent to the phone and not be used yet. */
const proveByCode = async (
  db: Kysely<ShopDatabase>,
  { code, ...from }: PhoneOnNetwork & { readonly code: string },
  at: number,
): Proved<Pick<SignInProof, 'code'>> => {
  const digits = validateCode(code);
  // What is no code at all is wrong without counting as a try.
  if (!digits.ok) return refuse(wrongCode('code.wrong'));
  const guessed = await guessCode(db, from, digits.value, at);
  return guessed.ok ? ok({ code: guessed.value }) : refuse(refusalFor(guessed.error));
};

const proveByFixedCode = (
  { fixedCode }: SignInRules,
  { code }: PhoneProof,
): Result<Refusal, SignInProof> =>
  fixedCode !== null && isSameText(code, fixedCode)
    ? ok({ code: null, needsLink: false })
    : refuse(wrongCode('code.wrong'));

/** Nobody but the phone's owner can have answered the link: a code sent to a chat was asked for there. */
const proveByTelegram = async (
  db: Kysely<ShopDatabase>,
  { phone, network, code, uuid }: PhoneProof,
  at: number,
): Proved<SignInProof> => {
  const link = uuid === null ? null : await openLink(db, uuid, at);
  if (link?.phone !== phone) return refuse(CODE_EXPIRED);
  const from = link.chat_id === null ? network : networkOfChat(link.chat_id);
  const proof = await proveByCode(db, { phone, code, network: from }, at);
  return proof.ok ? ok({ ...proof.value, needsLink: true }) : proof;
};

const proveBy = async (
  db: Kysely<ShopDatabase>,
  rules: SignInRules,
  method: SignInMethod,
  proof: PhoneProof,
  at: number,
): Proved<SignInProof> => {
  if (method === 'telegram') return proveByTelegram(db, proof, at);
  if (!rules.smsOn) return proveByFixedCode(rules, proof);
  const { phone, network, code } = proof;
  const proved = await proveByCode(db, { phone, network, code }, at);
  return proved.ok ? ok({ ...proved.value, needsLink: false }) : proved;
};

/** By which the wrong codes of a network count; none where the phone has logged in from there before. */
const guessRules = async (
  db: Kysely<ShopDatabase>,
  { guessesPerNetworkHour: limit }: SignInRules,
  from: PhoneOnNetwork,
  at: number,
): Promise<readonly RateRule[]> =>
  (await isKnownNetwork(db, from, at))
    ? []
    : networkRules(from.network, { key: 'guesses', limit, windowMs: HOUR_MS });

/**
 * Returns whether a login shows that the phone is its sender's: by the code that was sent, for Telegram
 * also by a link that this phone has answered, or by the fixed code while none are sent. A network
 * that has entered too many wrong codes is stopped, whichever phones they were for.
 */
export const provePhone = async (
  db: Kysely<ShopDatabase>,
  rules: SignInRules,
  method: SignInMethod,
  proof: PhoneProof,
  at: number,
): Proved<SignInProof> =>
  evaluateGuess({
    db,
    rules: await guessRules(db, rules, proof, at),
    at,
    tooMany: tooOften,
    evaluate: () => proveBy(db, rules, method, proof, at),
    isWrong: ({ code }) => code === 'code.wrong',
  });
