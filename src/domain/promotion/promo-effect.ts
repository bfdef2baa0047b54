import type { CategoryId, ProductId } from '../id/ids';
import { isNonEmpty } from '../list/non-empty';
import type { NonEmpty } from '../list/non-empty';
import type { Money } from '../money/money';
import { money } from '../money/money';
import type { Percent } from '../money/percent';
import { percentOf } from '../money/percent';
import type { DiscountCandidate } from './discount';
import type { DiscountLine, DiscountLinePick } from './discount-line';
import { pickDiscountLines } from './discount-line';
import type { PromoTerms } from './promo-terms';

/** What a code that holds does to an order. Rules 9.3. */
export type PromoEffect =
  | { readonly type: 'discount'; readonly candidate: DiscountCandidate }
  | { readonly type: 'free_delivery' }
  | { readonly type: 'gift'; readonly productId: ProductId; readonly quantity: number };

const isInCategories = (line: DiscountLine, categoryIds: NonEmpty<CategoryId> | null): boolean =>
  categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id));

const discount = (
  { code, stackable }: PromoTerms,
  percent: Percent | null,
  amount: Money,
  { lineIndexes }: DiscountLinePick,
): PromoEffect | null =>
  amount > 0
    ? {
        type: 'discount',
        candidate: { type: 'promocode', name: code, percent, amount, lineIndexes, stackable },
      }
    : null;

/**
 * Returns what a code gives for these lines; null when none of them is good for it. A discount looks at
 * discountable dishes only, free delivery and gifts at all. Rules 9.2.
 */
export const promoEffect = (
  terms: PromoTerms,
  lines: readonly DiscountLine[],
): PromoEffect | null => {
  const { benefit, categoryIds } = terms;
  const goods = pickDiscountLines(lines, (line) => isInCategories(line, categoryIds));
  const discountable = pickDiscountLines(
    lines,
    (line) => line.isDiscountable && isInCategories(line, categoryIds),
  );
  switch (benefit.type) {
    case 'percent': {
      const amount = percentOf(discountable.total, benefit.percent);
      return discount(terms, benefit.percent, amount, discountable);
    }
    case 'fixed': {
      const amount = money(Math.min(benefit.amount, discountable.total));
      return discount(terms, null, amount, discountable);
    }
    case 'free_delivery':
    case 'gift':
      return isNonEmpty(goods.lineIndexes) ? benefit : null;
  }
};
