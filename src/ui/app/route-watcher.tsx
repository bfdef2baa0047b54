import { useEffect, useRef } from 'react';
import { useStore, useSelector } from 'react-redux';
import { routeKey } from '../../application/navigation/route-key';
import type { ShopState } from '../../application/store/root-reducer';
import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { usePageStatus } from '../navigation/use-page-status';
import { useScrollPlace, KEEPS_PLACE } from '../navigation/use-scroll-place';
import { useLocation, useNavigate } from 'react-router';
import { selectPage } from '../../application/navigation/page-slice';
import { selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';

/**
 * Takes the address back to the language that the page speaks when the one it asks for cannot be had:
 * address and page never speak two. Rules 6.2.
 */
const useWayBack = (): void => {
  const entering = useSelector(selectPage).entering;
  const { locale, locales } = useSelector(selectLanguage);
  const asked = useLocated().locale;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const before = useRef(entering);
  useEffect(() => {
    const wasEntering = before.current;
    before.current = entering;
    // The language on its way is gone, and the page did not come to speak it.
    if (entering !== null || wasEntering !== asked || locale === asked) return;
    const address = switchLocale(`${pathname}${search}${hash}`, locale, locales);
    void navigate(address, { replace: true, state: KEEPS_PLACE });
  }, [entering, asked, locale, locales, pathname, search, hash, navigate]);
};

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
    // Key and language stand for the address, which is looked up at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, locale, enterPage, store]);
  return null;
};
