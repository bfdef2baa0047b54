import { Confirmation } from '../../contract/wire/account-request';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { decodeFields } from '../codec/field-refusal';
import type { Network } from '../../environment/network-of';
import { accountTurn } from '../customer/change-account';
import type { Session } from '../customer/session';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED, wrongFields } from '../refusal/refusal';
import type { Storage } from '../storage/storage';
import { spendCode } from './code-store';
import type { SignInRules } from './prove-phone';
import { CODE_EXPIRED, provePhone } from './prove-phone';

/** In seconds: how long a customer who has just proved the phone is not asked again. */
export const CONFIRMED_SECONDS = 600;

/** What confirming needs from outside. */
export interface ConfirmPhoneDeps {
  readonly storage: Storage;
  readonly rules: SignInRules;
  readonly now: () => Date;
  /** Where the code comes from. */
  readonly network: Network;
}

/** The session may now do what a stolen token alone may not: delete the account, or copy its data. */
export const CONFIRMED = { expires_in: CONFIRMED_SECONDS } as const;

/** Refuses what needs a phone that was proved lately in this very session. Rules 19.7. */
export const CODE_NEEDED: Refusal = {
  code: 'code.needed',
  message: { text: 'code.needed' },
};

/** Returns whether the customer has proved the phone in this session a moment ago. */
export const isConfirmed = ({ confirmedUntil }: Session, at: number): boolean =>
  confirmedUntil !== null && confirmedUntil > at;

/**
 * Confirms a session by a code that was sent to the customer's own phone. The code is used up, as by a
 * login. Rules 19.7.
 */
export const confirmPhone = async (
  { storage, rules, now, network }: ConfirmPhoneDeps,
  { customer, tokenHash }: Session,
  body: unknown,
): Promise<Result<Refusal, typeof CONFIRMED>> => {
  const fields = decodeFields(Confirmation, body);
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const request = { phone: customer.phone, code: fields.value.code, uuid: null, network };
  const proof = await provePhone(storage.shop, rules, 'sms', request, now().getTime());
  if (!proof.ok) return proof;
  const { code } = proof.value;
  return storage.change<Result<Refusal, typeof CONFIRMED>>(accountTurn(customer.id), async (db) => {
    if (code !== null && !(await spendCode(db, code))) return refuse(CODE_EXPIRED);
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ confirmed_until: now().getTime() + CONFIRMED_SECONDS * 1000 })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ok(CONFIRMED) : refuse(UNAUTHORIZED);
  });
};
