import { call, select, takeLatest } from 'typed-redux-saga';
import { cartRestored, cartUndone } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import type { CityRoot } from '../city/city-slice';
import type { PageRoot } from '../navigation/page-slice';
import type { LoadContent } from './load-content';
import { loadContentOf } from './show-content.saga';
import { showsPrice } from './shown-with-page';

function* loadCartDishes(loadContent: LoadContent) {
  const { cart, city, page } = yield* select((state: CartRoot & CityRoot & PageRoot) => state);
  if (!page.route || !showsPrice(page.route) || !city.current) return;
  const known = new Set(cart.products.map(({ id }) => id));
  if (cart.lines.every(({ productId }) => known.has(productId))) return;
  // Without an answer the lines stand without names; the cart itself is complete.
  yield* call(loadContentOf, loadContent, city.current.id, page.route);
}

/** Lines that come into an open cart from elsewhere get the names and pictures of their dishes. */
export function* watchCartDishes(loadContent: LoadContent) {
  // Latest: only the cart as it is now has to be named.
  yield* takeLatest([cartRestored.type, cartUndone.type], loadCartDishes, loadContent);
}
