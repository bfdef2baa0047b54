import type { AnswerOf } from '../../contract/wire/codec';
import type { Referral as ReferralWire } from '../../contract/wire/promotions';
import type { Kysely } from 'kysely';
import type { Currency, Money } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import type { Referral } from '../../src/domain/referral/referral';
import { friendInitial, referralSummary } from '../../src/domain/referral/referral';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { ShopDatabase } from '../storage/schema';

/** Friends who came last come first; more than this are counted and not listed. */
const SHOWN = 100;

interface Friend {
  readonly firstName: string;
  readonly at: number;
  readonly referral: Referral;
}

/** Whom a customer has invited, the last one first; what they brought counts in its currency only. */
export const readFriends = async (
  db: Kysely<ShopDatabase>,
  inviter: CustomerId,
  { code }: Currency,
): Promise<readonly Friend[]> => {
  const rows = await db
    .selectFrom('referrals')
    .innerJoin('customers', 'customers.id', 'referrals.friend_id')
    .select(['first_name', 'joined_at', 'ordered_at', 'earned', 'currency'])
    .where('referrer_id', '=', inviter)
    .orderBy('joined_at', 'desc')
    .orderBy('friend_id', 'desc')
    .execute();
  return rows.map((row) => ({
    firstName: row.first_name,
    at: row.ordered_at ?? row.joined_at,
    referral:
      row.ordered_at === null
        ? { status: 'joined' }
        : { status: 'ordered', earned: money(row.currency === code ? (row.earned ?? 0) : 0) },
  }));
};

/** An invitation and what it brought, as it travels. Of friends there is only the first letter. Rules 12.5. */
export const toWireReferral = (
  id: string,
  link: string,
  bonus: Money,
  friends: readonly Friend[],
  zone: TimeZone,
  { digits }: Currency,
): AnswerOf<typeof ReferralWire> => {
  const { invited, earned } = referralSummary(friends.map(({ referral }) => referral));
  return {
    id,
    link,
    bonus: decimalFromMoney(bonus, digits),
    friend_bonus: decimalFromMoney(bonus, digits),
    invited,
    earned: decimalFromMoney(earned, digits),
    items: friends.slice(0, SHOWN).map(({ firstName, at, referral }) => ({
      name: friendInitial(firstName),
      date: isoMoment(instant(at), zone),
      status: referral.status,
    })),
  };
};
