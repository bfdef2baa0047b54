import { call, select, takeLatest } from 'typed-redux-saga';
import { cartDishesRequested, cartRestored, cartUndone } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import type { CityRoot } from '../city/city-slice';
import { selectCity } from '../city/city-slice';
import type { PageRoot } from '../navigation/page-slice';
import type { Route } from '../navigation/route';
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
const CART: Route = { name: 'cart' };

/** The dishes of the cart are what its own page loads. */
function* loadRequestedDishes(loadContent: LoadContent) {
  const city = yield* select(selectCity);
  if (city) yield* call(loadContentOf, loadContent, city.id, CART);
}

export function* watchCartDishes(loadContent: LoadContent) {
  // Latest: only the cart as it is now has to be named.
  yield* takeLatest(cartDishesRequested.type, loadRequestedDishes, loadContent);
  yield* takeLatest([cartRestored.type, cartUndone.type], loadCartDishes, loadContent);
}
