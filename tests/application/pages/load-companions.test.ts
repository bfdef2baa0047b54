import {
  companionsRequested,
  companionsLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectViewedBefore } from '../../../src/application/viewed/viewed-selectors';
import { viewedRestored } from '../../../src/application/viewed/viewed-slice';
import { ok } from '../../../src/domain/result/result';
import { productId } from '../../support/ids';
import { cityOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const openDish = async (more: Partial<FakeBackend> = {}, viewed: readonly number[] = []) => {
  const backend = fakeBackend(more);
  const { store, errors } = runShop(backend);
  const city = cityOf(1, 'sofia.example');
  store.dispatch(cityChosen({ current: city, all: [city] }));
  store.dispatch(viewedRestored(viewed.map(productId)));
  store.dispatch(productLoaded(productOf(5)));
  store.dispatch(companionsRequested(productId(5)));
  await settled();
  return { backend, store, errors, companions: () => store.getState().catalogue.companions };
};

it('brings what goes well with the dish', async () => {
  const { backend, companions } = await openDish({
    additionals: jest.fn(() => Promise.resolve(ok([productOf(9)]))),
  });
  expect(backend.additionals).toHaveBeenCalledWith(1, [5]);
  expect(companions()).toMatchObject([{ id: 9 }]);
});

it('leaves the dish alone when that cannot be had, and knows that what was viewed is missing', async () => {
  const { store, companions, errors } = await openDish(
    { additionals: failing(refusedWith(500)), productsById: failing(refusedWith(503)) },
    [1],
  );
  expect(companions()).toEqual([]);
  expect(store.getState().viewed).toMatchObject({ products: null, hasFailed: true });
  expect(errors).toEqual([]);
});

it('forgets them with the next dish, and takes no late answer for it', async () => {
  const { store, companions } = await openDish();
  store.dispatch(productLoaded(productOf(6)));
  expect(companions()).toBeNull();
  store.dispatch(companionsLoaded({ productId: productId(5), dishes: [productOf(9)] }));
  expect(companions()).toBeNull();
});

it('brings the newest eight that were looked at, without the open dish', async () => {
  const { backend, store } = await openDish(
    { productsById: jest.fn(() => Promise.resolve(ok([productOf(3), productOf(5)]))) },
    [5, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  );
  expect(backend.productsById).toHaveBeenCalledWith(1, [10, 11, 12, 13, 14, 15, 16, 17]);
  expect(selectViewedBefore(store.getState())).toMatchObject([{ id: 3 }]);
});

it('asks for nothing where nothing else was looked at', async () => {
  const { backend, store } = await openDish({}, [5]);
  expect(backend.productsById).not.toHaveBeenCalled();
  expect(selectViewedBefore(store.getState())).toEqual([]);
});
