import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import type { NavigationItem } from '../../../src/application/ports/city-gateway';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { ok } from '../../../src/domain/result/result';
import { ARTICLE, CATEGORIES, NO_SEO, SETTINGS, cityOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';
import { newsCardOf, promotionCardOf, promotionOf } from '../../support/stories';
import { termsOf } from '../../support/zones';

const itemOf = (entry: Pick<NavigationItem, 'module' | 'pageSlug'>): NavigationItem => ({
  id: 1,
  name: 'Item',
  showTop: true,
  showBottom: true,
  seo: NO_SEO,
  ...entry,
});

const NAVIGATION = [
  itemOf({ module: { type: 'page', slug: 'info' }, pageSlug: 'terms' }),
  itemOf({ module: { type: 'other', slug: 'loyalty' } }),
];

const enter = async (route: Route, more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  store.dispatch(categoriesLoaded(CATEGORIES));
  store.dispatch(navigationLoaded(NAVIGATION));
  store.dispatch(routeEntered(route));
  await settled();
  return { backend, state: store.getState() };
};

it.each<[string, Route, keyof FakeBackend, unknown[]]>([
  ['the page about the restaurant its text', { name: 'about' }, 'page', [1, 'about']],
  ['a page its text', { name: 'page', slug: 'privacy' }, 'page', [1, 'privacy']],
  [
    'a page of a module its text',
    { name: 'modulePage', module: 'info', page: 'terms' },
    'page',
    [1, 'terms'],
  ],
  [
    'a module its text',
    { name: 'modulePage', module: 'loyalty', page: null },
    'page',
    [1, 'loyalty'],
  ],
  ['the news their page', { name: 'news', page: 2 }, 'newsList', [1, 2]],
  ['a piece of news itself', { name: 'newsItem', slug: 'oven' }, 'newsItem', [1, 'oven']],
  ['the promotions their list', { name: 'promotions' }, 'promotions', [1]],
  ['a promotion itself', { name: 'promotion', slug: 'summer' }, 'promotion', [1, 'summer']],
  ['the page about delivery its terms', { name: 'delivery' }, 'info', [1]],
])('asks the backend for what it shows: %s', async (_what, route, call, args) => {
  const { backend, state } = await enter(route);
  expect(backend[call]).toHaveBeenCalledWith(...args);
  expect(state.page).toMatchObject({ kind: 'ready', route });
});

it('the contacts come with the frame', async () => {
  const { state } = await enter({ name: 'contacts' });
  expect(state.page).toMatchObject({ kind: 'ready' });
});

it('puts what came where the pages look for it', async () => {
  const news = {
    items: [newsCardOf()],
    meta: { currentPage: 1, lastPage: 1, perPage: 24, total: 1 },
  };
  const list = await enter(
    { name: 'news', page: 1 },
    { newsList: jest.fn(() => Promise.resolve(ok(news))) },
  );
  expect(list.state.content.newsList).toEqual(news);
  const cards = [promotionCardOf()];
  const promos = await enter(
    { name: 'promotions' },
    { promotions: jest.fn(() => Promise.resolve(ok(cards))) },
  );
  expect(promos.state.content.promotions).toEqual(cards);
  const ended = promotionOf({ hasEnded: true });
  const promo = await enter(
    { name: 'promotion', slug: 'summer' },
    { promotion: jest.fn(() => Promise.resolve(ok(ended))) },
  );
  expect(promo.state.content.promotion).toEqual(ended);
  const info = { zones: [termsOf(1)], payments: ['cash' as const] };
  const delivery = await enter(
    { name: 'delivery' },
    { info: jest.fn(() => Promise.resolve(ok(info))) },
  );
  expect(delivery.state.deliveryInfo).toEqual(info);
  expect((await enter({ name: 'about' })).state.content.article).toEqual(ARTICLE);
});

it.each<[string, Route]>([
  [
    'a module that the navigation does not name',
    { name: 'modulePage', module: 'other', page: 'terms' },
  ],
  ['a page that its module does not have', { name: 'modulePage', module: 'info', page: 'privacy' }],
  ['a module of pages without one', { name: 'modulePage', module: 'info', page: null }],
  ['a page below a module without pages', { name: 'modulePage', module: 'loyalty', page: 'terms' }],
])('is a 404 although the backend answers: %s', async (_what, route) => {
  const { state } = await enter(route);
  expect(state.page).toMatchObject({ kind: 'failed', status: 404 });
});

it.each<[Route, keyof FakeBackend]>([
  [{ name: 'page', slug: 'none' }, 'page'],
  [{ name: 'news', page: 9 }, 'newsList'],
  [{ name: 'newsItem', slug: 'none' }, 'newsItem'],
  [{ name: 'promotion', slug: 'none' }, 'promotion'],
])('is a 404 where the backend knows nothing of it: %j', async (route, call) => {
  const { state } = await enter(route, { [call]: failing(refusedWith(404)) });
  expect(state.page).toMatchObject({ kind: 'failed', route, status: 404 });
});
