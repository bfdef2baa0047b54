import { createShelf } from '../../src/browser/load-texts';
import type { Namespace } from '../../src/ui/text/namespaces';
import type { Words } from '../../src/ui/text/plain-texts';
import { gate } from '../support/gate';

const fetching = () =>
  jest.fn((locale: string, namespace: Namespace): Promise<Words> =>
    Promise.resolve(
      namespace === 'menu'
        ? { cart: { add: `add in ${locale}` } }
        : { cart: { empty: `empty in ${locale}` } },
    ),
  );

it.each([
  ['en', 'Cart, 2 items'],
  ['ru', 'Корзина, 2 блюда'],
])('brings the words of %s, with its own plurals', async (locale, words) => {
  const shelf = createShelf();
  await shelf.load(locale);
  expect(shelf.get(locale).language).toBe(locale);
  expect(shelf.get(locale).t('cart.withCount', { count: 2 })).toBe(words);
});

it('fetches each language once, and keeps the one before', async () => {
  const fetch = fetching();
  const shelf = createShelf(fetch);
  await shelf.load('en');
  await shelf.load('ru');
  await shelf.load('en');
  expect(fetch.mock.calls).toEqual([
    ['en', 'menu'],
    ['ru', 'menu'],
  ]);
  expect(shelf.get('en').language).toBe('en');
});

it('can ask again for words that could not be had', async () => {
  const fetch = fetching().mockRejectedValueOnce(new Error('no network'));
  const shelf = createShelf(fetch);
  await expect(shelf.load('ru')).rejects.toThrow('no network');
  await shelf.load('ru');
  expect(shelf.get('ru').language).toBe('ru');
});

it('brings the further words when a page needs them, beside the first ones, each once', async () => {
  const fetch = fetching();
  const shelf = createShelf(fetch);
  await shelf.load('en');
  await shelf.loadFurther();
  await shelf.loadFurther();
  expect(fetch.mock.calls).toEqual([
    ['en', 'menu'],
    ['en', 'shop'],
  ]);
  expect(shelf.get('en').t('cart.add')).toBe('add in en');
  expect(shelf.get('en').t('cart.empty')).toBe('empty in en');
});

it('a language chosen later has all words at once where a page has needed them', async () => {
  const shelf = createShelf(fetching());
  await shelf.loadFurther();
  await shelf.load('kk');
  expect(shelf.get('kk').t('cart.add')).toBe('add in kk');
  expect(shelf.get('kk').t('cart.empty')).toBe('empty in kk');
});

it('a language on its way when the further words become wanted is complete when it is there', async () => {
  const { promise, open } = gate<Words>();
  const fetch = fetching().mockReturnValueOnce(promise);
  const shelf = createShelf(fetch);
  const loading = shelf.load('bg');
  await shelf.loadFurther();
  open({ cart: { add: 'add in bg' } });
  await loading;
  expect(shelf.get('bg').t('cart.empty')).toBe('empty in bg');
});

it('can ask again for further words that could not be had', async () => {
  const fetch = fetching();
  const shelf = createShelf(fetch);
  await shelf.load('en');
  fetch.mockRejectedValueOnce(new Error('no network'));
  await expect(shelf.loadFurther()).rejects.toThrow('no network');
  await shelf.loadFurther();
  expect(shelf.get('en').t('cart.empty')).toBe('empty in en');
});
