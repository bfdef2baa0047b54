import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { spelledName } from '../../src/infrastructure/storage/cookie-names';
import { countedCookies } from '../../src/infrastructure/storage/read-cookies';
import { isOverTls } from '../middleware/visited-url';

/** In seconds: a year. */
const LIFETIME = 31_536_000;

/** Signs that a cookie and a header both hold as they are; between 8 and 512 of them. */
const TOKEN = /^[\w.~+/=-]{8,512}$/;

/** Whether a text can be a session's token. Whatever cannot is none, wherever it comes from. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && TOKEN.test(text);

/**
 * The different tokens that a request carries. More than one means that a neighbour under the same
 * roof, or a page in some folder of ours, has put a cookie of its own beside the session's: browsers
 * send both without telling which is whose. Over TLS only a name with `__Host-` counts, which nobody
 * else can set.
 */
export const tokensOfRequest = (request: Request): readonly string[] => {
  const counted = countedCookies(request.headers.cookie ?? '', isOverTls(request));
  const tokens = counted.filter(({ name }) => name === 'token').map(({ value }) => value);
  return [...new Set(tokens.filter(isToken))];
};

/** The session's token; null where there is none, or several: the wrong one would open a stranger's account. */
export const tokenOfRequest = (request: Request): string | null => {
  const [token, ...others] = tokensOfRequest(request);
  return token !== undefined && others.length === 0 ? token : null;
};

const cookieFor = (
  name: 'token' | 'delivery',
  value: string,
  seconds: number,
  isSecure: boolean,
): string =>
  `${spelledName(name, isSecure)}=${value}; Path=/; Max-Age=${String(seconds)}` +
  `${name === 'token' ? '; HttpOnly' : ''}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Removes a cookie under either of its names. */
const removals = (name: 'token' | 'delivery'): string[] =>
  [false, true].map((isSecure) => cookieFor(name, '', 0, isSecure));

/** Takes the session from the browser, and the pages that it cached of the customer; a guest's cart stays. */
export const takeSession = (response: Response): void => {
  response.append('Set-Cookie', removals('token')).set('Clear-Site-Data', '"cache"');
};

/**
 * Takes a session that was found dead when a page is asked for, and where its customer's orders went:
 * the next guest of this browser is to read no street of theirs.
 */
export const takeDeadSession = (response: Response): void => {
  takeSession(response);
  response.append('Set-Cookie', removals('delivery'));
};

/**
 * A name for a session that a script may know, of 22 signs: it tells two sessions apart and opens none.
 * A backend that stores hashes of tokens stores others, so this one is not among them.
 */
export const sessionName = (token: string): string =>
  createHash('sha256').update(`name of ${token}`).digest('base64url').slice(0, 22);

/**
 * Says which session it was that the backend does not know any more. The cookie stays: the customer
 * may have logged in again since the call was made, and a late answer would take the new session.
 * The caller asks for the end of the old one by its name.
 */
export const refusedSessionHeaders = (
  status: number,
  request: Request,
): Readonly<Record<string, string>> => {
  const token = status === 401 ? tokenOfRequest(request) : null;
  return token === null ? {} : { 'Refused-Session': sessionName(token) };
};

/** Takes the session of an account that was deleted, or that its customer has ended in the list of sessions. */
export const takeClosedSession = (
  status: number,
  sessionEnded: unknown,
  request: Request,
  response: Response,
): void => {
  const isAccount = /^\/api\/v1\/user\/?(\?|$)/.test(request.originalUrl);
  const isEnded = isAccount || sessionEnded === 'current';
  if (request.method === 'DELETE' && isEnded && status < 300) takeSession(response);
};

/** Gives the browser a session, which no script can read. */
export const giveSession = (request: Request, response: Response, token: string): void => {
  response.append('Set-Cookie', cookieFor('token', token, LIFETIME, isOverTls(request)));
};
