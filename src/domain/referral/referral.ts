import type { Money } from '../money/money';
import { sum } from '../money/money';
import { firstCharacters } from '../text/characters';

/** A friend who came by an invitation. The bonus is that of the inviter, in minor units. Rules 12.5. */
export type Referral =
  | { readonly status: 'joined' }
  | { readonly status: 'ordered'; readonly earned: Money };

/** What both get, in minor units. Parameters of the shop. */
export interface ReferralBonuses {
  readonly inviter: Money;
  readonly friend: Money;
}

export interface ReferralReward {
  readonly referral: Referral;
  /** To be credited now; null when there is nothing to credit. */
  readonly credit: ReferralBonuses | null;
}

/**
 * Returns what becomes of an invitation when an order of the friend is complete: the first one brings both
 * their bonus, a later one nothing. A cancelled order is not complete and does not count. Rules 12.5.
 */
export const rewardReferral = (referral: Referral, bonuses: ReferralBonuses): ReferralReward =>
  referral.status === 'joined'
    ? { referral: { status: 'ordered', earned: bonuses.inviter }, credit: bonuses }
    : { referral, credit: null };

/** Returns what an inviter reads: how many friends came, and what they brought so far. Rules 12.5. */
export const referralSummary = (
  referrals: readonly Referral[],
): { readonly invited: number; readonly earned: Money } => ({
  invited: referrals.length,
  earned: sum(
    referrals.flatMap((referral) => (referral.status === 'ordered' ? [referral.earned] : [])),
  ),
});

/** All that an inviter sees of a friend's name: its first letter, as people count letters. Rules 12.5. */
export const friendInitial = (name: string): string => firstCharacters(name.trim(), 1);
