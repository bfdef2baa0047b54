import type { RouteName } from '../../src/application/navigation/route';

/**
 * The pages that are alike for all visitors of whom nothing is known. A page that is not named here is
 * private.
 */
export const PUBLIC_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'about',
  'cart',
  'category',
  'contacts',
  'delivery',
  'favourites',
  'home',
  'modulePage',
  'news',
  'newsItem',
  'page',
  'product',
  'products',
  'promotion',
  'promotions',
  'search',
  'subcategory',
]);
