import type { Money } from '../money/money';
import type { Percent } from '../money/percent';

/** Of these only the best one counts for an order. Rules 8.4. */
export type DiscountType = 'promocode' | 'birthday' | 'pickup';

/**
 * A reduction that an order could have, before it is known whether another one is better. Its
 * amount is already measured on the lines it is good for. Rules 8.4.
 */
export interface DiscountCandidate {
  readonly type: DiscountType;
  /** What the customer reads: the code, or a name in their language. */
  readonly name: string;
  /** Null for a fixed amount. */
  readonly percent: Percent | null;
  /** Not negative, and at most the price of the lines it is good for. */
  readonly amount: Money;
  /** Places (in the order's lines) of the lines it is measured on. */
  readonly lineIndexes: readonly number[];
  /** True when it may stand beside the best one. */
  readonly stackable: boolean;
}
