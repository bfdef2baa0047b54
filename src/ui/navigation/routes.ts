import type { Route, RouteName } from '../../application/navigation/route';
import { parseFilter } from '../../domain/catalogue/category-filter';
import { readId } from '../../domain/id/ids';
import { pageNumber } from '../../domain/list/page-number';
import { readTrackingKey } from '../../domain/order/order-tracking';

type Params = Readonly<Record<string, string | undefined>>;
type ReadRoute = (params: Params, query: URLSearchParams) => Route;

/** What the shop knows of a page besides what is on it. What is not stated is the careful answer. */
export interface PageFacts {
  /** In the router's words, without the language; capitals make another address. */
  readonly path: string;
  readonly toRoute: ReadRoute;
  /** Stated false: alike for all visitors of whom nothing is known, so that it may be cached. */
  readonly isPrivate?: false;
  /** Stated true: search engines are to know it. */
  readonly isIndexed?: true;
  /** Stated false: it has a bar of its own there, or needs no way to the cart. */
  readonly showsCartBar?: false;
  /** Stated true: it shows dishes to choose from, with the cart beside and where they go above. */
  readonly isMenu?: true;
  /** Stated true: it shows the running order itself. */
  readonly showsOrder?: true;
  /** Stated true: around it are only the logo and the way back, so that nothing leads away. */
  readonly isQuiet?: true;
}

const NOT_FOUND: Route = { name: 'notFound' };

const ofList = (query: URLSearchParams) => ({
  page: pageNumber(query.get('page')),
  filter: parseFilter(query.get('filter')),
});

const menuRoute: ReadRoute = (_, query) => {
  const filter = parseFilter(query.get('filter'));
  return { name: 'products', ...(filter.length > 0 && { filter }) };
};

/** Without a slug no page is named. */
const named =
  (name: 'newsItem' | 'page' | 'product' | 'promotion'): ReadRoute =>
  ({ slug }) =>
    slug === undefined ? NOT_FOUND : { name, slug };

const acceptedRoute: ReadRoute = (_, query) => {
  const key = readTrackingKey(query.get('key') ?? '');
  return {
    name: 'accepted',
    key: key.ok ? key.value : null,
    ...(query.has('plain') && { isPlain: true }),
  };
};

/** Alike for everybody, and for search engines to know. */
const INDEXED = { isPrivate: false, isIndexed: true } as const;

/** Every page of the shop, each said once. A page that does not say so is private and not indexed. */
export const ROUTES: Readonly<Record<Exclude<RouteName, 'notFound'>, PageFacts>> = {
  home: { path: '/', toRoute: () => ({ name: 'home' }), ...INDEXED, isMenu: true },
  products: { path: '/products', toRoute: menuRoute, ...INDEXED, isMenu: true },
  category: {
    path: '/products/:category',
    toRoute: ({ category = '' }, query) => ({ name: 'category', category, ...ofList(query) }),
    ...INDEXED,
    isMenu: true,
  },
  subcategory: {
    path: '/products/:category/:subcategory',
    toRoute: ({ category = '', subcategory = '' }, query) => ({
      name: 'subcategory',
      category,
      subcategory,
      ...ofList(query),
    }),
    ...INDEXED,
    isMenu: true,
  },
  product: { path: '/product/:slug?', toRoute: named('product'), ...INDEXED, showsCartBar: false },
  search: {
    path: '/search',
    toRoute: (_, query) => ({ name: 'search', text: query.get('query') ?? query.get('q') ?? '' }),
    isPrivate: false,
  },
  favourites: { path: '/favorite', toRoute: () => ({ name: 'favourites' }), isPrivate: false },
  cart: { path: '/cart', toRoute: () => ({ name: 'cart' }), isPrivate: false, showsCartBar: false },
  checkout: {
    path: '/checkout',
    toRoute: () => ({ name: 'checkout' }),
    showsCartBar: false,
    isQuiet: true,
  },
  accepted: { path: '/checkout/success', toRoute: acceptedRoute, showsOrder: true },
  about: { path: '/about', toRoute: () => ({ name: 'about' }), ...INDEXED },
  contacts: { path: '/contacts', toRoute: () => ({ name: 'contacts' }), ...INDEXED },
  delivery: { path: '/delivery', toRoute: () => ({ name: 'delivery' }), ...INDEXED },
  news: {
    path: '/news',
    toRoute: (_, query) => ({ name: 'news', page: pageNumber(query.get('page')) }),
    ...INDEXED,
  },
  newsItem: { path: '/news/:slug', toRoute: named('newsItem'), ...INDEXED },
  promotions: { path: '/promo', toRoute: () => ({ name: 'promotions' }), ...INDEXED },
  promotion: { path: '/promo/:slug', toRoute: named('promotion'), ...INDEXED },
  page: { path: '/page/:slug?', toRoute: named('page'), ...INDEXED },
  modulePage: {
    path: '/:module/:page?',
    toRoute: ({ module = '', page = null }) => ({ name: 'modulePage', module, page }),
    ...INDEXED,
  },
  account: { path: '/account', toRoute: () => ({ name: 'account' }), showsOrder: true },
  accountAddress: { path: '/account/address', toRoute: () => ({ name: 'accountAddress' }) },
  accountBonuses: { path: '/account/bonuses', toRoute: () => ({ name: 'accountBonuses' }) },
  accountOrders: {
    path: '/account/orders',
    toRoute: (_, query) => ({ name: 'accountOrders', page: pageNumber(query.get('page')) }),
    showsOrder: true,
  },
  accountOrder: {
    path: '/account/orders/:id',
    toRoute: ({ id = '' }) => ({ name: 'accountOrder', id: readId<'order'>(id) }),
    showsOrder: true,
  },
  accountProfile: { path: '/account/profile', toRoute: () => ({ name: 'accountProfile' }) },
  accountReferral: { path: '/account/referral', toRoute: () => ({ name: 'accountReferral' }) },
};

/** Returns what is known of a route's page; null for an address that names no page. */
export const factsOf = (route: Route): PageFacts | null =>
  route.name === 'notFound' ? null : ROUTES[route.name];

/** Returns whether a page is made for one visitor: nobody else may get it, and nothing may cache it. */
export const isPrivatePage = (route: Route): boolean => factsOf(route)?.isPrivate ?? true;
