import type { Instant } from '../../domain/time/instant';
import type { SaveFile } from './file-saver';
import type { GuestStorage } from './guest-storage';
import { NO_GUEST_STORAGE } from './guest-storage';
import type { OrderKeyStorage } from './order-key-storage';
import { NO_ORDER_KEYS } from './order-key-storage';
import type { LinkWindow } from './link-window';
import { NO_LINK_WINDOW } from './link-window';

/** What one window of the shop tells the others of this browser. */
export type AccountNews = 'signedIn' | 'signedOut' | 'profileSaved';

/** Platform-specific dependencies of accounts (browser or server). */
export interface AccountPlatform {
  readonly now: () => Instant;
  /** The query of the address that is open. */
  readonly query: () => string;
  readonly guestStorage: GuestStorage;
  readonly linkWindow: LinkWindow;
  readonly orderKeys: OrderKeyStorage;
  readonly saveFile: SaveFile;
  readonly tellTabs: (news: AccountNews) => void;
  /** Does what begins or ends a session one after the other, in whichever window it is asked for. */
  readonly inTurn: <A>(work: () => Promise<A>) => Promise<A>;
}
export const AccountPlatform = Symbol('AccountPlatform');

/** Nobody logs in or out while the server makes a page. */
export const accountPlatformOfServer = (now: () => Instant): AccountPlatform => ({
  now,
  query: () => '',
  guestStorage: NO_GUEST_STORAGE,
  linkWindow: NO_LINK_WINDOW,
  orderKeys: NO_ORDER_KEYS,
  saveFile: () => undefined,
  tellTabs: () => undefined,
  inTurn: (work) => work(),
});
