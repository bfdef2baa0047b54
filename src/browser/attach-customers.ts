import type { Container } from 'inversify';
import type { Store } from 'redux';
import type { AccountSurroundings } from '../application/ports/account-surroundings';
import type { LinkWindow } from '../application/ports/link-window';
import type { AttemptStorage } from '../application/ports/order-surroundings';
import type { ActionSink } from '../application/store/core-slot';
import { customerWatchers } from '../application/store/customer-watchers';
import type { ShopState } from '../application/store/root-reducer';
import { startSagas } from '../application/store/start-sagas';
import type { FaultReport } from '../application/store/supervise.saga';
import { openCustomers } from '../infrastructure/container/customer-container';
import { makeLoadAddressFinder } from '../infrastructure/maps/load-address-finder';
import { locateDevice } from '../infrastructure/maps/locate-device';
import { accountSurroundings } from './platform/account-surroundings';
import { orderSurroundings } from './platform/order-surroundings';

/** What the second step has already made. */
interface AlreadyThere {
  readonly attempts: AttemptStorage;
  readonly now: AccountSurroundings['now'];
  readonly takeOverCart: () => void;
  readonly tellTabs: AccountSurroundings['tellTabs'];
  readonly linkWindow: LinkWindow;
}

/** The third step in the browser: what answers who logs in, orders, or says where they are. */
export const attachCustomers = (
  store: Store<ShopState>,
  visit: Container,
  { attempts, now, takeOverCart, tellTabs, linkWindow }: AlreadyThere,
  report: FaultReport,
): ActionSink => {
  const { setup, language } = store.getState();
  const useCases = openCustomers(visit, {
    loadAddressFinder: makeLoadAddressFinder({
      maps: setup.maps,
      defaultLocale: language.locales.defaultLocale,
      window,
    }),
    // Absent on pages without TLS, whatever the types say.
    locateDevice: locateDevice(() => navigator.geolocation as Geolocation | undefined),
    account: accountSurroundings(now, tellTabs, linkWindow),
    orders: orderSurroundings(attempts, takeOverCart),
  });
  return startSagas(store, customerWatchers(useCases), report).sink;
};
