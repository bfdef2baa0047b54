import { Suspense, lazy, useEffect } from 'react';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { promoLinked } from '../../application/pricing/linked-promo-slice';
import { promoFromLink } from '../../domain/promotion/linked-promo';
import { referralLinked } from '../../application/referral/referral-slice';
import { referralFromLink } from '../../domain/referral/referral-link';
import { useServerClock } from '../hooks/server-clock-context';
import { selectOpenDish } from '../../application/catalogue/catalogue-slice';
import { productViewed } from '../../application/viewed/viewed-slice';
import { useRoute, useBarePath, useLocated, useOpenDish } from '../navigation/located-route';
import { usePageStatus } from '../navigation/use-page-status';
import { secondCurrencyEnded, selectSettings } from '../../application/settings/settings-slice';
import { isSecondShown } from '../../domain/money/second-currency';
import { useNow } from '../hooks/use-now';
import { useTimeZone } from '../hooks/use-time-zone';
import {
  accountPathOf,
  wantedAccountPath,
  loginAddress,
} from '../../application/sign-in/account-path';
import {
  pathReached,
  selectRequestedPath,
} from '../../application/navigation/requested-path-slice';
import { useShopPath } from '../navigation/use-shop-path';
import { modalOpened } from '../../application/modals/modal-slice';
import { selectLanguage } from '../../application/session/language-slice';
import { selectIsSignedIn } from '../../application/session/account-slice';
import type { ShopState } from '../../application/store/root-reducer';

/** Pages of an account need a session: redirects a guest to the home, and opens the login there. */
const useAccountGuard = (): void => {
  const navigate = useNavigate();
  const { path, locale } = useLocated();
  const locales = useSelector(selectLanguage).locales;
  const isSignedIn = useSelector(selectIsSignedIn);
  const requestedPath = useSelector(selectRequestedPath);
  // During a redirect, such as home after a logout, no login opens.
  const isBarred = !isSignedIn && requestedPath === null;
  const accountPath = accountPathOf(path);
  useEffect(() => {
    if (!isBarred || accountPath === null) return;
    void navigate(loginAddress(accountPath, locale, locales), { replace: true });
  }, [isBarred, accountPath, locale, locales, navigate]);
};

/** Opens the login where the address says that a guest wanted a page of the account. */
const useWantedLogin = (): void => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const { search } = useLocation();
  const wanted = wantedAccountPath(search);
  useEffect(() => {
    // Looked up once: who logs out at this address did not want the login.
    if (wanted !== null && !store.getState().account.isSignedIn) dispatch(modalOpened('auth'));
  }, [dispatch, store, wanted]);
};

export const AccountWatcher = () => {
  useAccountGuard();
  useWantedLogin();
  return null;
};

/** Leads the customer where the shop wants them, such as home after a logout. */
export const PathWatcher = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  const wanted = useSelector(selectRequestedPath);
  // The way back must lead neither to a page of the account nor to where it asked for the login.
  // From an order to the cart customers go of their own accord, and may go back.
  const isLeaving = accountPathOf(useBarePath()) !== null && wanted !== '/cart';
  const replace = isLeaving || wantedAccountPath(search) !== null;
  useEffect(() => {
    if (wanted === null) return;
    const target = shopPath(wanted);
    // Reached only when the page is there: until then others see that somebody is being led.
    if (pathname + search === target) dispatch(pathReached(undefined));
    else void navigate(target, { replace });
  }, [dispatch, navigate, shopPath, wanted, pathname, search, replace]);
  return null;
};

/** Takes the second currency off a page that is still open after its last day. Rules 1.5. */
export const SecondCurrencyWatcher = () => {
  const dispatch = useDispatch();
  const now = useNow();
  const zone = useTimeZone();
  const second = useSelector(selectSettings)?.secondCurrency ?? null;
  const isOver = second !== null && now !== null && !isSecondShown(second, now, zone);
  useEffect(() => {
    if (isOver) dispatch(secondCurrencyEnded(undefined));
  }, [dispatch, isOver]);
  return null;
};

export const ViewedWatcher = () => {
  const dispatch = useDispatch();
  const route = useRoute();
  const status = usePageStatus();
  const product = useSelector(selectOpenDish);
  const dish = useOpenDish();
  const isShown = dish
    ? dish.slug === product?.slug
    : route.name === 'product' && status.kind === 'ready';
  const viewed = isShown ? (product?.id ?? null) : null;
  useEffect(() => {
    if (viewed !== null) dispatch(productViewed(viewed));
  }, [dispatch, viewed]);
  return null;
};

export const ReferralWatcher = () => {
  const dispatch = useDispatch();
  const { now } = useServerClock();
  const { search } = useLocation();
  useEffect(() => {
    const id = referralFromLink(search);
    if (id !== null) dispatch(referralLinked({ id, storedAt: now() }));
  }, [dispatch, now, search]);
  return null;
};

export const PromoWatcher = () => {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    const code = promoFromLink(search);
    if (code !== null) dispatch(promoLinked(code));
  }, [dispatch, search]);
  return null;
};

/** Without this chunk the head stays as the server made it. */
const HeadSync = lazy(() =>
  import(/* webpackChunkName: "head-sync" */ './head-sync').then(
    (module) => ({ default: module.HeadSync }),
    () => ({ default: () => null }),
  ),
);

export const ShopWatchers = () =>
  useIsHydrated() && (
    <>
      <PathWatcher />
      <AccountWatcher />
      <PromoWatcher />
      <ReferralWatcher />
      <SecondCurrencyWatcher />
      <ViewedWatcher />
      <Suspense fallback={null}>
        <HeadSync />
      </Suspense>
    </>
  );
