import { ContainerModule } from 'inversify';
import type { Store } from 'redux';
import { AccountPlatform } from '../application/ports/account-platform';
import type { LinkWindow } from '../application/ports/link-window';
import { LoadAddressFinder, LocateDevice } from '../application/ports/maps';
import type { AttemptStorage } from '../application/ports/order-platform';
import { OrderPlatform } from '../application/ports/order-platform';
import type { ActionSink } from '../application/store/core-slot';
import {
  AccountAndCheckoutUseCases,
  accountAndCheckoutWatchers,
} from '../application/store/account-and-checkout-watchers';
import type { ShopState } from '../application/store/root-reducer';
import { startSagas } from '../application/store/start-sagas';
import type { FaultReport } from '../application/store/supervise.saga';
import { accountAndCheckoutModules } from '../infrastructure/container/account-and-checkout-modules';
import { makeLoadAddressFinder } from '../infrastructure/maps/load-address-finder';
import { locateDevice } from '../infrastructure/maps/locate-device';
import type { SessionContainer } from './container';
import { accountPlatform } from './platform/account-platform';
import { orderPlatform } from './platform/order-platform';

/** What the second step has already made. */
interface AlreadyThere {
  readonly attempts: AttemptStorage;
  readonly now: AccountPlatform['now'];
  readonly takeOverCart: () => void;
  readonly tellTabs: AccountPlatform['tellTabs'];
  readonly linkWindow: LinkWindow;
}

const platformModule = (
  store: Store<ShopState>,
  { attempts, now, takeOverCart, tellTabs, linkWindow }: AlreadyThere,
): ContainerModule => {
  const { setup, language } = store.getState();
  const finder = makeLoadAddressFinder({
    maps: setup.maps,
    defaultLocale: language.locales.defaultLocale,
    window,
  });
  // Absent on pages without TLS, whatever the types say.
  const locate = locateDevice(() => navigator.geolocation as Geolocation | undefined);
  return new ContainerModule(({ bind }) => {
    bind(LoadAddressFinder).toConstantValue(finder);
    bind(LocateDevice).toConstantValue(locate);
    bind(AccountPlatform).toConstantValue(accountPlatform(now, tellTabs, linkWindow));
    bind(OrderPlatform).toConstantValue(orderPlatform(attempts, takeOverCart));
  });
};

/** The third step in the browser: what answers who logs in, orders, or says where they are. */
export const attachCustomers = (
  store: Store<ShopState>,
  { resolveLate }: SessionContainer,
  there: AlreadyThere,
  report: FaultReport,
): ActionSink => {
  const useCases = resolveLate<AccountAndCheckoutUseCases>(
    [...accountAndCheckoutModules, platformModule(store, there)],
    AccountAndCheckoutUseCases,
  );
  return startSagas(store, accountAndCheckoutWatchers(useCases), report).sink;
};
