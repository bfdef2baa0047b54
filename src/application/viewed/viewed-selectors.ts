import { createSelector } from 'reselect';
import type { ShopState } from '../store/root-reducer';
const selectOpenDish = (state: ShopState) => state.catalogue.product;

const selectViewedProducts = (state: ShopState) => state.viewed.products;

/** What the customer looked at before the open dish; null while it is on its way. */
export const selectViewedBefore = createSelector(
  [selectViewedProducts, selectOpenDish],
  (products, open) => products && products.filter(({ id }) => id !== open?.id),
);
