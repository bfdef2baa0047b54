import { COOKIES, COOKIE_NAMES, cookieOf, isScriptCookie, spelledName } from './cookie-names';
import type { CookieName, ScriptCookie } from './cookie-names';
import { joinCookie, partName, splitCookie } from './cookie-parts';
import { findCookies, readCookies } from './read-cookies';

/** A year, in seconds. */
const LIFETIME = 31_536_000;

export type CookieJar = Pick<Document, 'cookie'>;

const attributes = (seconds: number, isSecure: boolean): string =>
  `; Max-Age=${String(seconds)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const bareParts = (jar: CookieJar, name: CookieName): readonly string[] =>
  findCookies(jar.cookie)
    .filter((cookie) => cookie.name === name && !cookie.hasPrefix)
    .map(({ part }) => part);

/** Removes a cookie of the time before `__Host-` names; false where a neighbour's stays. */
const removeBare = (jar: CookieJar, name: CookieName): boolean => {
  for (const part of bareParts(jar, name)) jar.cookie = `${part}=${attributes(0, true)}`;
  return bareParts(jar, name).length === 0;
};

/**
 * Writes a value, in as many parts as it needs, and removes those of an earlier, longer one. An empty
 * value needs no cookie, unless one without prefix stays that would count in its place.
 */
export const writeCookie = (
  jar: CookieJar,
  name: ScriptCookie,
  value: string,
  isSecure: boolean,
): void => {
  const isAlone = !isSecure || removeBare(jar, name);
  const isRemoved = value === '' && (isAlone || !COOKIES[name].isTakenOver);
  const parts = COOKIES[name].isSplit ? splitCookie(value) : [value];
  parts.forEach((part, index) => {
    const spelled = spelledName(partName(name, index), isSecure);
    jar.cookie = `${spelled}=${part}${attributes(isRemoved ? 0 : LIFETIME, isSecure)}`;
  });
  const written = new Set(parts.map((_, index) => partName(name, index)));
  for (const part of readCookies(jar.cookie, isSecure).keys()) {
    if (cookieOf(part) === name && !written.has(part))
      jar.cookie = `${spelledName(part, isSecure)}=${attributes(0, isSecure)}`;
  }
};

/**
 * Gives harmless lists of an earlier visit their `__Host-` names, and removes every cookie without
 * the prefix. What stays after its removal is a neighbour's, and does not count from then on.
 */
export const takeOverBareCookies = (jar: CookieJar, isSecure: boolean): void => {
  if (!isSecure) return;
  const before = readCookies(jar.cookie, isSecure);
  const found = findCookies(jar.cookie);
  for (const name of COOKIE_NAMES) {
    const ofName = found.filter((cookie) => cookie.name === name);
    if (!isScriptCookie(name) || ofName.every(({ hasPrefix }) => hasPrefix)) continue;
    const isOwn = removeBare(jar, name);
    if (ofName.some(({ hasPrefix }) => hasPrefix)) continue;
    writeCookie(jar, name, isOwn ? joinCookie(name, before).value : '', isSecure);
  }
};
