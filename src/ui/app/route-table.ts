import { matchRoutes } from 'react-router';
import type { Route } from '../../application/navigation/route';
import { parseFilter } from '../../domain/catalogue/category-filter';
import { readId } from '../../domain/id/ids';
import { pageNumber } from '../../domain/list/page-number';
import type { LocalePath, Locales } from '../../domain/locale/locale-path';
import { splitLocale } from '../../domain/locale/locale-path';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { PathCache } from './path-cache';

type Params = Readonly<Record<string, string | undefined>>;

const NOT_FOUND: Route = { name: 'notFound' };

interface TableEntry {
  readonly path: string;
  readonly toRoute: (params: Params, query: URLSearchParams) => Route;
}

const ofList = (query: URLSearchParams) => ({
  page: pageNumber(query.get('page')),
  filter: parseFilter(query.get('filter')),
});

/** Every address of the shop, without its language prefix; the last two are the restaurant's own. */
const TABLE: readonly TableEntry[] = [
  { path: '/', toRoute: () => ({ name: 'home' }) },
  { path: '/about', toRoute: () => ({ name: 'about' }) },
  { path: '/account', toRoute: () => ({ name: 'account' }) },
  { path: '/account/address', toRoute: () => ({ name: 'accountAddress' }) },
  { path: '/account/bonuses', toRoute: () => ({ name: 'accountBonuses' }) },
  {
    path: '/account/orders',
    toRoute: (_, query) => ({ name: 'accountOrders', page: pageNumber(query.get('page')) }),
  },
  {
    path: '/account/orders/:id',
    toRoute: ({ id = '' }) => ({ name: 'accountOrder', id: readId<'order'>(id) }),
  },
  { path: '/account/profile', toRoute: () => ({ name: 'accountProfile' }) },
  { path: '/account/referral', toRoute: () => ({ name: 'accountReferral' }) },
  { path: '/cart', toRoute: () => ({ name: 'cart' }) },
  { path: '/checkout', toRoute: () => ({ name: 'checkout' }) },
  {
    path: '/checkout/success',
    toRoute: (_, query) => {
      const key = readTrackingKey(query.get('key') ?? '');
      return {
        name: 'accepted',
        key: key.ok ? key.value : null,
        ...(query.has('plain') && { isPlain: true }),
      };
    },
  },
  { path: '/contacts', toRoute: () => ({ name: 'contacts' }) },
  { path: '/delivery', toRoute: () => ({ name: 'delivery' }) },
  { path: '/favorite', toRoute: () => ({ name: 'favourites' }) },
  {
    path: '/news',
    toRoute: (_, query) => ({ name: 'news', page: pageNumber(query.get('page')) }),
  },
  { path: '/news/:slug', toRoute: ({ slug = '' }) => ({ name: 'newsItem', slug }) },
  // No page is named.
  { path: '/page', toRoute: () => NOT_FOUND },
  { path: '/page/:slug', toRoute: ({ slug = '' }) => ({ name: 'page', slug }) },
  { path: '/product/:slug', toRoute: ({ slug = '' }) => ({ name: 'product', slug }) },
  // Nor a dish; the server sends who asks for it to the whole menu.
  { path: '/product', toRoute: () => NOT_FOUND },
  { path: '/products', toRoute: () => ({ name: 'products' }) },
  {
    path: '/products/:category',
    toRoute: ({ category = '' }, query) => ({ name: 'category', category, ...ofList(query) }),
  },
  {
    path: '/products/:category/:subcategory',
    toRoute: ({ category = '', subcategory = '' }, query) => ({
      name: 'subcategory',
      category,
      subcategory,
      ...ofList(query),
    }),
  },
  { path: '/promo', toRoute: () => ({ name: 'promotions' }) },
  { path: '/promo/:slug', toRoute: ({ slug = '' }) => ({ name: 'promotion', slug }) },
  {
    path: '/search',
    toRoute: (_, query) => ({ name: 'search', text: query.get('query') ?? query.get('q') ?? '' }),
  },
  {
    path: '/:module/:page',
    toRoute: ({ module = '', page = '' }) => ({ name: 'modulePage', module, page }),
  },
  {
    path: '/:module',
    toRoute: ({ module = '' }) => ({ name: 'modulePage', module, page: null }),
  },
];

/** Capitals make another address, so that each page has one. */
const ROUTES = TABLE.map(({ path, toRoute }) => ({ path, handle: toRoute, caseSensitive: true }));

export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

type RouteMatch = NonNullable<ReturnType<typeof matchRoutes<(typeof ROUTES)[number]>>>[number];

export interface LocatedRoute extends LocalePath {
  readonly route: Route;
}

/** Longer than any page's path; a backend would refuse to look for it. */
const LONGEST_PATH = 500;

/** A part of only dots, which a backend would take for a step up or aside: it is no slug. */
const CLIMBS = /(^|\/)\.{1,2}(\/|$)/;

/** An escape that stands for no character makes an address that names no page, and so do dots alone. */
const isReadable = (path: string): boolean => {
  try {
    return path.length <= LONGEST_PATH && !CLIMBS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** Each found once: the library ranks the whole table at each call, and a page makes several. */
const matches = new PathCache<RouteMatch | undefined>(LONGEST_PATH);

const matchOf = (path: string): RouteMatch | undefined =>
  matches.get(path, () => (isReadable(path) ? matchRoutes(ROUTES, path)?.[0] : undefined));

/** The language and the page that an address asks for. Rules 6.1. */
export const locateRoute = ({ pathname, search }: Address, locales: Locales): LocatedRoute => {
  const { locale, path } = splitLocale(pathname, locales);
  const match = matchOf(path);
  return {
    locale,
    path,
    route: match?.route.handle(match.params, new URLSearchParams(search)) ?? NOT_FOUND,
  };
};
