import {
  selectGrowth,
  selectShownListing,
} from '../../../src/application/catalogue/catalogue-selectors';
import { listingLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { furtherPageRequested } from '../../../src/application/catalogue/further-pages-slice';
import type { Listing } from '../../../src/application/ports/listing';
import { cityChosen } from '../../../src/application/city/city-slice';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import { routeKey } from '../../../src/application/navigation/route-key';
import { ok } from '../../../src/domain/result/result';
import { filterId } from '../../support/ids';
import { cityOf, listingOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

const PIZZA: Route = { name: 'category', category: 'pizza', page: 1, filter: [filterId(3)] };
const ROLLS: Route = {
  name: 'subcategory',
  category: 'rolls',
  subcategory: 'maki',
  page: 1,
  filter: [],
};

const pageOf = (page: number, ...ids: readonly number[]): Listing => ({
  ...listingOf(...ids.map((id) => productOf(id))),
  meta: { currentPage: page, lastPage: 3, perPage: 2, total: 6 },
});

const openList = (more: Partial<FakeBackend> = {}, route: Route = PIZZA) => {
  const backend = fakeBackend(more);
  const { store, errors } = runShop(backend);
  const city = cityOf(1, 'sofia.example');
  store.dispatch(cityChosen({ current: city, all: [city] }));
  store.dispatch(pageReady(route));
  store.dispatch(listingLoaded(pageOf(1, 1, 2)));
  return {
    backend,
    store,
    errors,
    ask: async (page: number) => {
      store.dispatch(furtherPageRequested({ key: routeKey(route), page }));
      await settled();
    },
    ids: () => selectShownListing(store.getState())?.products.map(({ id }) => id),
    growth: () => selectGrowth(store.getState()),
  };
};

it('puts the next page of the list, with its filters, below what is shown', async () => {
  const { backend, ask, ids, growth } = openList({
    listing: jest.fn(() => Promise.resolve(ok(pageOf(2, 3, 4)))),
  });
  await ask(2);
  expect(backend.listing).toHaveBeenCalledWith(1, { slug: 'pizza', page: 2, filter: [3] });
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(growth()).toBe('settled');
});

it('asks for a subcategory by its own slug', async () => {
  const { backend, ask } = openList({}, ROLLS);
  await ask(2);
  expect(backend.listing).toHaveBeenCalledWith(1, { slug: 'maki', page: 2, filter: [] });
});

it('says that it is on its way, and after a failure keeps the list and lets it be tried again', async () => {
  const calls = openCalls<Listing>();
  const { ask, ids, growth } = openList({ listing: calls.call });
  await ask(2);
  expect(growth()).toBe('loading');
  await calls.answer(1, { ok: false, error: refusedWith(500) });
  expect(growth()).toBe('failed');
  expect(ids()).toEqual([1, 2]);
  await ask(2);
  await calls.answer(2, ok(pageOf(2, 3)));
  expect(growth()).toBe('settled');
  expect(ids()).toEqual([1, 2, 3]);
});

it('shows a page once, also when it was asked for twice', async () => {
  const { ask, ids } = openList({ listing: jest.fn(() => Promise.resolve(ok(pageOf(2, 3, 4)))) });
  await Promise.all([ask(2), ask(2)]);
  expect(ids()).toEqual([1, 2, 3, 4]);
});

it('is as long as it was for whoever comes back, and no other list is', async () => {
  const { store, ask, ids } = openList({
    listing: jest.fn(() => Promise.resolve(ok(pageOf(2, 3, 4)))),
  });
  await ask(2);
  store.dispatch(pageReady(ROLLS));
  store.dispatch(listingLoaded(pageOf(1, 7)));
  expect(ids()).toEqual([7]);
  store.dispatch(pageReady(PIZZA));
  store.dispatch(listingLoaded(pageOf(1, 1, 2)));
  expect(ids()).toEqual([1, 2, 3, 4]);
});

it('remembers the last five lists', async () => {
  const { store } = openList();
  for (let index = 1; index <= 7; index += 1) {
    store.dispatch(furtherPageRequested({ key: `list-${String(index)}`, page: 2 }));
    await settled();
  }
  expect(store.getState().furtherPages.map(({ key }) => key)).toEqual(
    ['3', '4', '5', '6', '7'].map((number) => `list-${number}`),
  );
});

it('begins anew in another language, and drops an answer in the one before', async () => {
  const calls = openCalls<Listing>();
  const { store, ask, ids, growth } = openList({ listing: calls.call });
  await ask(2);
  store.dispatch(languageSwitched('ru'));
  await calls.answer(1, ok(pageOf(2, 3, 4)));
  expect(ids()).toEqual([1, 2]);
  expect(growth()).toBe('settled');
});

it('does not wait for ever for a list that was left before it could be asked for', async () => {
  const { store, backend } = openList({ listing: failing(refusedWith(500)) });
  store.dispatch(furtherPageRequested({ key: routeKey(ROLLS), page: 2 }));
  await settled();
  expect(backend.listing).not.toHaveBeenCalled();
  expect(store.getState().furtherPages).toMatchObject([{ progress: 'failed' }]);
});
