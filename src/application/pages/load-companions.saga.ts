import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, takeLatest } from 'typed-redux-saga';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { CartRoot } from '../cart/cart-slice';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { ShopAction } from '../redux/slice';
import { viewedProductsFailed, viewedProductsLoaded } from '../viewed/viewed-slice';
import {
  additionalsRequested,
  additionalsLoaded,
  companionsRequested,
  companionsLoaded,
} from '../catalogue/catalogue-slice';
import type { CityRoot } from '../city/city-slice';
import { selectCity } from '../city/city-slice';
import type { ViewedRoot } from '../viewed/viewed-slice';

export interface LoadCompanionsDeps {
  readonly loadCompanions: CatalogueGateway['additionals'];
  readonly loadProducts: CatalogueGateway['productsById'];
}

/** Of what a customer looked at; more would be a page of its own. */
const MAX_SHOWN = 8;

function* loadCompanions(
  { loadCompanions: load }: LoadCompanionsDeps,
  cityId: CityId,
  productId: ProductId,
): SagaGenerator<void> {
  const dishes = yield* call(load, cityId, [productId]);
  // Without an answer the dish stands alone: nobody came for what goes with it.
  yield* put(companionsLoaded({ productId, dishes: dishes.ok ? dishes.value : [] }));
}

function* loadViewed(
  { loadProducts }: LoadCompanionsDeps,
  cityId: CityId,
  productId: ProductId,
): SagaGenerator<void> {
  const ids = yield* select(({ viewed }: ViewedRoot) =>
    viewed.ids.filter((id) => id !== productId).slice(0, MAX_SHOWN),
  );
  if (ids.length === 0) {
    yield* put(viewedProductsLoaded([]));
    return;
  }
  const products = yield* call(loadProducts, cityId, ids);
  yield* put(products.ok ? viewedProductsLoaded(products.value) : viewedProductsFailed(undefined));
}

function* loadAdditionals({ loadCompanions: load }: LoadCompanionsDeps): SagaGenerator<void> {
  const { city, cart } = yield* select((state: CityRoot & CartRoot) => state);
  if (!city.current || cart.lines.length === 0) return;
  const inCart = [...new Set(cart.lines.map(({ productId }) => productId))];
  const dishes = yield* call(load, city.current.id, inCart);
  yield* put(additionalsLoaded(dishes.ok ? dishes.value : []));
}

/**
 * What stands below a dish comes after it: the dish is what the customer waits for, and the document
 * is lighter without it.
 */
export function* watchCompanions(deps: LoadCompanionsDeps) {
  // Latest: what belongs to a dish that was left is of no use.
  yield* takeLatest(companionsRequested.type, function* ({ payload }: ShopAction<ProductId>) {
    const city = yield* select(selectCity);
    if (!city) return;
    yield* all([
      call(loadCompanions, deps, city.id, payload),
      call(loadViewed, deps, city.id, payload),
    ]);
  });
  yield* takeLatest(additionalsRequested.type, loadAdditionals, deps);
}
