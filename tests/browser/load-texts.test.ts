import { loadTexts } from '../../src/browser/load-texts';

it.each([
  ['en', 'Cart, 2 items'],
  ['ru', 'Корзина, 2 блюда'],
])('brings the words of %s, with its own plurals', async (locale, words) => {
  const texts = await loadTexts(locale);
  expect(texts.language).toBe(locale);
  expect(texts.t('cart.withCount', { count: 2 })).toBe(words);
});
