import type { Route, RouteName } from '../../application/navigation/route';

/** The one path of each page that has no name of its own in it; of others, where they begin. */
const PATHS: Readonly<Record<Exclude<RouteName, 'modulePage' | 'notFound'>, string>> = {
  home: '/',
  products: '/products',
  category: '/products',
  subcategory: '/products',
  product: '/product',
  cart: '/cart',
  checkout: '/checkout',
  // Its key opens the order and is no part of any address that is told.
  accepted: '/checkout/success',
  search: '/search',
  favourites: '/favorite',
  account: '/account',
  accountAddress: '/account/address',
  accountBonuses: '/account/bonuses',
  accountOrders: '/account/orders',
  // Which one is nobody else's business.
  accountOrder: '/account/orders',
  accountProfile: '/account/profile',
  accountReferral: '/account/referral',
  about: '/about',
  contacts: '/contacts',
  delivery: '/delivery',
  news: '/news',
  newsItem: '/news',
  promotions: '/promo',
  promotion: '/promo',
  page: '/page',
};

const joined = (base: string, ...slugs: readonly string[]): string =>
  [base, ...slugs.map(encodeURIComponent)].join('/');

const withoutPage = (route: Route): string | null => {
  switch (route.name) {
    case 'notFound':
      return null;
    case 'category':
      return joined(PATHS.category, route.category);
    case 'subcategory':
      return joined(PATHS.subcategory, route.category, route.subcategory);
    case 'product':
    case 'newsItem':
    case 'promotion':
    case 'page':
      return joined(PATHS[route.name], route.slug);
    case 'modulePage':
      return joined('', route.module, ...(route.page === null ? [] : [route.page]));
    default:
      return PATHS[route.name];
  }
};

/** Which page of a list it is; 1 for every page that is no list. */
export const pageOf = (route: Route): number =>
  'page' in route && typeof route.page === 'number' ? route.page : 1;

/**
 * The path under which search engines keep a page, without its language: with the number of a page
 * of a list after the first, without its filters. Null for an address that names no page.
 */
export const pagePath = (route: Route): string | null => {
  const path = withoutPage(route);
  const page = pageOf(route);
  return path === null || page === 1 ? path : `${path}?page=${String(page)}`;
};
