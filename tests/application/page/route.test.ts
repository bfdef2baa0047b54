import type { Route } from '../../../src/application/page/route';
import { pageNumber } from '../../../src/application/page/route';
import { routeKey } from '../../../src/application/page/route-key';

describe('the page of a list', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['999999', 999_999],
  ])('%s is taken as it is', (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });

  it.each([null, '', '0', '-2', 'abc', '1.5', '1e3', '007', ' 2', '2x', '٣', '1000000', 'NaN'])(
    '%j stands for the first',
    (text) => {
      expect(pageNumber(text)).toBe(1);
    },
  );
});

describe('whether two addresses are the same page', () => {
  const sushi = { name: 'category', category: 'sushi', page: 1 } as const;
  const pages: readonly Route[] = [
    { name: 'home' },
    { name: 'products' },
    { name: 'cart' },
    sushi,
    { ...sushi, page: 2 },
    { ...sushi, category: 'pizza' },
    { name: 'subcategory', category: 'sushi', subcategory: 'maki', page: 1 },
    { name: 'subcategory', category: 'sushi', subcategory: 'maki', page: 2 },
    { name: 'product', slug: 'sushi' },
    { name: 'product', slug: 'maki' },
  ];

  it('is told by a key that every page has for itself', () => {
    expect(new Set(pages.map(routeKey)).size).toBe(pages.length);
    expect(routeKey({ ...sushi })).toBe(routeKey(sushi));
  });
});
