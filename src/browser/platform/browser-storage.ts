import type { BrowserPlace } from '../../infrastructure/storage/browser-place';
import type { StorageArea } from '../../infrastructure/storage/stored-text';

export interface BrowserStorage extends BrowserPlace {
  /** Of this window's session. */
  readonly session: () => StorageArea;
}

/** Where this browser stores things. */
export const browserStorage: BrowserStorage = {
  jar: document,
  area: () => window.localStorage,
  session: () => window.sessionStorage,
  isSecure: window.location.protocol === 'https:',
};
