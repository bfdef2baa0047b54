import type { Network } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Refusal } from '../refusal/refusal';
import type { GuessedCode } from '../sign-in/code-store';
import type { SignInRules } from '../sign-in/prove-phone';
import { provePhone } from '../sign-in/prove-phone';
import type { Storage } from '../storage/storage';
import type { PurchaseRequest } from './purchase-request';

/** A guest's order, and how its phone is proved. */
export interface GuestOrder {
  readonly storage: Storage;
  readonly rules: SignInRules;
  readonly request: PurchaseRequest;
  readonly network: Network;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const CODE_NEEDED: Refusal = {
  code: 'order.code_needed',
  message: { text: 'order.code_needed' },
};

/** Returns whether a guest has shown that the phone of an order is theirs; returns the code to be used up. */
export const proveGuest = async ({
  storage,
  rules,
  request,
  network,
  at,
}: GuestOrder): Promise<Result<Refusal, GuessedCode | null>> => {
  const { code, contact } = request;
  if (code === null) return refuse(CODE_NEEDED);
  const proof = { phone: contact.phone, code, uuid: null, network };
  const proved = await provePhone(storage.shop, rules, 'sms', proof, at);
  return proved.ok ? ok(proved.value.code) : proved;
};
