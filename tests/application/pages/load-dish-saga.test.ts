import { dishRequested } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { ok } from '../../../src/domain/result/result';
import { cityOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const MENU = { name: 'products' as const };

const open = async (more: Partial<FakeBackend>) => {
  const { store, errors } = runShop(fakeBackend(more));
  const city = cityOf(1, 'sofia.example');
  store.dispatch(cityChosen({ current: city, all: [city] }));
  store.dispatch(pageReady(MENU));
  store.dispatch(dishRequested('margherita'));
  await settled();
  return { state: store.getState(), store, errors };
};

it('brings the dish that is opened over a page, which stays as it is', async () => {
  const product = jest.fn(() => Promise.resolve(ok(productOf(5))));
  const { state } = await open({ product });
  expect(product).toHaveBeenCalledWith(1, 'margherita');
  expect(state.catalogue.product).toMatchObject({ id: 5 });
  expect(state.page).toMatchObject({ kind: 'ready', route: MENU });
});

it('says why the dish cannot be had, and forgets that when it is asked for again', async () => {
  const { state, store, errors } = await open({ product: failing(refusedWith(404)) });
  expect(state.catalogue.dishFailure).toEqual({ slug: 'margherita', status: 404 });
  expect(state.page).toMatchObject({ kind: 'ready', route: MENU });
  store.dispatch(dishRequested('margherita'));
  expect(store.getState().catalogue.dishFailure).toBeNull();
  expect(errors).toEqual([]);
});
