import type { CartLine } from '../../domain/cart/cart-line';
import { encodeCart } from './cart-cookie';
import { partName, splitCookie } from './cookie-parts';
import { CART_COOKIE } from './menu-cookies';
import { readCookies } from './read-cookies';

/** A year, in seconds. */
const LIFETIME = 31_536_000;

export type CookieJar = Pick<Document, 'cookie'>;

const attributes = (seconds: number, secure: boolean): string =>
  `; Max-Age=${String(seconds)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Writes a small value; an empty one needs no cookie and removes it. */
export const writeCookie = (jar: CookieJar, name: string, value: string, secure: boolean): void => {
  jar.cookie = `${name}=${value}${attributes(value === '' ? 0 : LIFETIME, secure)}`;
};

/** Remembers the language that the visitor picked, for the bare home page of a later visit. */
export const writeLocaleCookie = (jar: CookieJar, locale: string, secure: boolean): void => {
  writeCookie(jar, 'locale', locale, secure);
};

/**
 * Writes the cart into the browser's cookies, in as many parts as it needs, and removes the parts
 * of an earlier, longer one.
 */
export const writeCartCookie = (
  jar: CookieJar,
  lines: readonly CartLine[],
  secure: boolean,
): void => {
  const value = encodeCart(lines);
  const parts = value === '' ? [] : splitCookie(value);
  parts.forEach((part, index) => {
    jar.cookie = `${partName(CART_COOKIE, index)}=${part}${attributes(LIFETIME, secure)}`;
  });
  const present = readCookies(jar.cookie);
  for (let index = parts.length; present.has(partName(CART_COOKIE, index)); index += 1) {
    jar.cookie = `${partName(CART_COOKIE, index)}=${attributes(0, secure)}`;
  }
};
