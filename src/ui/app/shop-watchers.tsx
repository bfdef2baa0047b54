import { AccountWatcher } from './account-watcher';
import { HeadKeeper } from './head-keeper';
import { PathWatcher } from './path-watcher';
import { PromoWatcher } from './promo-watcher';
import { ReferralWatcher } from './referral-watcher';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { SecondCurrencyWatcher } from './second-currency-watcher';
import { ViewedWatcher } from './viewed-watcher';

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
      <HeadKeeper />
    </>
  );
