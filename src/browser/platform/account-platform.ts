import type { AccountPlatform } from '../../application/ports/account-platform';
import type { LinkWindow } from '../../application/ports/link-window';
import { browserGuest } from '../../infrastructure/storage/browser-guest';
import { saveFile } from './save-file';
import { orderKeysCodec } from '../../infrastructure/storage/order-keys-codec';
import { storedIn } from '../../infrastructure/storage/stored-text';
import { makeInTurn } from './take-turns';

/** What this browser does for an account. */
export const accountPlatform = (
  now: AccountPlatform['now'],
  tellTabs: AccountPlatform['tellTabs'],
  linkWindow: LinkWindow,
): AccountPlatform => ({
  now,
  query: () => window.location.search,
  guestStorage: browserGuest({
    jar: document,
    area: () => window.localStorage,
    isSecure: window.location.protocol === 'https:',
  }),
  linkWindow,
  orderKeys: storedIn(() => window.localStorage, 'orders', orderKeysCodec),
  saveFile,
  tellTabs,
  // Absent on pages without TLS, whatever the types say.
  inTurn: makeInTurn(navigator.locks as LockManager | undefined, 'session'),
});
