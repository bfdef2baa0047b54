import { DEFAULT_DEPOSIT } from '../../src/domain/pricing/deposit-for';
import type { Percent } from '../../src/domain/money/percent';
import { DEFAULT_BONUS_CAP } from '../../src/domain/promotion/bonus-allowance';
import {
  DEFAULT_BONUS_DAYS,
  DEFAULT_BONUS_EARNING,
} from '../../src/domain/promotion/bonus-earning';
import type { StatedSums } from '../money/stated-sum';
import { readStatedSum } from '../money/stated-sum';
import type { OwnShop } from './own-shop';

/** The operator's parameters for what an order costs and when it comes. */
export interface OrderRules {
  /** Only totals over it need a deposit. */
  readonly depositFrom: StatedSums;
  /** The part of such a total that is paid in advance. */
  readonly depositPercent: Percent;
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

/** The rules that a shop file and the environment may both state. */
type Stateable =
  | 'depositFrom'
  | 'bonusCapPercent'
  | 'bonusEarnPercent'
  | 'bonusDays'
  | 'bonusWithDiscount'
  | 'referralBonus';

type OwnRules = Pick<OrderRules, Stateable>;

/** The rules of the environment; null where it leaves one to the shop file and the defaults. */
export type EnvironmentRules = Omit<OrderRules, Stateable | 'depositPercent'> & {
  readonly [Rule in Stateable]: OwnRules[Rule] | null;
};

/** A sum of the shop file; null is none in any currency, undefined is not stated. */
const sumsOf = (text: string | null | undefined): StatedSums | undefined =>
  text === undefined ? undefined : [readStatedSum(text ?? '') ?? []].flat();

const sums = (...texts: readonly string[]): StatedSums =>
  texts.flatMap((text) => sumsOf(text) ?? []);

const DEFAULTS: OwnRules = {
  depositFrom: sums('102.26 EUR', '200 BGN', '200 AED'),
  bonusCapPercent: DEFAULT_BONUS_CAP,
  bonusEarnPercent: DEFAULT_BONUS_EARNING,
  bonusDays: DEFAULT_BONUS_DAYS,
  bonusWithDiscount: true,
  referralBonus: sums('2.56 EUR', '5 BGN', '5 AED'),
};

type StatedByFile = { readonly [Rule in Stateable]: OwnRules[Rule] | null | undefined };

const rulesOfFile = (own: OwnShop | null): StatedByFile => {
  const { deposit, bonuses, referral } = own?.file ?? {};
  return {
    depositFrom: sumsOf(deposit?.from),
    bonusCapPercent: bonuses?.cap_percent,
    bonusEarnPercent: bonuses?.earn_percent,
    bonusDays: bonuses?.days,
    bonusWithDiscount: bonuses?.with_discount,
    referralBonus: sumsOf(referral?.bonus),
  };
};

/** The rules that hold: a variable of the environment, else the shop file, else the default. */
export const orderRulesOf = (environment: EnvironmentRules, own: OwnShop | null): OrderRules => {
  const file = rulesOfFile(own);
  const ruleOf = <Rule extends Stateable>(rule: Rule): OwnRules[Rule] =>
    environment[rule] ?? file[rule] ?? DEFAULTS[rule];
  return {
    ...environment,
    depositFrom: ruleOf('depositFrom'),
    depositPercent: own?.file.deposit?.percent ?? DEFAULT_DEPOSIT,
    bonusCapPercent: ruleOf('bonusCapPercent'),
    bonusEarnPercent: ruleOf('bonusEarnPercent'),
    bonusDays: ruleOf('bonusDays'),
    bonusWithDiscount: ruleOf('bonusWithDiscount'),
    referralBonus: ruleOf('referralBonus'),
  };
};
