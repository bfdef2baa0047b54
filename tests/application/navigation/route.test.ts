import type { Route } from '../../../src/application/navigation/route';
import { routeKey } from '../../../src/application/navigation/route-key';

describe('whether two addresses are the same page', () => {
  const sushi = { name: 'category', category: 'sushi', page: 1, filter: [] } as const;
  const pages: readonly Route[] = [
    { name: 'home' },
    { name: 'products' },
    { name: 'cart' },
    sushi,
    { ...sushi, page: 2 },
    { ...sushi, category: 'pizza' },
    { name: 'subcategory', category: 'sushi', subcategory: 'maki', page: 1, filter: [] },
    { name: 'subcategory', category: 'sushi', subcategory: 'maki', page: 2, filter: [] },
    { name: 'product', slug: 'sushi' },
    { name: 'product', slug: 'maki' },
  ];

  it('is told by a key that every page has for itself', () => {
    expect(new Set(pages.map(routeKey)).size).toBe(pages.length);
    expect(routeKey({ ...sushi })).toBe(routeKey(sushi));
  });
});
