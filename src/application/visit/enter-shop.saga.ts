import { all, call, put, takeLatest } from 'typed-redux-saga';
import type { CityId } from '../../domain/id/ids';
import type { CalculateCart } from '../cart/calculate-cart';
import { calculateCart } from '../cart/calculate-cart.saga';
import { categoriesLoaded } from '../catalogue/catalogue-slice';
import { cityChosen } from '../city/city-slice';
import { navigationLoaded } from '../navigation/navigation-slice';
import type { PageLoading } from '../page/load-page.saga';
import { loadContentOf, settlePage } from '../page/load-page.saga';
import { pageFailed } from '../page/page-slice';
import type { Route } from '../page/route';
import { brokenPageStatusOf } from '../ports/gateway-failure';
import { settingsLoaded } from '../settings/settings-slice';
import type { ShopAction } from '../store/slice';
import { defineAction } from '../store/slice';
import type { ChooseCity } from './choose-city';
import type { LoadFrame } from './load-frame';

export interface Visit {
  readonly host: string;
  readonly route: Route;
}

export interface VisitLoading extends PageLoading {
  readonly chooseCity: ChooseCity;
  readonly loadFrame: LoadFrame;
  readonly calculateCart: CalculateCart;
}

/** Somebody opens an address of the shop: everything its page needs is to be loaded. */
export const visitStarted = defineAction<Visit>('visit/started');

function* loadFrameOf(loadFrame: LoadFrame, cityId: CityId) {
  const frame = yield* call(loadFrame, cityId);
  if (!frame.ok) return brokenPageStatusOf(frame.error);
  yield* put(settingsLoaded(frame.value.settings));
  yield* put(navigationLoaded(frame.value.navigation));
  yield* put(categoriesLoaded(frame.value.categories));
  return null;
}

function* enterShop(loading: VisitLoading, { host, route }: Visit) {
  const city = yield* call(loading.chooseCity, host);
  if (!city.ok) {
    yield* put(pageFailed({ route, status: brokenPageStatusOf(city.error) }));
    return;
  }
  const { current, all: cities } = city.value;
  yield* put(
    cityChosen({ current, all: cities.map(({ id, name, baseUrl }) => ({ id, name, baseUrl })) }),
  );
  const [frameFailure, contentFailure] = yield* all([
    call(loadFrameOf, loading.loadFrame, current.id),
    call(loadContentOf, loading.loadContent, current.id, route),
    ...(route.name === 'cart' ? [call(calculateCart, loading.calculateCart)] : []),
  ]);
  // A page without its frame is no page, whatever became of its content.
  yield* call(settlePage, route, frameFailure ?? contentFailure ?? null);
}

export function* watchVisits(loading: VisitLoading) {
  yield* takeLatest(visitStarted.type, function* ({ payload }: ShopAction<Visit>) {
    yield* call(enterShop, loading, payload);
  });
}
