import * as t from 'io-ts';
import type { LoginRequest } from '../../../contract/wire/account-request';
import type { RequestOf } from '../../../contract/wire/codec';
import {
  CodeSent,
  TelegramCheck as CheckWire,
  TelegramLink as LinkWire,
} from '../../../contract/wire/sign-in';
import type {
  CodeOnItsWay,
  LoginAnswer,
  LoginLuggage,
  LoginProof,
  TelegramCheck,
  TelegramLink,
} from '../../application/ports/sign-in-gateway';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { tolerant } from '../../../contract/wire/codec';
import { decoderOf } from '../http/decoder';
import { decodeAccount } from '../profile/account.codec';
import { safeLink } from './safe-link';

/** In seconds, for a backend that does not say when another code may be asked for. */
const RESEND_IN = 60;

export const decodeCodeSent = decoderOf(CodeSent, ({ resend_in }): CodeOnItsWay => ({
  resendIn: resend_in ?? RESEND_IN,
}));

const SafeLink = new t.Type<string, string, unknown>(
  'SafeLink',
  t.string.is,
  (input, context) => {
    const link = typeof input === 'string' ? safeLink(input) : null;
    return link === null ? t.failure(input, context) : t.success(link);
  },
  t.identity,
);

export const decodeTelegramLink = decoderOf(
  t.intersection([LinkWire, t.type({ link: SafeLink })]),
  ({ uuid, link, expired_at }): TelegramLink => ({ uuid, link, expiresAt: expired_at }),
);

/** A phone in its normal form, of whatever country: Telegram knows it, the shop need not. */
const WirePhone = new t.Type<PhoneNumber, string, unknown>(
  'Phone',
  (value): value is PhoneNumber => t.string.is(value),
  (input, context) =>
    typeof input === 'string' && /^\+?\d{6,15}$/.test(input)
      ? // Its normal form, which is all the brand says.
        t.success(input as PhoneNumber)
      : t.failure(input, context),
  t.identity,
);

export const decodeTelegramCheck = decoderOf(
  t.intersection([CheckWire, t.type({ phone: tolerant(WirePhone) })]),
  ({ phone, is_expired }): TelegramCheck => ({
    phone: phone ?? null,
    isExpired: is_expired ?? false,
  }),
);

const LoginWire = t.partial({ user: t.unknown });

/** What became of an invitation is not read: one that was sent with a login is done with. */
export const decodeLogin = decoderOf(LoginWire, ({ user }): LoginAnswer => {
  const account = decodeAccount(user);
  return { account: account.ok ? account.value : null };
});

/** A login as it is sent; what there is none of is not named, and the server adds a code that is fixed. */
export const toWireLogin = (
  { phone, code, uuid }: LoginProof,
  { referral, orderKeys }: LoginLuggage,
): Partial<RequestOf<typeof LoginRequest>> => ({
  phone,
  ...(code === null ? {} : { code }),
  ...(uuid === null ? {} : { uuid }),
  // The spelling is the contract's.
  ...(referral === null ? {} : { reffererId: referral }),
  ...(orderKeys.length === 0 ? {} : { tracking_keys: orderKeys }),
});
