import type { Money } from '../money/money';
import { ZERO, money } from '../money/money';
import type { Percent } from '../money/percent';
import { percentOfDown } from '../money/percent';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { DiscountCandidate, DiscountType } from './discount';

/** The part of the goods that bonuses may pay where the shop does not say another. Rules 10.2. */
export const DEFAULT_BONUS_CAP: Percent = 30;

/** Whether bonuses may be used beside a discount: a parameter of the shop. Rules 10.4. */
export type BonusBesideDiscount = 'together' | 'exclusive';

/** Why no bonuses can be used although there are some. */
export interface BonusGivesWay {
  readonly kind: 'bonus.with_discount';
  /** The discount that stands instead. */
  readonly type: DiscountType;
  readonly name: string;
}

/** How many bonuses an order may be paid with, in minor units. */
export interface BonusAllowance {
  readonly max: Money;
  readonly reason: BonusGivesWay | null;
}

export interface BonusOverCap {
  readonly kind: 'bonus.over_cap';
  readonly max: Money;
}

/**
 * The most bonuses that an order takes: what the customer has, and no more than a percentage of
 * its goods after discounts, rounded down. Delivery is never paid with them. Rules 10.2.
 */
export const bonusCap = (balance: Money, goodsAfterDiscounts: Money, percent: Percent): Money =>
  money(Math.min(balance, percentOfDown(goodsAfterDiscounts, percent)));

/**
 * The cap of an order, or nothing and the reason where a discount stands and the shop does not
 * take both. `discounts` are those that the order gets. Rules 10.2, 10.4.
 */
export const bonusAllowance = (
  cap: Money,
  discounts: readonly DiscountCandidate[],
  besideDiscount: BonusBesideDiscount,
): BonusAllowance => {
  const [discount] = discounts;
  if (besideDiscount === 'together' || !discount) return { max: cap, reason: null };
  const { type, name } = discount;
  return { max: ZERO, reason: { kind: 'bonus.with_discount', type, name } };
};

/** The bonuses an order is paid with; refuses more than it may be paid with, and says how many. Rules 10.2. */
export const writeOffBonuses = (
  asked: Money,
  { max }: BonusAllowance,
): Result<BonusOverCap, Money> =>
  asked > max ? refuse({ kind: 'bonus.over_cap', max }) : ok(asked);
