import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { routeEntered } from '../../application/page/page-slice';
import { routeKey } from '../../application/page/route-key';
import type { ShopState } from '../../application/store/root-reducer';
import { useRoute } from './located-route';
import { usePageStatus } from './use-page-status';
import { useScrollPlace } from './use-scroll-place';

/** Tells the application where the visit is; the page that the server made is not asked for again. */
export const RouteWatcher = () => {
  const route = useRoute();
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const key = routeKey(route);
  useScrollPlace(usePageStatus().kind !== 'loading');
  useEffect(() => {
    const known = store.getState().page.route;
    if (known && routeKey(known) === key) return;
    dispatch(routeEntered(route));
    // The key stands for the route, which is made anew at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, dispatch, store]);
  return null;
};
