import type { Money } from '../money/money';
import { ZERO, minus, money, sum } from '../money/money';
import { shareOut } from '../money/percent';
import type { DiscountCandidate, DiscountType } from '../promotion/discount';
import { chooseDiscounts } from './choose-discounts';
import type { WithTotal } from './priced-line';
import { goodsPriceOf } from './priced-line';

/** A discount that an order has; its amount is what it really takes off. */
export interface AppliedDiscount extends DiscountCandidate {
  /** What it takes off each line of the order, in their order; together the amount. */
  readonly shares: readonly Money[];
}

/** A discount that gave way to a better one. */
export interface OutdoneDiscount {
  readonly type: DiscountType;
  readonly name: string;
  /** What it would have taken off alone. */
  readonly amount: Money;
  readonly better: DiscountType;
}

/** The goods of an order with their discounts taken off: what bonuses are measured on. Rules 8.4. */
export interface DiscountedGoods {
  /** Before discounts. */
  readonly goodsPrice: Money;
  readonly discounts: readonly AppliedDiscount[];
  readonly outdone: readonly OutdoneDiscount[];
  /** What each line of the order costs after discounts, in their order. */
  readonly lineTotals: readonly Money[];
  readonly goodsAfterDiscounts: Money;
}

/** The prices of the lines that a discount is good for; nothing for the others. */
const weightsOf = (candidate: DiscountCandidate, totals: readonly Money[]): readonly Money[] => {
  const places = new Set(candidate.lineIndexes);
  return totals.map((total, index) => (places.has(index) ? total : ZERO));
};

const atMost = (amount: Money, limit: Money): Money => money(Math.min(amount, limit));

interface DiscountsTaken {
  readonly discounts: readonly AppliedDiscount[];
  readonly outdone: readonly DiscountCandidate[];
  readonly lineTotals: readonly Money[];
}

const takeOff = (before: DiscountsTaken, candidate: DiscountCandidate): DiscountsTaken => {
  const weights = weightsOf(candidate, before.lineTotals);
  const amount = atMost(candidate.amount, sum(weights));
  if (amount === 0) return { ...before, outdone: [...before.outdone, candidate] };
  const shares = shareOut(amount, weights);
  return {
    ...before,
    discounts: [...before.discounts, { ...candidate, amount, shares }],
    lineTotals: before.lineTotals.map((total, index) => minus(total, shares[index] ?? ZERO)),
  };
};

/**
 * Takes off the goods the best single discount and those that may stand beside it, each shared out
 * among its lines by what they still cost. A discount never takes more off than its lines still
 * cost; what it would be worth beyond that is lost, and one that finds nothing left gives way.
 * Lines cost nothing or more. Rules 8.4.
 */
export const discountGoods = (
  lines: readonly WithTotal[],
  candidates: readonly DiscountCandidate[],
): DiscountedGoods => {
  const totals = lines.map(({ total }) => total);
  const { chosen, outdone } = chooseDiscounts(
    candidates.map((candidate) => ({
      ...candidate,
      amount: atMost(candidate.amount, sum(weightsOf(candidate, totals))),
    })),
  );
  const done = chosen.reduce<DiscountsTaken>(takeOff, {
    discounts: [],
    outdone,
    lineTotals: totals,
  });
  const better = done.discounts[0]?.type;
  return {
    goodsPrice: goodsPriceOf(lines),
    discounts: done.discounts,
    // Nothing is outdone where nothing was taken off.
    outdone: better
      ? done.outdone.map(({ type, name, amount }) => ({ type, name, amount, better }))
      : [],
    lineTotals: done.lineTotals,
    goodsAfterDiscounts: sum(done.lineTotals),
  };
};
