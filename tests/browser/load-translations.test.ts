import { createTranslationStore } from '../../src/browser/load-translations';
import type { Namespace } from '../../src/ui/i18n/namespaces';
import type { TranslationTree } from '../../src/ui/i18n/minimal-translations';
import { gate } from '../support/gate';

const fetching = () =>
  jest.fn((locale: string, namespace: Namespace): Promise<TranslationTree> =>
    Promise.resolve(
      namespace === 'menu'
        ? { cart: { add: `add in ${locale}` } }
        : { cart: { empty: `empty in ${locale}` } },
    ),
  );

it.each([
  ['en', 'Cart, 2 items'],
  ['ru', 'Корзина, 2 товара'],
])('brings the words of %s, with its own plurals', async (locale, shownText) => {
  const store = createTranslationStore();
  await store.load(locale);
  expect(store.get(locale).language).toBe(locale);
  expect(store.get(locale).t('cart.withCount', { count: 2 })).toBe(shownText);
});

it('fetches each language once, and keeps the one before', async () => {
  const fetch = fetching();
  const store = createTranslationStore(fetch);
  await store.load('en');
  await store.load('ru');
  await store.load('en');
  expect(fetch.mock.calls).toEqual([
    ['en', 'menu'],
    ['ru', 'menu'],
  ]);
  expect(store.get('en').language).toBe('en');
});

it('can ask again for words that could not be had', async () => {
  const fetch = fetching().mockRejectedValueOnce(new Error('no network'));
  const store = createTranslationStore(fetch);
  await expect(store.load('ru')).rejects.toThrow('no network');
  await store.load('ru');
  expect(store.get('ru').language).toBe('ru');
});

it('brings the further words when a page needs them, beside the first ones, each once', async () => {
  const fetch = fetching();
  const store = createTranslationStore(fetch);
  await store.load('en');
  await store.loadFurther();
  await store.loadFurther();
  expect(fetch.mock.calls).toEqual([
    ['en', 'menu'],
    ['en', 'shop'],
  ]);
  expect(store.get('en').t('cart.add')).toBe('add in en');
  expect(store.get('en').t('cart.empty')).toBe('empty in en');
});

it('a language chosen later has all words at once where a page has needed them', async () => {
  const store = createTranslationStore(fetching());
  await store.loadFurther();
  await store.load('kk');
  expect(store.get('kk').t('cart.add')).toBe('add in kk');
  expect(store.get('kk').t('cart.empty')).toBe('empty in kk');
});

it('a language on its way when the further words become wanted is complete when it is there', async () => {
  const { promise, open } = gate<TranslationTree>();
  const fetch = fetching().mockReturnValueOnce(promise);
  const store = createTranslationStore(fetch);
  const loading = store.load('bg');
  await store.loadFurther();
  open({ cart: { add: 'add in bg' } });
  await loading;
  expect(store.get('bg').t('cart.empty')).toBe('empty in bg');
});

it('can ask again for further words that could not be had', async () => {
  const fetch = fetching();
  const store = createTranslationStore(fetch);
  await store.load('en');
  fetch.mockRejectedValueOnce(new Error('no network'));
  await expect(store.loadFurther()).rejects.toThrow('no network');
  await store.loadFurther();
  expect(store.get('en').t('cart.empty')).toBe('empty in en');
});
