import type { Kysely } from 'kysely';
import type { Currency, Money } from '../../src/domain';
import { ZERO } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import { bonusLastDay } from '../../src/domain/promotion/bonus-earning';
import { rewardReferral } from '../../src/domain/referral/referral';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { OrderRules } from '../shop/order-rules';
import { sumIn } from '../money/stated-sum';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import type { BonusMoment } from './bonus-store';
import { addBonusEntry, readBonusAccount } from './bonus-store';

type Db = Kysely<ShopDatabase>;

const credit = async (
  db: Db,
  moment: BonusMoment,
  amount: Money,
  zone: TimeZone,
  { bonusDays }: OrderRules,
): Promise<void> => {
  if (amount === 0) return;
  const lastDay = bonusLastDay(moment.at, zone, bonusDays);
  const account = await readBonusAccount(db, moment.customerId, moment.currency);
  await addBonusEntry(db, account, moment, { type: 'referral', amount, lastDay });
};

const invitationOf = (db: Db, friendId: CustomerId) =>
  db
    .selectFrom('referrals')
    .select('referrer_id')
    .where('friend_id', '=', friendId)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();

/**
 * Rewards both for an invitation when the friend's first order is complete; later ones, and a
 * customer whom nobody invited, change nothing. Rules 12.5.
 */
export const rewardFriendship = async (
  db: Db,
  { customerId, orderId, at }: BonusMoment,
  { currency, timeZone: zone }: { readonly currency: Currency; readonly timeZone: TimeZone },
  rules: OrderRules,
): Promise<void> => {
  const invitation = await invitationOf(db, customerId);
  if (!invitation) return;
  const bonus = sumIn(rules.referralBonus, currency) ?? ZERO;
  const bonuses = { inviter: bonus, friend: bonus };
  const reward = rewardReferral({ status: 'joined' }, bonuses);
  if (reward.credit === null) return;
  await db
    .updateTable('referrals')
    .set({ ordered_at: at, earned: reward.credit.inviter, currency: currency.code })
    .where('friend_id', '=', customerId)
    .execute();
  const inviter = storedId('customer', invitation.referrer_id);
  // The order is the friend's: the inviter sees the bonus, not the order.
  await credit(
    db,
    { customerId: inviter, currency, orderId: null, at },
    reward.credit.inviter,
    zone,
    rules,
  );
  await credit(db, { customerId, currency, orderId, at }, reward.credit.friend, zone, rules);
};
