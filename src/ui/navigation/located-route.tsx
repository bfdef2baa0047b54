import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Location } from 'react-router';
import { useLocation } from 'react-router';
import type { Route } from '../../application/navigation/route';
import { selectLanguage } from '../../application/session/language-slice';
import type { LocatedRoute } from './route-table';
import { locateRoute } from './route-table';

/** What a link says that opens a dish over the page on which it stands. */
export interface OverPage {
  /** Where that page is. */
  readonly background: Location;
  /** The name of the dish, which is known before the rest of it. */
  readonly name: string;
}

export interface OpenDish {
  readonly slug: string;
  readonly name: string;
}

interface Located {
  readonly page: LocatedRoute;
  /** Where the page is, which is not the address while a dish is open over it; null outside of a shop. */
  readonly location: Location | null;
  readonly dish: OpenDish | null;
}

const NOWHERE: Located = {
  page: { locale: '', path: '/', route: { name: 'notFound' } },
  location: null,
  dish: null,
};

const LocatedContext = createContext<Located>(NOWHERE);

const overPage = (state: unknown): OverPage | null =>
  typeof state === 'object' && state !== null && 'background' in state
    ? // Only links of the shop write the state of its history.
      (state as OverPage)
    : null;

/**
 * Looks the present address up once for everything that depends on it. A dish that was opened over a page
 * has the address, and the page stays as it is: react-router's background location. What the server has
 * made is a page of its own, also when it is reached again.
 */
export const LocatedRouteProvider = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const locales = useSelector(selectLanguage).locales;
  const [madeByServer] = useState(location.key);
  const located = useMemo((): Located => {
    const over = location.key === madeByServer ? null : overPage(location.state);
    const { route } = locateRoute(location, locales);
    const isDish = over !== null && route.name === 'product';
    const place = isDish ? over.background : location;
    return {
      page: locateRoute(place, locales),
      location: place,
      dish: isDish ? { slug: route.slug, name: over.name } : null,
    };
  }, [location, locales, madeByServer]);
  return <LocatedContext value={located}>{children}</LocatedContext>;
};

export const useLocated = (): LocatedRoute => useContext(LocatedContext).page;

export const useRoute = (): Route => useContext(LocatedContext).page.route;

/** The address of the page without its language and query. */
export const useBarePath = (): string => useContext(LocatedContext).page.path;

/** Where the page is, whatever is open over it. */
export const usePageLocation = (): Location | null => useContext(LocatedContext).location;

/** The dish that is open over the page; null for none. */
export const useOpenDish = (): OpenDish | null => useContext(LocatedContext).dish;
