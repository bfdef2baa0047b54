/** What came back from a calculation that did not succeed. */
export type CalculationFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly errorKeys: readonly string[] }
  /** No answer, an answer that makes no sense, or one that a newer call has overtaken. */
  | { readonly kind: 'no-answer' | 'undecodable' | 'overtaken' };

/** Refusals that say something about the visit, the load or the network, and nothing about the cart. */
const SAYS_NOTHING_ABOUT_THE_CART = new Set([401, 403, 408, 413, 415, 429, 502, 503, 504]);

/** `goods`, `goods.2.id`, `goods[2]`, `cart.goods`, but not a key that merely contains the letters. */
const mentionsGoods = (key: string): boolean => key.split(/[.[\]]/).includes('goods');

/**
 * Returns whether a failed calculation empties the cart: a 422 about its goods, or any answered error that
 * is not about the visit or the network. The caller keeps a copy for Undo. Rules 2.6.
 */
export const emptiesCart = (failure: CalculationFailure): boolean => {
  if (failure.kind !== 'refused') return false;
  if (failure.status === 422) return failure.errorKeys.some(mentionsGoods);
  return !SAYS_NOTHING_ABOUT_THE_CART.has(failure.status);
};
