import type { Percent } from '../../src/domain/money/percent';
import type { StatedSums } from '../money/stated-sum';

/** The operator's parameters for what an order costs and when it comes. */
export interface OrderRules {
  /** Only totals over it need a deposit. */
  readonly depositFrom: StatedSums;
  /** Whether customers choose between delivery and pickup. */
  readonly deliveryTypeChoice: boolean;
  /** Orders that a branch takes for one quarter of an hour; 0 for as many as come. */
  readonly slotCapacity: number;
  /** The part of the goods, after discounts, that bonuses may pay. */
  readonly bonusCapPercent: Percent;
  /** The part of what was paid in money for goods that comes back as bonuses. */
  readonly bonusEarnPercent: Percent;
  /** For how many days after they came bonuses can be used. */
  readonly bonusDays: number;
  /** Whether bonuses may be used beside a discount. */
  readonly bonusWithDiscount: boolean;
  readonly birthdayDiscountPercent: Percent;
  /** Whether a birthday brings its discount to one order only. */
  readonly birthdayOnce: boolean;
  readonly pickupDiscountPercent: Percent;
  /** What inviter and friend get each when the friend's first order is complete. */
  readonly referralBonus: StatedSums;
}
