import { parseCookie } from 'cookie';

const COOKIE = 'staff_session';
const TOKEN = /^[\w-]{20,200}$/;

/**
 * The token in the cookies of a board's request. Null where there is none, or several: one of them was
 * put there by somebody else.
 */
export const staffTokenOf = (cookieHeader: string | undefined): string | null => {
  // Pair by pair, since the parser keeps only the first of a name.
  const pairs = (cookieHeader ?? '').split(';').map((pair) => parseCookie(pair)[COOKIE]);
  const tokens = new Set(pairs.filter((token) => token !== undefined));
  const [token = ''] = tokens;
  return tokens.size === 1 && TOKEN.test(token) ? token : null;
};

/** A cookie of the board: no script can read it, and no other site's page sends it. */
export const staffCookie = (token: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${token}; Path=/board; Max-Age=${String(seconds)}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
