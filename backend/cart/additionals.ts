import type { ProductId } from '../../src/domain/id/ids';
import { obstacleOf } from '../catalogue/availability';
import type { Menu, MenuProduct } from '../catalogue/menu';
import type { StopList } from '../catalogue/stop-list';

/** More of them than this are not offered beside a cart. */
export const MAX_ADDITIONALS = 12;

/**
 * The small goods that go with the dishes of a cart: to be had now, and not in it yet, in menu order.
 * Where the cart has no dish, all of them.
 */
export const additionalsFor = (
  { products }: Menu,
  inCart: readonly ProductId[],
  stopList: StopList,
): readonly MenuProduct[] => {
  const dishes = products.filter(({ id, category }) => category !== null && inCart.includes(id));
  const categories = new Set(dishes.map(({ category }) => category?.slug));
  const fits = ({ goesWith }: MenuProduct): boolean =>
    goesWith === null || dishes.length === 0 || goesWith.some((slug) => categories.has(slug));
  return products
    .filter(
      (product) =>
        product.category === null &&
        obstacleOf(product, stopList) === null &&
        !inCart.includes(product.id) &&
        fits(product),
    )
    .slice(0, MAX_ADDITIONALS);
};
