import { createSelector } from 'reselect';
import { selectOpenDish } from '../catalogue/catalogue-slice';
import type { ViewedRoot } from './viewed-slice';

const selectViewedProducts = (state: ViewedRoot) => state.viewed.products;

/** What the customer looked at before the open dish; null while it is on its way. */
export const selectViewedBefore = createSelector(
  [selectViewedProducts, selectOpenDish],
  (products, open) => products && products.filter(({ id }) => id !== open?.id),
);
