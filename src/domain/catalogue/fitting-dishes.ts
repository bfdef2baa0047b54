import type { Money } from '../money/money';

/**
 * Dishes in the order in which they help over a sum that is missing: those that reach it alone first,
 * the cheapest of them in front, then the others, the dearest in front. Of equals the earlier one
 * stays in front. Rules 8.7, 8.8.
 */
export const fittingFirst = <Dish extends { readonly price: Money }>(
  dishes: readonly Dish[],
  missing: Money,
): readonly Dish[] => {
  const reaching = dishes.filter(({ price }) => price >= missing);
  const others = dishes.filter(({ price }) => price < missing);
  return [
    ...[...reaching].sort((one, other) => one.price - other.price),
    ...[...others].sort((one, other) => other.price - one.price),
  ];
};
