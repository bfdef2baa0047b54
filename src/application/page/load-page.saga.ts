import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { CityId } from '../../domain/id/ids';
import { calculationRequested } from '../cart/cart-slice';
import { brokenPageStatusOf, pageStatusOf } from '../ports/gateway-failure';
import type { ShopState } from '../store/root-reducer';
import type { ShopAction } from '../store/slice';
import type { LoadContent } from './load-content';
import { contentLoaded } from './page-content';
import { pageExists } from './page-exists';
import { pageFailed, pageReady, routeEntered } from './page-slice';
import type { Route } from './route';

export interface PageLoading {
  readonly loadContent: LoadContent;
}

/** Whether the address itself names what is asked for, and may name something that is not there. */
const namesItsContent = ({ name }: Route): boolean =>
  name === 'category' || name === 'subcategory' || name === 'product' || name === 'notFound';

/** Fetches what the page shows; answers the status to show instead when that cannot be. */
export function* loadContentOf(loadContent: LoadContent, cityId: CityId, route: Route) {
  const { lines } = yield* select((state: ShopState) => state.cart);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const content = yield* call(loadContent, cityId, route, productIds);
  if (!content.ok) {
    return namesItsContent(route) ? pageStatusOf(content.error) : brokenPageStatusOf(content.error);
  }
  const loaded = contentLoaded(content.value);
  if (loaded) yield* put(loaded);
  return null;
}

/** Ends the loading of a page: ready, or failed with its status. */
export function* settlePage(route: Route, failure: number | null) {
  const { categories } = yield* select((state: ShopState) => state.catalogue);
  const status = failure ?? (pageExists(route, categories) ? null : 404);
  yield* put(status === null ? pageReady(route) : pageFailed({ route, status }));
}

function* loadPage({ loadContent }: PageLoading, route: Route) {
  const { city, settings } = yield* select((state: ShopState) => state);
  if (!city.current || !settings) {
    // A page without its frame is no page, and the frame comes with the visit.
    yield* put(pageFailed({ route, status: 503 }));
    return;
  }
  try {
    const failure = yield* call(loadContentOf, loadContent, city.current.id, route);
    yield* call(settlePage, route, failure);
  } catch (error) {
    yield* put(pageFailed({ route, status: 500 }));
    throw error;
  }
  // Only asked for here: a press in the cart must be able to overtake this call like any other.
  if (route.name === 'cart') yield* put(calculationRequested(undefined));
}

export function* watchPages(loading: PageLoading) {
  // Latest: a customer who has moved on does not wait for the page left behind.
  yield* takeLatest(routeEntered.type, function* ({ payload }: ShopAction<Route>) {
    yield* call(loadPage, loading, payload);
  });
}
