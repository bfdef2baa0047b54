import { call, put, select } from 'typed-redux-saga';
import type { CityId } from '../../domain/id/ids';
import { pageStatusOf } from '../ports/gateway-failure';
import type { ShopState } from '../store/root-reducer';
import type { LoadContent } from './load-content';
import { pageExists } from './page-exists';
import { pageFailed, pageReady } from '../navigation/page-slice';
import type { Route } from '../navigation/route';

/**
 * Fetches what the page shows; answers the actions that show it, or the status to show instead.
 */
export function* fetchContentOf(loadContent: LoadContent, cityId: CityId, route: Route) {
  const { cart, favourites, viewed } = yield* select((state: ShopState) => state);
  const content = yield* call(loadContent, route, {
    cityId,
    inCart: [...new Set(cart.lines.map(({ productId }) => productId))],
    favourites: favourites.ids,
    viewed: viewed.ids,
  });
  if (content.ok) return { actions: content.value, failure: null };
  return { actions: [], failure: pageStatusOf(content.error) };
}

/** Fetches what the page shows and shows it; answers the status to show instead where that cannot be. */
export function* loadContentOf(loadContent: LoadContent, cityId: CityId, route: Route) {
  const { actions, failure } = yield* call(fetchContentOf, loadContent, cityId, route);
  for (const action of actions) yield* put(action);
  return failure;
}

/** Ends the loading of a page: ready, or failed with its status. */
export function* settlePage(route: Route, failure: number | null) {
  const { catalogue, navigation } = yield* select((state: ShopState) => state);
  const isKnown = pageExists(route, { categories: catalogue.categories, navigation });
  const status = failure ?? (isKnown ? null : 404);
  yield* put(status === null ? pageReady(route) : pageFailed({ route, status }));
}
