import { parseCookie } from 'cookie';
import { COOKIES, HOST_PREFIX, cookieOf } from './cookie-names';
import type { CookieName } from './cookie-names';

/** A cookie of the shop, or a part of one, as a header has it. */
export interface FoundCookie {
  readonly name: CookieName;
  /** The name of the part: `cart_1`. */
  readonly part: string;
  readonly value: string;
  readonly hasPrefix: boolean;
}

/** Ours need no escapes, and a stranger's broken ones must not matter. */
export const AS_WRITTEN = { decode: (value: string) => value };

/** Name and value of each cookie in a header, in its order. */
export const cookiePairs = (header: string): readonly (readonly [name: string, value: string])[] =>
  // Pair by pair, since the parser keeps only the first of a name.
  header
    .split(';')
    .flatMap((pair) => Object.entries(parseCookie(pair, AS_WRITTEN)))
    .map(([name, value = '']) => [name, value]);

/** The shop's cookies in a header, in its order, also those that do not count. */
export const findCookies = (header: string): readonly FoundCookie[] =>
  cookiePairs(header).flatMap(([spelled, value]) => {
    const hasPrefix = spelled.startsWith(HOST_PREFIX);
    const part = hasPrefix ? spelled.slice(HOST_PREFIX.length) : spelled;
    const name = cookieOf(part);
    return name === null ? [] : [{ name, part, value, hasPrefix }];
  });

/**
 * The cookies that count. A name with the prefix counts before one without, which any neighbour under
 * the same domain can set: over TLS such a one counts only for harmless lists of an earlier visit.
 */
export const countedCookies = (header: string, isSecure: boolean): readonly FoundCookie[] => {
  const all = findCookies(header);
  const prefixed = new Set(all.filter(({ hasPrefix }) => hasPrefix).map(({ name }) => name));
  return all.filter(
    ({ name, hasPrefix }) =>
      hasPrefix || (!prefixed.has(name) && (!isSecure || COOKIES[name].isTakenOver)),
  );
};

/**
 * The shop's cookies by their names without prefix, as written. Of a name that comes twice the first
 * counts, in the browser as on the server.
 */
export const readCookies = (header: string, isSecure: boolean): ReadonlyMap<string, string> =>
  new Map(
    countedCookies(header, isSecure)
      .map(({ part, value }) => [part, value] as const)
      .reverse(),
  );
