import { attempt } from './attempt';
import { cookieRoom } from './cookie-room';
import type { LimitedCookie } from './cookie-room';
import type { CookieJar } from './document-cookies';
import { writeCookie } from './document-cookies';
import { readCookies } from './read-cookies';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a browser keeps something of a guest: a cookie, and local storage for what it cannot hold. */
export interface BrowserPlace {
  readonly jar: CookieJar;
  /** Asked for only when needed, since merely touching it may be forbidden. */
  readonly area: () => LocalArea;
  readonly isSecure: boolean;
}

/** The shop's cookies that count here, by their names. */
export const cookiesAt = ({ jar, isSecure }: BrowserPlace): ReadonlyMap<string, string> =>
  readCookies(jar.cookie, isSecure);

/** What does not fit a cookie, in local storage; empty text for nothing. */
export const readOverflow = ({ area }: BrowserPlace, name: LimitedCookie): string =>
  attempt(() => area().getItem(name) ?? '', '');

export const writeOverflow = ({ area }: BrowserPlace, name: LimitedCookie, text: string): void => {
  attempt(() => {
    if (text === '') area().removeItem(name);
    else area().setItem(name, text);
  }, undefined);
};

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
  writeOverflow(place, name, overflow);
};
