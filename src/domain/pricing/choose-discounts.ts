import type { DiscountCandidate, DiscountType } from '../promotion/discount';

/** Of equal discounts the one that the customer did most for. */
const RANK: Readonly<Record<DiscountType, number>> = { promocode: 0, birthday: 1, pickup: 2 };

const byName = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/**
 * The better discount first: the larger amount; of equals promo code, then birthday, then pickup;
 * then by name, so that the order in which they came never decides. Rules 8.4.
 */
export const betterDiscountFirst = (a: DiscountCandidate, b: DiscountCandidate): number =>
  b.amount - a.amount || RANK[a.type] - RANK[b.type] || byName(a.name, b.name);

export interface DiscountChoice {
  /** What is taken off, in this order: the best single one, then those that may stand beside it. */
  readonly chosen: readonly DiscountCandidate[];
  /** What would have been good too, the best of it first. */
  readonly outdone: readonly DiscountCandidate[];
}

/**
 * The discounts of an order out of those it could have: the best single one, and each that may
 * stand beside it. One that takes nothing off is none. Rules 8.4.
 */
export const chooseDiscounts = (candidates: readonly DiscountCandidate[]): DiscountChoice => {
  const ranked = candidates.filter(({ amount }) => amount > 0).sort(betterDiscountFirst);
  const [best, ...outdone] = ranked.filter(({ stackable }) => !stackable);
  const beside = ranked.filter(({ stackable }) => stackable);
  return { chosen: best ? [best, ...beside] : beside, outdone };
};
