import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import type { Listing } from '../../../src/application/ports/listing';
import { cityChosen } from '../../../src/application/city/city-slice';
import {
  pageReady,
  pageRestored,
  routeEntered,
} from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { ok, refuse } from '../../../src/domain/result/result';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import {
  CATEGORIES,
  SETTINGS,
  cityOf,
  listingOf,
  productOf,
  refusedWith,
} from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

const openShop = (more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  store.dispatch(categoriesLoaded(CATEGORIES));
  return { backend, store };
};

const category = (slug: string, page = 1): Route => ({
  name: 'category',
  category: slug,
  page,
  filter: [],
});
const subcategory = (parent: string, slug: string): Route => ({
  name: 'subcategory',
  category: parent,
  subcategory: slug,
  page: 1,
  filter: [],
});

describe('going to another page', () => {
  it('says that it is loading until its content is there', async () => {
    const calls = openCalls<Listing>();
    const { store } = openShop({ listing: calls.call });
    store.dispatch(routeEntered(category('pizza')));
    await settled();
    expect(store.getState().page).toMatchObject({ kind: 'loading', route: category('pizza') });
    await calls.answer(1, ok(listingOf(productOf(4))));
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: category('pizza') });
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(4)));
  });

  it('shows the page last asked for, whichever answer comes last', async () => {
    const calls = openCalls<Listing>();
    const { store } = openShop({ listing: calls.call });
    store.dispatch(routeEntered(category('pizza')));
    store.dispatch(routeEntered(category('rolls')));
    await settled();
    await calls.answer(2, ok(listingOf(productOf(2))));
    await calls.answer(1, ok(listingOf(productOf(1))));
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(2)));
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: category('rolls') });
  });

  it('does not fail because of a page that was left behind', async () => {
    const calls = openCalls<Listing>();
    const { store } = openShop({ listing: calls.call });
    store.dispatch(routeEntered(category('pizza')));
    store.dispatch(routeEntered({ name: 'cart' }));
    await settled();
    await calls.answer(1, refuse(refusedWith(500)));
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: { name: 'cart' } });
  });

  it('works again after a page that failed', async () => {
    const { backend, store } = openShop({ listing: failing({ kind: 'unreachable' }) });
    store.dispatch(routeEntered(category('pizza')));
    await settled();
    backend.listing.mockResolvedValue(ok(listingOf()));
    store.dispatch(routeEntered(category('pizza')));
    await settled();
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: category('pizza') });
  });
});

describe('what a page asks the backend for', () => {
  it.each<[string, Route, keyof FakeBackend, unknown[]]>([
    ['the home page its screen', { name: 'home' }, 'mainScreen', [1]],
    [
      'a category its dishes',
      category('pizza', 3),
      'listing',
      [1, { slug: 'pizza', page: 3, filter: [] }],
    ],
    [
      'a subcategory its own dishes',
      subcategory('rolls', 'maki'),
      'listing',
      [1, { slug: 'maki', page: 1, filter: [] }],
    ],
    ['a dish itself', { name: 'product', slug: 'margherita' }, 'product', [1, 'margherita']],
  ])('%s', async (_what, route, call, args) => {
    const { backend, store } = openShop();
    store.dispatch(routeEntered(route));
    await settled();
    expect(backend[call]).toHaveBeenCalledWith(...args);
    expect(store.getState().page).toMatchObject({ kind: 'ready', route });
  });
});

describe('a page that cannot be shown', () => {
  it.each<[string, GatewayFailure, number]>([
    ['the backend does not know it', refusedWith(404), 404],
    ['the backend has a fault', refusedWith(500), 500],
    ['the answer makes no sense', { kind: 'undecodable', paths: [] }, 500],
    ['there is no connection', { kind: 'unreachable' }, 503],
    ['there is no answer in time', { kind: 'timeout' }, 503],
    ['the backend is overloaded', refusedWith(429), 503],
    ['the gateway finds no backend', refusedWith(502), 503],
    ['the backend is in maintenance', refusedWith(503), 503],
    ['the gateway waited too long', refusedWith(504), 503],
  ])('says so by its status: %s', async (_why, failure, status) => {
    const { store } = openShop({ product: failing(failure) });
    const route: Route = { name: 'product', slug: 'margherita' };
    store.dispatch(routeEntered(route));
    await settled();
    expect(store.getState().page).toMatchObject({ kind: 'failed', route, status });
  });

  it.each([
    ['a category that the menu does not have', category('soup')],
    ['a subcategory that the menu does not have', subcategory('pizza', 'soup')],
    ['a subcategory of another category', subcategory('pizza', 'maki')],
    ['a subcategory in place of a category', category('maki')],
  ])('is a 404 although the backend answers: %s', async (_what, route) => {
    const { store } = openShop();
    store.dispatch(routeEntered(route));
    await settled();
    expect(store.getState().page).toMatchObject({ kind: 'failed', route, status: 404 });
  });
});

describe('a page of a shop whose frame could not be had', () => {
  it.each([
    ['without a city', null],
    ['with a city, but nothing else', cityOf(1, 'sofia.example')],
  ])('says so again instead of loading for ever: %s', async (_what, current) => {
    const { store } = runShop(fakeBackend());
    store.dispatch(cityChosen({ current, all: [] }));
    store.dispatch(routeEntered(category('pizza')));
    await settled();
    const page = { kind: 'failed', route: category('pizza'), status: 503 };
    expect(store.getState().page).toMatchObject(page);
  });
});

describe('a page that is shown again as it was left', () => {
  it('stays until its content of now is there', async () => {
    const calls = openCalls<Listing>();
    const { store } = openShop({ listing: calls.call });
    store.dispatch(pageReady(category('pizza')));
    store.dispatch(pageRestored(undefined));
    await settled();
    expect(store.getState().page.kind).toBe('ready');
    await calls.answer(1, ok(listingOf(productOf(4))));
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(4)));
  });

  it('stays where that cannot be had, and gives way to the page that is entered meanwhile', async () => {
    const calls = openCalls<Listing>();
    const { store } = openShop({ listing: calls.call });
    store.dispatch(pageReady(category('pizza')));
    store.dispatch(pageRestored(undefined));
    await settled();
    await calls.answer(1, refuse({ kind: 'unreachable' }));
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: category('pizza') });
    store.dispatch(pageRestored(undefined));
    await settled();
    store.dispatch(routeEntered(category('rolls')));
    await settled();
    await calls.answer(3, ok(listingOf(productOf(5))));
    await calls.answer(2, ok(listingOf(productOf(4))));
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(5)));
  });
});
