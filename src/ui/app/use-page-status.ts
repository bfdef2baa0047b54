import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Route } from '../../application/page/route';
import { routeKey } from '../../application/page/route-key';
import type { ShopState } from '../../application/store/root-reducer';
import { locateRoute } from './route-table';

export type PageStatus =
  { readonly kind: 'loading' | 'ready' } | { readonly kind: 'failed'; readonly status: number };

const LOADING: PageStatus = { kind: 'loading' };

/** The page of the present address. */
export const useRoute = (): Route => {
  const location = useLocation();
  const locales = useSelector((state: ShopState) => state.session.locales);
  return locateRoute(location, locales).route;
};

/** Whether the present page can be shown; what is loaded for another address does not count. */
export const usePageStatus = (): PageStatus => {
  const route = useRoute();
  const page = useSelector((state: ShopState) => state.page);
  if (!page.route || routeKey(page.route) !== routeKey(route)) return LOADING;
  return page;
};
