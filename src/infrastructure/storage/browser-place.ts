import type { CookieJar } from './document-cookies';
import { readCookies } from './read-cookies';
import type { StorageArea } from './stored-text';

/** Where a browser keeps something of a guest: a cookie, and local storage for what it cannot hold. */
export interface BrowserPlace {
  readonly jar: CookieJar;
  readonly area: () => StorageArea;
  readonly isSecure: boolean;
  /** Those of a request, which do not change; a browser's are read each time. */
  readonly cookies?: ReadonlyMap<string, string>;
}

const NO_AREA: StorageArea = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** A browser as a server knows it, by its cookies alone: what they have no room for is lost. */
export const placeOfCookies = (
  jar: CookieJar,
  isSecure: boolean,
  cookies?: ReadonlyMap<string, string>,
): BrowserPlace => ({ jar, area: () => NO_AREA, isSecure, ...(cookies && { cookies }) });

/** The shop's cookies that count here, by their names. */
export const cookiesAt = ({
  jar,
  isSecure,
  cookies = readCookies(jar.cookie, isSecure),
}: BrowserPlace): ReadonlyMap<string, string> => cookies;
