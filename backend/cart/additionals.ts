import type { ProductId } from '../../src/domain/id/ids';
import { obstacleOf } from '../catalogue/availability';
import type { Menu, MenuProduct } from '../catalogue/menu';
import type { StopList } from '../catalogue/stop-list';

/** More of them than this are not offered beside a cart. */
export const MAX_ADDITIONALS = 12;

/** One of each list, then the next of each: so a short strip begins with a dip, a drink, a dessert. */
const inTurns = <A>(lists: readonly (readonly A[])[]): readonly A[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
};

/**
 * What goes with the dishes of a cart, by their categories (rules 8.11): to be had now, and not in it
 * yet. Every additional where no dish of the cart says what goes with it.
 */
export const additionalsFor = (
  { categories, products }: Menu,
  inCart: readonly ProductId[],
  stopList: StopList,
): readonly MenuProduct[] => {
  const cartCategories = new Set(
    products.filter(({ id }) => inCart.includes(id)).flatMap(({ category }) => category?.id ?? []),
  );
  const rules = categories.flatMap(({ id, goesWith }) =>
    goesWith !== null && cartCategories.has(id) ? [goesWith] : [],
  );
  const offered = products.filter(
    (product) => obstacleOf(product, stopList) === null && !inCart.includes(product.id),
  );
  const additionals = offered.filter(({ category }) => category === null);
  if (rules.length === 0) return additionals.slice(0, MAX_ADDITIONALS);
  const named = [...new Set(rules.flatMap((rule) => rule.additionals))];
  const sections = new Set(rules.flatMap((rule) => rule.categories));
  return inTurns([
    named.flatMap((name) => additionals.find(({ slug }) => slug === name) ?? []),
    ...categories
      .filter(({ slug }) => sections.has(slug))
      .map(({ id }) => offered.filter(({ category }) => category?.id === id)),
  ]).slice(0, MAX_ADDITIONALS);
};
