import fc from 'fast-check';
import { locateRoute } from '../../../src/ui/app/route-table';

const LOCALES = { all: ['en', 'ru'], defaultLocale: 'en' };

const locate = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return locateRoute({ pathname, search: query === undefined ? '' : `?${query}` }, LOCALES);
};

beforeEach(() => {
  // The router says on the console that an address makes no sense.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['/', { name: 'home' }],
  ['/products', { name: 'products' }],
  ['/products/', { name: 'products' }],
  ['/products/pizza', { name: 'category', category: 'pizza', page: 1 }],
  ['/products/pizza?page=3', { name: 'category', category: 'pizza', page: 3 }],
  ['/products/pizza?page=3&page=4', { name: 'category', category: 'pizza', page: 3 }],
  [
    '/products/pizza/hot?page=2',
    { name: 'subcategory', category: 'pizza', subcategory: 'hot', page: 2 },
  ],
  ['/product/margherita', { name: 'product', slug: 'margherita' }],
  ['/product/%D0%BF%D0%B8%D1%86%D1%86%D0%B0', { name: 'product', slug: 'пицца' }],
  ['/cart', { name: 'cart' }],
  ['/cart?utm_source=x', { name: 'cart' }],
  ['/product', { name: 'notFound' }],
  ['/products/a/b/c', { name: 'notFound' }],
  ['/nope', { name: 'notFound' }],
  ['/de/about', { name: 'notFound' }],
])('%s in either language is %j', (address, route) => {
  expect(locate(address)).toMatchObject({ locale: 'en', route });
  expect(locate(address === '/' ? '/ru' : `/ru${address}`)).toMatchObject({ locale: 'ru', route });
});

it.each([
  ['/rune', 'en', 'notFound'],
  ['/rus/about', 'en', 'notFound'],
  ['/ru', 'ru', 'home'],
  ['/ru/', 'ru', 'home'],
  ['/en/cart', 'en', 'notFound'],
  ['//evil.example/', 'en', 'notFound'],
])('%s is read as %s: %s', (address, locale, name) => {
  expect(locate(address)).toMatchObject({ locale, route: { name } });
});

it('finds some page for any address, and never throws', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, text) => {
      expect(locate(path).route.name).toBeTruthy();
      expect(locate(`/${text.replaceAll('?', '')}`).route.name).toBeTruthy();
    }),
  );
});

it.each(['/product/%E0%A4%A', '/products/%', '/ru/product/%zz'])(
  'takes %s for no page, without a word about it in the log',
  (address) => {
    expect(locate(address).route).toEqual({ name: 'notFound' });
    expect(console.warn).not.toHaveBeenCalled();
  },
);
