import { call, put, select } from 'typed-redux-saga';
import type { CityId } from '../../domain/id/ids';
import type { CartRoot } from '../cart/cart-slice';
import type { CatalogueRoot } from '../catalogue/catalogue-slice';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import type { NavigationRoot } from '../navigation/navigation-slice';
import { pageStatusOf } from '../ports/gateway-failure';
import type { LoadContent } from './load-content';
import { pageExists } from './page-exists';
import { pageFailed, pageReady } from '../navigation/page-slice';
import type { Route } from '../navigation/route';
import type { ViewedRoot } from '../viewed/viewed-slice';

/**
 * Fetches what the page shows; returns the actions that show it, or the status to show instead.
 */
export function* fetchContentOf(loadContent: LoadContent, cityId: CityId, route: Route) {
  const { cart, catalogue, favourites, viewed } = yield* select(
    (state: CartRoot & CatalogueRoot & FavouritesRoot & ViewedRoot) => state,
  );
  const content = yield* call(loadContent, route, {
    cityId,
    categories: catalogue.categories,
    inCart: [...new Set(cart.lines.map(({ productId }) => productId))],
    favourites: favourites.ids,
    viewed: viewed.ids,
  });
  if (content.ok) return { actions: content.value, failure: null };
  return { actions: [], failure: pageStatusOf(content.error) };
}

/** Fetches what the page shows and shows it; returns the status to show instead where that cannot be. */
export function* loadContentOf(loadContent: LoadContent, cityId: CityId, route: Route) {
  const { actions, failure } = yield* call(fetchContentOf, loadContent, cityId, route);
  for (const action of actions) yield* put(action);
  return failure;
}

/** Ends the loading of a page: ready, or failed with its status. */
export function* settlePage(route: Route, failure: number | null) {
  const { catalogue, navigation } = yield* select((state: CatalogueRoot & NavigationRoot) => state);
  const isKnown = pageExists(route, { categories: catalogue.categories, navigation });
  const status = failure ?? (isKnown ? null : 404);
  yield* put(status === null ? pageReady(route) : pageFailed({ route, status }));
}
