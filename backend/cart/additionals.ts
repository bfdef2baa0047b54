import type { ProductId } from '../../src/domain/id/ids';
import type { Menu, MenuProduct } from '../catalogue/menu';
import type { StopList } from '../shop/stop-list';

/** More of them than this are not offered beside a cart. */
export const MAX_ADDITIONALS = 12;

/** The small goods that go with a cart: to be had now, and not in it yet, in menu order. */
export const additionalsFor = (
  { products }: Menu,
  inCart: readonly ProductId[],
  stopList: StopList,
): readonly MenuProduct[] =>
  products
    .filter(
      ({ id, category, isHidden }) =>
        category === null && !isHidden && !stopList.products.has(id) && !inCart.includes(id),
    )
    .slice(0, MAX_ADDITIONALS);
