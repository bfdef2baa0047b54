import { cityChosen } from '../../../src/application/city/city-slice';
import { selectGoneFavourites } from '../../../src/application/favourites/favourites-selectors';
import {
  favouriteToggled,
  favouritesRestored,
} from '../../../src/application/favourites/favourites-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { ok } from '../../../src/domain/result/result';
import { productId } from '../../support/ids';
import { SETTINGS, cityOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const list = (...ids: readonly number[]) => ids.map(productId);

/** A menu of dishes 1 to 200, which answers in its own order. */
const menu: FakeBackend['productsById'] = jest.fn((...args: unknown[]) => {
  const ids = args[1] as readonly number[];
  return Promise.resolve(
    ok(
      [...ids]
        .sort((a, b) => a - b)
        .filter((id) => id <= 200)
        .map((id) => productOf(id)),
    ),
  );
});

const openPage = async (liked: readonly number[], more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend({ productsById: menu, ...more });
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  store.dispatch(favouritesRestored(list(...liked)));
  store.dispatch(routeEntered({ name: 'favourites' }));
  await settled();
  return {
    backend,
    store,
    page: () => store.getState().page.kind,
    shown: () => store.getState().favourites.products?.map(({ id }) => id),
    gone: () => selectGoneFavourites(store.getState()),
  };
};

beforeEach(() => {
  menu.mockClear();
});

it('the page shows the dishes in the order of the list', async () => {
  const { shown, gone } = await openPage([5, 1, 3]);
  expect(shown()).toEqual([5, 1, 3]);
  expect(gone()).toEqual([]);
});

it('knows which have left the menu, and keeps them in the list', async () => {
  const { shown, gone, store } = await openPage([5, 999, 3]);
  expect(shown()).toEqual([5, 3]);
  expect(gone()).toEqual([999]);
  expect(store.getState().favourites.ids).toEqual(list(5, 999, 3));
});

it('asks for many dishes in portions that the restaurant answers', async () => {
  const many = Array.from({ length: 130 }, (_, index) => 130 - index);
  const { shown } = await openPage(many);
  expect(shown()).toEqual(many);
  expect(menu).toHaveBeenCalledTimes(3);
});

it('asks nothing for an empty list', async () => {
  const { shown, page } = await openPage([]);
  expect(shown()).toEqual([]);
  expect(page()).toBe('ready');
  expect(menu).not.toHaveBeenCalled();
});

it('a failure empties what is shown and never the list; the page itself stands', async () => {
  const { store, page, backend } = await openPage([5, 3], {
    productsById: failing(refusedWith(500)),
  });
  expect(page()).toBe('ready');
  expect(store.getState().favourites).toMatchObject({
    ids: list(5, 3),
    products: [],
    hasFailed: true,
  });
  backend.productsById.mockImplementation(menu);
  store.dispatch(routeEntered({ name: 'favourites' }));
  await settled();
  expect(store.getState().favourites).toMatchObject({ askedFor: list(5, 3), hasFailed: false });
});

it('an unliked dish stays on the page until it is left', async () => {
  const { store, shown } = await openPage([5, 3]);
  store.dispatch(favouriteToggled({ productId: productId(5) }));
  await settled();
  expect(shown()).toEqual([5, 3]);
  store.dispatch(routeEntered({ name: 'home' }));
  store.dispatch(routeEntered({ name: 'favourites' }));
  await settled();
  expect(shown()).toEqual([3]);
});

it('a dish that another tab likes comes into the open page; one that it unlikes asks nothing', async () => {
  const { store, shown } = await openPage([5, 3]);
  store.dispatch(favouritesRestored(list(3)));
  await settled();
  expect(menu).toHaveBeenCalledTimes(1);
  store.dispatch(favouritesRestored(list(7, 3)));
  await settled();
  expect(shown()).toEqual([7, 3]);
});
