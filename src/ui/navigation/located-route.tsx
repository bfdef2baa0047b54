import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Route } from '../../application/navigation/route';
import { selectLanguage } from '../../application/session/language-slice';
import type { LocatedRoute } from './route-table';
import { locateRoute } from './route-table';

const NOWHERE: LocatedRoute = { locale: '', path: '/', route: { name: 'notFound' } };

const LocatedRouteContext = createContext<LocatedRoute>(NOWHERE);

/** Looks the present address up once for everything that depends on it. */
export const LocatedRouteProvider = ({ children }: { readonly children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const locales = useSelector(selectLanguage).locales;
  const located = useMemo(
    () => locateRoute({ pathname, search }, locales),
    [pathname, search, locales],
  );
  return <LocatedRouteContext value={located}>{children}</LocatedRouteContext>;
};

export const useLocated = (): LocatedRoute => useContext(LocatedRouteContext);

export const useRoute = (): Route => useContext(LocatedRouteContext).route;

/** The present address without its language and query. */
export const useBarePath = (): string => useContext(LocatedRouteContext).path;
