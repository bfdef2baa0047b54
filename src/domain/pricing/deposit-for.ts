import type { Money } from '../money/money';
import { minus } from '../money/money';
import type { Percent } from '../money/percent';
import { percentOf } from '../money/percent';

/** What a large order needs beforehand where the shop does not say another part. Rules 8.10. */
export const DEFAULT_DEPOSIT: Percent = 50;

export interface DepositRule {
  /** Only totals over it need a deposit. */
  readonly over: Money;
  readonly percent: Percent;
}

/** What is paid online before the kitchen sees an order; the rest is paid as the customer chose. */
export interface Deposit {
  readonly percent: Percent;
  /** With the rest, the order's total. */
  readonly amount: Money;
  readonly rest: Money;
}

/**
 * The deposit of a large order, rounded half away from zero; null for a total up to the limit, and
 * for an order that is paid online in full. No rule, no deposit. Rules 8.10.
 */
export const depositFor = (
  total: Money,
  rule: DepositRule | null,
  isPaidOnline: boolean,
): Deposit | null => {
  if (rule === null || isPaidOnline || total <= rule.over) return null;
  const { percent } = rule;
  const amount = percentOf(total, percent);
  return { percent, amount, rest: minus(total, amount) };
};
