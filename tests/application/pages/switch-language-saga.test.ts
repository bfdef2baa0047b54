import { cartRestored } from '../../../src/application/cart/cart-slice';
import { languageOf } from '../../../src/application/session/language';
import { languageChosen, languageSet } from '../../../src/application/session/language-slice';
import type { Listing } from '../../../src/application/ports/listing';
import {
  languageEntered,
  pageReady,
  routeEntered,
} from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import createSagaMiddleware from 'redux-saga';
import { createShopStore } from '../../../src/application/store/create-store';
import { rootSaga } from '../../../src/application/store/root-saga';
import { makeNumberStyle } from '../../../src/domain/money/number-style';
import { ok } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { listingOf, productOf } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, settled, wireUseCases } from '../../support/running-shop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const PIZZA: Route = { name: 'category', category: 'pizza', page: 1, filter: [] };
const LOCALES = { all: ['en', 'ru', 'kk'], defaultLocale: 'en' };

const openShop = (
  more: Partial<FakeBackend> = {},
  loadTranslations: (locale: string) => Promise<void> = jest.fn(() => Promise.resolve()),
) => {
  const backend = fakeBackend(more);
  const sagas = createSagaMiddleware();
  const store = createShopStore(undefined, sagas);
  const language = languageOf({
    locale: 'en',
    locales: LOCALES,
    country: 'bg',
    numberStyleOf: makeNumberStyle,
  });
  store.dispatch(languageSet(language));
  store.dispatch(pageReady(PIZZA));
  const asked: string[] = [];
  const useCases = wireUseCases(backend, loadTranslations);
  sagas.run(
    rootSaga,
    {
      ...useCases,
      inLanguage: (locale) => {
        asked.push(locale);
        return useCases.inLanguage(locale);
      },
    },
    () => undefined,
  );
  return { backend, store, asked, loadTranslations };
};

it('brings cities, settings, navigation, categories, the page and the words in the new language', async () => {
  const { backend, store, asked, loadTranslations } = openShop();
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  expect(asked).toEqual(['ru']);
  expect(loadTranslations).toHaveBeenCalledWith('ru');
  for (const call of ['cities', 'settings', 'navigation', 'categories', 'listing'] as const) {
    expect(backend[call]).toHaveBeenCalledTimes(1);
  }
  const { language, page } = store.getState();
  expect(language).toMatchObject({ locale: 'ru', iso: 'ru-bg', numberStyle: { decimal: ',' } });
  expect(page).toEqual({ kind: 'ready', route: PIZZA, entering: null });
});

it('leaves the page as it is until all of it is there', async () => {
  const calls = openCalls<Listing>();
  const { store } = openShop({ listing: calls.call });
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  expect(store.getState().page).toEqual({ kind: 'ready', route: PIZZA, entering: 'ru' });
  expect(store.getState().language.locale).toBe('en');
  expect(store.getState().catalogue.categories).toEqual([]);
  await calls.answer(1, ok(listingOf(productOf(1))));
  expect(store.getState().language.locale).toBe('ru');
  expect(store.getState().catalogue.categories).not.toEqual([]);
});

it('speaks the language asked for last, whichever comes last', async () => {
  const calls = openCalls<Listing>();
  const { store } = openShop({ listing: calls.call });
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  store.dispatch(languageEntered({ locale: 'kk', route: PIZZA }));
  await settled();
  await calls.answer(2, ok(listingOf(productOf(2))));
  await calls.answer(1, ok(listingOf(productOf(1))));
  expect(store.getState().language.locale).toBe('kk');
  expect(store.getState().catalogue.listing?.products[0]?.id).toBe(2);
});

it('stays with the language before when the customer goes on in it meanwhile', async () => {
  const calls = openCalls<Listing>();
  const { store } = openShop({ listing: calls.call });
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  store.dispatch(routeEntered({ name: 'products' }));
  await settled();
  await calls.answer(1, ok(listingOf(productOf(1))));
  expect(store.getState().language.locale).toBe('en');
  expect(store.getState().page).toMatchObject({ route: { name: 'products' }, entering: null });
});

const NO_TRANSLATIONS = jest.fn(() => Promise.reject(new Error('no network')));

const LOADED = jest.fn(() => Promise.resolve());

it.each<[string, Partial<FakeBackend>, (locale: string) => Promise<void>]>([
  ['the cities', { cities: failing({ kind: 'unreachable' }) }, LOADED],
  ['the frame', { settings: failing({ kind: 'unreachable' }) }, LOADED],
  ['the page itself', { listing: failing({ kind: 'timeout' }) }, LOADED],
  ['the words', {}, NO_TRANSLATIONS],
])(
  'stays in the language before and says so when %s cannot be had',
  async (_, broken, translations) => {
    const { store } = openShop(broken, translations);
    store.dispatch(languageChosen('ru'));
    store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
    await settled();
    const { page, language, catalogue, toast: notice } = store.getState();
    expect(page).toEqual({ kind: 'ready', route: PIZZA, entering: null });
    expect(language).toMatchObject({ locale: 'en', chosen: null });
    expect(catalogue.categories).toEqual([]);
    expect(notice.shown).toMatchObject({ text: 'frame.languageFailed', tone: 'failed' });
  },
);

it('goes over to a language in which the page is known not to be there', async () => {
  const missing = { status: 404, code: null, message: null, errors: {} };
  const { store } = openShop({ listing: failing({ kind: 'refused', ...missing }) });
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  expect(store.getState().language.locale).toBe('ru');
  expect(store.getState().page).toMatchObject({ kind: 'failed', status: 404, entering: null });
});

it('can be tried again', async () => {
  const cities = fakeBackend().cities;
  cities.mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } });
  const { store } = openShop({ cities });
  for (const spoken of ['en', 'ru']) {
    store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
    await settled();
    expect(store.getState().language.locale).toBe(spoken);
  }
});

it('names what is in the cart’s sum afresh, and keeps the cart', async () => {
  const { backend, store } = openShop();
  store.dispatch(cartRestored([lineOf(5)]));
  store.dispatch(languageEntered({ locale: 'ru', route: PIZZA }));
  await settled();
  expect(store.getState().cart.lines).toEqual([lineOf(5)]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(backend.calculate).toHaveBeenCalledTimes(1);
});
