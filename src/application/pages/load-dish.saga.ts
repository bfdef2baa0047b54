import { call, put, select, takeLatest } from 'typed-redux-saga';
import { dishFailed, dishRequested } from '../catalogue/catalogue-slice';
import { selectCity } from '../city/city-slice';
import type { Route } from '../navigation/route';
import type { ShopAction } from '../redux/slice';
import type { LoadContent } from './load-content';
import { loadContentOf } from './show-content.saga';

/** Loads the dish that is opened over a page: what its own page shows, while the page below stays as it is. */
export function* watchOpenDish(loadContent: LoadContent) {
  // Latest: a dish that another has replaced is not waited for.
  yield* takeLatest(dishRequested.type, function* ({ payload: slug }: ShopAction<string>) {
    const city = yield* select(selectCity);
    if (!city) return;
    const route: Route = { name: 'product', slug };
    const failure = yield* call(loadContentOf, loadContent, city.id, route);
    if (failure !== null) yield* put(dishFailed({ slug, status: failure }));
  });
}
