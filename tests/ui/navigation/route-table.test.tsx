import fc from 'fast-check';
import { locateRoute } from '../../../src/ui/navigation/route-table';

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
  ['/products/pizza', { name: 'category', category: 'pizza', page: 1, filter: [] }],
  ['/products/pizza?page=3', { name: 'category', category: 'pizza', page: 3, filter: [] }],
  ['/products/pizza?page=3&page=4', { name: 'category', category: 'pizza', page: 3, filter: [] }],
  [
    '/products/pizza/hot?page=2',
    { name: 'subcategory', category: 'pizza', subcategory: 'hot', page: 2, filter: [] },
  ],
  ['/product/margherita', { name: 'product', slug: 'margherita' }],
  ['/product/%D0%BF%D0%B8%D1%86%D1%86%D0%B0', { name: 'product', slug: 'пицца' }],
  ['/cart', { name: 'cart' }],
  ['/cart?utm_source=x', { name: 'cart' }],
  ['/product', { name: 'notFound' }],
  ['/products/a/b/c', { name: 'notFound' }],
  ['/page', { name: 'notFound' }],
  [
    '/products/pizza?filter=7,3,3,x',
    { name: 'category', category: 'pizza', page: 1, filter: [3, 7] },
  ],
  ['/about', { name: 'about' }],
  ['/contacts', { name: 'contacts' }],
  ['/delivery', { name: 'delivery' }],
  ['/favorite', { name: 'favourites' }],
  ['/news', { name: 'news', page: 1 }],
  ['/news?page=2', { name: 'news', page: 2 }],
  ['/account/orders', { name: 'accountOrders', page: 1 }],
  ['/account/orders?page=2', { name: 'accountOrders', page: 2 }],
  ['/account/orders/4711', { name: 'accountOrder', id: 4711 }],
  ['/account/orders/04711', { name: 'accountOrder', id: null }],
  ['/account/orders/all', { name: 'accountOrder', id: null }],
  ['/news/winter', { name: 'newsItem', slug: 'winter' }],
  ['/promo', { name: 'promotions' }],
  ['/promo/ten', { name: 'promotion', slug: 'ten' }],
  ['/page/terms', { name: 'page', slug: 'terms' }],
  ['/search?query=%D1%81%D1%83%D0%BF', { name: 'search', text: 'суп' }],
  ['/search?q=soup', { name: 'search', text: 'soup' }],
  ['/search', { name: 'search', text: '' }],
  ['/loyalty', { name: 'modulePage', module: 'loyalty', page: null }],
  ['/info/privacy', { name: 'modulePage', module: 'info', page: 'privacy' }],
  ['/de/about', { name: 'modulePage', module: 'de', page: 'about' }],
])('%s in either language is %j', (address, route) => {
  expect(locate(address)).toMatchObject({ locale: 'en', route });
  expect(locate(address === '/' ? '/ru' : `/ru${address}`)).toMatchObject({ locale: 'ru', route });
});

it.each([
  ['/rune', 'en', 'modulePage'],
  ['/PRODUCTS', 'en', 'modulePage'],
  ['/Products/Pizza', 'en', 'modulePage'],
  ['/Cart', 'en', 'modulePage'],
  ['/ru/NEWS/winter', 'ru', 'modulePage'],
  ['/RU', 'en', 'modulePage'],
  ['/RU/products', 'en', 'modulePage'],
  ['/rus/about', 'en', 'modulePage'],
  ['/ru', 'ru', 'home'],
  ['/ru/', 'ru', 'home'],
  ['/en/cart', 'en', 'modulePage'],
  ['//evil.example/', 'en', 'modulePage'],
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

it.each(['/..', '/.', '/%2e%2e', '/product/.', '/product/%2E%2e', '/about/..', '/ru/news/../x'])(
  'takes the dots of %s for no name of anything',
  (address) => {
    expect(locate(address).route).toEqual({ name: 'notFound' });
  },
);

it('takes a name with dots in it for a name', () => {
  expect(locate('/product/no.5').route).toEqual({ name: 'product', slug: 'no.5' });
  expect(locate('/product/...').route).toEqual({ name: 'product', slug: '...' });
});
