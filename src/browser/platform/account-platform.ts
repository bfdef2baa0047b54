import type { AccountPlatform } from '../../application/ports/account-platform';
import type { LinkWindow } from '../../application/ports/link-window';
import { browserGuest } from '../../infrastructure/storage/browser-guest';
import { orderKeysCodec } from '../../infrastructure/storage/order-keys-codec';
import { storedIn } from '../../infrastructure/storage/stored-text';
import { browserStorage } from './browser-storage';
import { saveFile } from './save-file';
import { makeInTurn } from './take-turns';

/** What this browser does for an account. */
export const accountPlatform = (
  now: AccountPlatform['now'],
  tellTabs: AccountPlatform['tellTabs'],
  linkWindow: LinkWindow,
): AccountPlatform => ({
  now,
  query: () => window.location.search,
  guestStorage: browserGuest(browserStorage),
  linkWindow,
  orderKeys: storedIn(browserStorage.area, 'orders', orderKeysCodec),
  saveFile,
  tellTabs,
  // Absent on pages without TLS, whatever the types say.
  inTurn: makeInTurn(navigator.locks as LockManager | undefined, 'session'),
});
