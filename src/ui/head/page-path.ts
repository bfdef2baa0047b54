import type { Route } from '../../application/navigation/route';
import { ROUTES } from '../navigation/routes';

/** Prefixes of such pages; an order's key or id is never in an address that is reported. */
const baseOf = (name: keyof typeof ROUTES): string => ROUTES[name].path.split('/:', 1)[0] ?? '';

const joined = (base: string, ...slugs: readonly string[]): string =>
  [base, ...slugs.map(encodeURIComponent)].join('/');

const withoutPage = (route: Route): string | null => {
  switch (route.name) {
    case 'notFound':
      return null;
    case 'category':
      return joined(baseOf('category'), route.category);
    case 'subcategory':
      return joined(baseOf('subcategory'), route.category, route.subcategory);
    case 'product':
    case 'newsItem':
    case 'promotion':
    case 'page':
      return joined(baseOf(route.name), route.slug);
    case 'modulePage':
      return joined('', route.module, ...(route.page === null ? [] : [route.page]));
    default:
      return baseOf(route.name);
  }
};

/** Returns which page of a list it is; 1 for every page that is no list. */
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
