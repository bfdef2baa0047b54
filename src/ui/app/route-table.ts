import { matchRoutes } from 'react-router';
import type { Route } from '../../application/page/route';
import { pageNumber } from '../../domain/list/page-number';
import type { LocalePath, Locales } from '../../domain/locale/locale-path';
import { splitLocale } from '../../domain/locale/locale-path';

type Params = Readonly<Record<string, string | undefined>>;

interface TableEntry {
  readonly path: string;
  readonly toRoute: (params: Params, query: URLSearchParams) => Route;
}

/** Every address of the shop, without its language prefix. */
const TABLE: readonly TableEntry[] = [
  { path: '/', toRoute: () => ({ name: 'home' }) },
  { path: '/products', toRoute: () => ({ name: 'products' }) },
  {
    path: '/products/:category',
    toRoute: ({ category = '' }, query) => ({
      name: 'category',
      category,
      page: pageNumber(query.get('page')),
    }),
  },
  {
    path: '/products/:category/:subcategory',
    toRoute: ({ category = '', subcategory = '' }, query) => ({
      name: 'subcategory',
      category,
      subcategory,
      page: pageNumber(query.get('page')),
    }),
  },
  { path: '/product/:slug', toRoute: ({ slug = '' }) => ({ name: 'product', slug }) },
  { path: '/cart', toRoute: () => ({ name: 'cart' }) },
];

const ROUTES = TABLE.map(({ path, toRoute }) => ({ path, handle: toRoute }));

const NOT_FOUND: Route = { name: 'notFound' };

export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface LocatedRoute extends LocalePath {
  readonly route: Route;
}

/** Longer than any page's path; a backend would refuse to look for it. */
const LONGEST_PATH = 500;

/** An escape that stands for no character makes an address that names no page. */
const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return path.length <= LONGEST_PATH;
  } catch {
    return false;
  }
};

/** The language and the page that an address asks for. Rules 6.1. */
export const locateRoute = ({ pathname, search }: Address, locales: Locales): LocatedRoute => {
  const { locale, path } = splitLocale(pathname, locales);
  const match = isReadable(path) ? matchRoutes(ROUTES, path)?.[0] : undefined;
  return {
    locale,
    path,
    route: match?.route.handle(match.params, new URLSearchParams(search)) ?? NOT_FOUND,
  };
};
