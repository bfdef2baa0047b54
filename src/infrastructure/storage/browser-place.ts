import { cookieRoom } from './cookie-room';
import type { LimitedCookie } from './cookie-room';
import type { CookieJar } from './document-cookies';
import { writeCookie } from './document-cookies';
import { readCookies } from './read-cookies';
import type { StorageArea } from './stored-text';
import { writeText } from './stored-text';

/** Where a browser keeps something of a guest: a cookie, and local storage for what it cannot hold. */
export interface BrowserPlace {
  readonly jar: CookieJar;
  readonly area: () => StorageArea;
  readonly isSecure: boolean;
}

/** The shop's cookies that count here, by their names. */
export const cookiesAt = ({ jar, isSecure }: BrowserPlace): ReadonlyMap<string, string> =>
  readCookies(jar.cookie, isSecure);

/**
 * Writes as much into a cookie as there is room for beside the cookies that come before it, and the
 * rest into local storage. A cookie that stays as it is is not written again.
 */
export const writeFitted = (
  place: BrowserPlace,
  name: LimitedCookie,
  fit: (room: number) => { readonly text: string; readonly overflow: string },
): void => {
  const cookies = cookiesAt(place);
  const { text, overflow } = fit(cookieRoom(name, cookies));
  if (text !== (cookies.get(name) ?? '')) writeCookie(place.jar, name, text, place.isSecure);
  writeText(place.area, name, overflow);
};
