import type { ProductId } from '../id/ids';
import type { Money } from '../money/money';

interface GiftGoods {
  /** What is given. */
  readonly productId: ProductId;
  readonly quantity: number;
}

/** Given once, when the goods reach an amount. */
export interface GiftFromGoodsPrice extends GiftGoods {
  readonly kind: 'from_goods_price';
  readonly from: Money;
}

/** Given once, when at least one of these dishes is ordered. */
export interface GiftWithProducts extends GiftGoods {
  readonly kind: 'with_products';
  readonly withProductIds: readonly ProductId[];
}

/** Given for every so many pieces of these dishes, counted together. */
export interface GiftPerPieces extends GiftGoods {
  readonly kind: 'per_pieces';
  readonly withProductIds: readonly ProductId[];
  /** At least 1. */
  readonly pieces: number;
}

/** When the shop adds something to an order. Rules 8.6. */
export type GiftRule = GiftFromGoodsPrice | GiftWithProducts | GiftPerPieces;

/** A gift of an order, with the rule that gives it, for its reason. */
export interface GivenGift<Rule extends GiftRule = GiftRule> {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly rule: Rule;
}

/** A dish of an order, as gifts look at it. */
export interface LineForGifts {
  readonly productId: ProductId;
  readonly quantity: number;
}

const piecesOf = (productIds: readonly ProductId[], lines: readonly LineForGifts[]): number => {
  const wanted = new Set(productIds);
  return lines
    .filter(({ productId }) => wanted.has(productId))
    .reduce((pieces, { quantity }) => pieces + quantity, 0);
};

/** Returns how many times a rule gives its gift. */
const timesGiven = (rule: GiftRule, lines: readonly LineForGifts[], goodsPrice: Money): number => {
  switch (rule.kind) {
    case 'from_goods_price':
      return goodsPrice >= rule.from ? 1 : 0;
    case 'with_products':
      return Math.min(1, piecesOf(rule.withProductIds, lines));
    case 'per_pieces':
      return Math.floor(piecesOf(rule.withProductIds, lines) / rule.pieces);
  }
};

/**
 * Returns what the shop adds to an order for nothing: each rule gives on its own, in the order of the rules.
 * Gifts are no lines: they are not counted, not paid and not measured. A gift that cannot be had now
 * is not promised, and an order of no dishes gets none. `goodsPrice` is before discounts. Rules 8.6.
 */
export const giftsFor = <Rule extends GiftRule>(
  rules: readonly Rule[],
  lines: readonly LineForGifts[],
  goodsPrice: Money,
  canBeHad: (productId: ProductId) => boolean,
): readonly GivenGift<Rule>[] =>
  lines.length === 0
    ? []
    : rules
        .filter(({ productId }) => canBeHad(productId))
        .map((rule) => ({
          productId: rule.productId,
          quantity: rule.quantity * timesGiven(rule, lines, goodsPrice),
          rule,
        }))
        .filter(({ quantity }) => quantity > 0);
