import type { EnterShopDeps } from '../pages/enter-shop.saga';
import { watchVisits } from '../pages/enter-shop.saga';
import type { AccountAndCheckoutUseCases } from './account-and-checkout-watchers';
import { accountAndCheckoutWatchers } from './account-and-checkout-watchers';
import type { MenuUseCases } from './menu-watchers';
import { menuWatchers } from './menu-watchers';
import type { Watcher } from './start-sagas';

/** Everything the sagas may do, handed in by whoever composes the shop. */
export interface ShopUseCases extends EnterShopDeps, MenuUseCases, AccountAndCheckoutUseCases {}
export const ShopUseCases = Symbol('ShopUseCases');

/** All that answers what happens; a server's visit is only loaded (`runVisit`). */
export const allWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
  () => watchVisits(useCases),
  ...menuWatchers(useCases),
  ...accountAndCheckoutWatchers(useCases),
];
