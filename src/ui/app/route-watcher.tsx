import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { routeKey } from '../../application/navigation/route-key';
import type { ShopState } from '../../application/store/root-reducer';
import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { usePageStatus } from '../navigation/use-page-status';
import { useScrollPlace } from '../navigation/use-scroll-place';
import { useWayBack } from './use-way-back';

/** Tells the application where the visit is; the page that the server made is not asked for again. */
export const RouteWatcher = () => {
  const located = useLocated();
  const store = useStore<ShopState>();
  const enterPage = useEnterPage();
  const { locale } = located;
  const key = routeKey(located.route);
  useWayBack();
  useScrollPlace(usePageStatus().kind !== 'loading');
  useEffect(() => {
    const { page, language } = store.getState();
    const isThere = page.route !== null && routeKey(page.route) === key;
    if (isThere && language.locale === locale && page.entering === null) return;
    enterPage(located);
    // Key and language stand for the address, which is looked up anew at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, locale, enterPage, store]);
  return null;
};
