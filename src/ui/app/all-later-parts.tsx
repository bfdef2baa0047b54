import { AccountWatcher } from './account-watcher';
import { HeadKeeper } from './head-keeper';
import type { LaterParts } from './later-parts';
import { PathWatcher } from './path-watcher';
import { PromoWatcher } from './promo-watcher';
import { ReferralWatcher } from './referral-watcher';
import { ViewedWatcher } from './viewed-watcher';
import { ShopStatus } from '../components/shop-status';

/** What looks at addresses and at the head of the document; nothing of it is seen on the page. */
const Watchers = () => (
  <>
    <PathWatcher />
    <AccountWatcher />
    <PromoWatcher />
    <ReferralWatcher />
    <ViewedWatcher />
    <HeadKeeper />
  </>
);

export const LATER_PARTS: LaterParts = { Watchers, Status: ShopStatus };
