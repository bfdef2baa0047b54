import { Suspense, lazy } from 'react';
import { AccountWatcher } from './account-watcher';
import { PathWatcher } from './path-watcher';
import { PromoWatcher } from './promo-watcher';
import { ReferralWatcher } from './referral-watcher';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { SecondCurrencyWatcher } from './second-currency-watcher';
import { ViewedWatcher } from './viewed-watcher';

/** The head is as the server made it: a keeper that cannot be fetched leaves it so. */
const HeadKeeper = lazy(() =>
  import(/* webpackChunkName: "head-keeper" */ './head-keeper').then(
    (module) => ({ default: module.HeadKeeper }),
    () => ({ default: () => null }),
  ),
);

/** What looks at addresses and at the head of the document; nothing of it is seen on the page. */
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
        <HeadKeeper />
      </Suspense>
    </>
  );
