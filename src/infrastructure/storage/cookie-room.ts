import { COOKIE_NAMES, HOST_PREFIX, cookieOf } from './cookie-names';
import type { CookieName, ScriptCookie } from './cookie-names';
import { PART_LIMIT } from './cookie-parts';

/** Bytes of all our cookies together: programs on the way allow 8 kB for the whole line. */
const ALL_COOKIES = 6000;

/** Bytes reserved for the token's cookie, which no script sees. */
const FOR_TOKEN = 600;

/** A cookie that has a limit to its room; what it cannot hold goes on in local storage. */
export type LimitedCookie = Exclude<ScriptCookie, 'cart' | 'locale'>;

/** `__Host-name=value; ` in a header. */
const lineLength = (name: string, value: string): number =>
  HOST_PREFIX.length + name.length + value.length + 3;

/** Bytes that the value of a cookie may have beside the cookies that come before it. */
export const cookieRoom = (name: LimitedCookie, cookies: ReadonlyMap<string, string>): number => {
  const before = new Set<CookieName | null>(COOKIE_NAMES.slice(0, COOKIE_NAMES.indexOf(name)));
  let taken = FOR_TOKEN + lineLength(name, '');
  for (const [other, value] of cookies) {
    if (before.has(cookieOf(other))) taken += lineLength(other, value);
  }
  return Math.max(0, Math.min(PART_LIMIT, ALL_COOKIES - taken));
};
