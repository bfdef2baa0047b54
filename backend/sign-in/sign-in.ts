import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import type { Customer } from '../customer/customer-store';
import { createCustomer, customerByPhone } from '../customer/customer-store';
import { makeRoomForSession } from '../customer/end-sessions';
import { openSession } from '../customer/session';
import type { SessionSettings } from '../customer/session-settings';
import type { MessageChannel } from '../message/message-sender';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { openLink, spendLink } from './telegram-links';
import type { GuessedCode } from './code-store';
import { spendCode } from './code-store';
import { joinOrders } from './join-orders';
import { validateInvitation, writeReferral } from './join-referral';
import { rememberNetwork } from './known-networks';
import type { SignInRequest } from './sign-in-request.codec';

/** What has been shown and is used up by the login. */
export interface SignInProof {
  /** Null where every login takes the same code. */
  readonly code: GuessedCode | null;
  /** Whether the login needs the link of the request. */
  readonly needsLink: boolean;
}

/** What became of the invitation that came along, null when none did. */
export type ReferralResult =
  | null
  | { readonly status: 'accepted'; readonly code: null }
  | { readonly status: 'refused'; readonly code: string };

export interface SignedIn {
  /** Opens the account; not stored anywhere in this form. */
  readonly token: string;
  readonly customer: Customer;
  readonly referral: ReferralResult;
}

export interface ProofUsed {
  readonly kind: 'code.expired';
}

/** Where a login comes from. */
export interface SignInOrigin {
  /** Null for a device that does not say what it is. */
  readonly device: string | null;
  readonly network: Network;
  readonly channel: MessageChannel;
}

/** What a login needs from outside. */
export interface SigningIn {
  readonly storage: Storage;
  readonly settings: SessionSettings;
  readonly now: () => Date;
}

const spendProof = async (
  db: Kysely<ShopDatabase>,
  { code, needsLink }: SignInProof,
  { uuid, phone }: SignInRequest,
  at: number,
): Promise<boolean> =>
  (code === null || (await spendCode(db, code))) &&
  (!needsLink || (uuid !== null && (await spendLink(db, uuid, phone, at))));

/** The chat of a login by Telegram; null for any other, and in the sandbox. */
const chatOf = async (
  db: Kysely<ShopDatabase>,
  { needsLink }: SignInProof,
  { uuid }: SignInRequest,
  at: number,
): Promise<string | null> =>
  needsLink && uuid !== null ? ((await openLink(db, uuid, at))?.chat_id ?? null) : null;

interface Invitation {
  readonly result: ReferralResult;
  readonly referrerId: CustomerId | null;
}

const invitationFor = async (
  db: Kysely<ShopDatabase>,
  { phone, referralId }: SignInRequest,
  known: Customer | null,
): Promise<Invitation> => {
  if (referralId === null) return { result: null, referrerId: null };
  const evaluated = await validateInvitation(db, referralId, phone, known !== null);
  return evaluated.ok
    ? { result: { status: 'accepted', code: null }, referrerId: evaluated.value }
    : { result: { status: 'refused', code: evaluated.error.kind }, referrerId: null };
};

/**
 * Logs in by a proved phone: uses the proof up, finds or opens the account,
 * joins it to the invitation and the orders that came along, remembers the network, and begins a
 * session. All of it happens or nothing, and logins of one phone go one after the other, so that two
 * make one customer. Refuses a proof that a faster login has used.
 */
export const signIn = (
  { storage, settings, now }: SigningIn,
  request: SignInRequest,
  proof: SignInProof,
  { device, network, channel }: SignInOrigin,
): Promise<Result<ProofUsed, SignedIn>> =>
  storage.change(`sign-in of ${request.phone}`, async (db) => {
    const at = now();
    const chat_id = await chatOf(db, proof, request, at.getTime());
    if (!(await spendProof(db, proof, request, at.getTime())))
      return refuse({ kind: 'code.expired' });
    const known = await customerByPhone(db, request.phone);
    const { result, referrerId } = await invitationFor(db, request, known);
    const customer = known ?? (await createCustomer(db, request.phone, at));
    // A code that everybody has shows nothing: messages would go to strangers.
    if (proof.code !== null)
      await db
        .updateTable('customers')
        .set({ channel, chat_id })
        .where('id', '=', customer.id)
        .execute();
    if (referrerId !== null) await writeReferral(db, customer.id, referrerId, at);
    await joinOrders(db, customer.id, request);
    await makeRoomForSession(storage, db, customer.id, settings);
    await rememberNetwork(db, { phone: request.phone, network }, at.getTime());
    const token = await openSession(db, customer.id, device, at);
    return ok({ token, customer, referral: result });
  });
