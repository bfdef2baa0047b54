import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import type { ReferralRefusal } from '../../src/domain/referral/validate-referral';
import { validateReferral } from '../../src/domain/referral/validate-referral';
import type { ReferralId } from '../../src/domain/referral/referral-id';
import { referralIdOf } from '../../src/domain/referral/referral-id';
import { customerByReferralId } from '../customer/customer-store';
import type { ShopDatabase } from '../storage/schema';

const hasOrdered = async (db: Kysely<ShopDatabase>, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('phone', '=', phone)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Returns whether the invitation that came along with a login counts, and whose it is. To be asked before
 * the account is made: `hasAccount` says whether there was one. Rules 12.4.
 */
export const validateInvitation = async (
  db: Kysely<ShopDatabase>,
  sentId: string | number,
  phone: PhoneNumber,
  hasAccount: boolean,
): Promise<Result<ReferralRefusal, CustomerId>> => {
  const id: ReferralId | null = referralIdOf(sentId);
  const inviter = id === null ? null : await customerByReferralId(db, id);
  if (id === null || inviter === null) return refuse({ kind: 'referral.unknown' });
  const isPhoneKnown = hasAccount || (await hasOrdered(db, phone));
  const evaluated = validateReferral({ id, phone: inviter.phone }, phone, isPhoneKnown);
  return evaluated.ok ? { ok: true, value: inviter.id } : evaluated;
};

/** Writes down that a friend came by an invitation. */
export const writeReferral = async (
  db: Kysely<ShopDatabase>,
  friendId: CustomerId,
  referrerId: CustomerId,
  at: Date,
): Promise<void> => {
  await db
    .insertInto('referrals')
    .values({
      friend_id: friendId,
      referrer_id: referrerId,
      joined_at: at.getTime(),
      ordered_at: null,
    })
    .execute();
};
