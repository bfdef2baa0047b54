import type { Store } from 'redux';
import type { AccountSurroundings } from '../application/ports/account-surroundings';
import type { LinkWindow } from '../application/ports/link-window';
import type { ShopState } from '../application/store/root-reducer';
import { instant } from '../domain/time/instant';
import { browserGuest } from '../infrastructure/storage/browser-guest';
import { saveFile } from './save-file';
import { localOrderKeys } from '../infrastructure/storage/local-order-keys';
import { makeInTurn } from './take-turns';
import { tellTabs } from './tell-tabs';

/** What this browser does for an account. */
export const accountSurroundings = (
  store: Store<ShopState>,
  linkWindow: LinkWindow,
): AccountSurroundings => ({
  now: () => instant(Date.now()),
  query: () => window.location.search,
  guestStorage: browserGuest({
    jar: document,
    area: () => window.localStorage,
    isSecure: window.location.protocol === 'https:',
  }),
  linkWindow,
  orderKeys: localOrderKeys(() => window.localStorage),
  saveFile,
  tellTabs: tellTabs(store, (name) => new BroadcastChannel(name)),
  // Absent on pages without TLS, whatever the types say.
  inTurn: makeInTurn(navigator.locks as LockManager | undefined, 'session'),
});
