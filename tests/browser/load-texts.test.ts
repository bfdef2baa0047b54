import { createShelf } from '../../src/browser/load-texts';
import { createTexts } from '../../src/ui/text/texts';

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
  const fetch = jest.fn((locale: string) => Promise.resolve(createTexts({}, locale)));
  const shelf = createShelf(fetch);
  await shelf.load('en');
  await shelf.load('ru');
  await shelf.load('en');
  expect(fetch.mock.calls).toEqual([['en'], ['ru']]);
  expect(shelf.get('en').language).toBe('en');
});

it('can ask again for words that could not be had', async () => {
  const fetch = jest
    .fn((locale: string) => Promise.resolve(createTexts({}, locale)))
    .mockRejectedValueOnce(new Error('no network'));
  const shelf = createShelf(fetch);
  await expect(shelf.load('ru')).rejects.toThrow('no network');
  await shelf.load('ru');
  expect(shelf.get('ru').language).toBe('ru');
});
