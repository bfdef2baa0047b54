import { matchRoutes } from 'react-router';
import type { Route } from '../../application/navigation/route';
import type { LocalePath, Locales } from '../../domain/locale/locale-path';
import { splitLocale } from '../../domain/locale/locale-path';
import { PathCache } from './path-cache';
import { ROUTES } from './routes';

const NOT_FOUND: Route = { name: 'notFound' };

const TABLE = Object.values(ROUTES).map(({ path, toRoute }) => ({
  path,
  handle: toRoute,
  caseSensitive: true,
}));

export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

type RouteMatch = NonNullable<ReturnType<typeof matchRoutes<(typeof TABLE)[number]>>>[number];

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
  matches.get(path, () => (isReadable(path) ? matchRoutes(TABLE, path)?.[0] : undefined));

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
