import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { spelledName } from '../../src/infrastructure/storage/cookie-names';
import type { FoundCookie } from '../../src/infrastructure/storage/read-cookies';
import { countedCookies, findCookies } from '../../src/infrastructure/storage/read-cookies';
import { isOverTls, visitedHost, writtenUrl } from '../middleware/visited-url';

/** In seconds: a year. */
const LIFETIME = 31_536_000;

/** Signs that a cookie and a header both hold as they are; between 8 and 512 of them. */
const TOKEN = /^[\w.~+/=-]{8,512}$/;

/** Whether a text can be a session's token. Whatever cannot is none, wherever it comes from. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && TOKEN.test(text);

const headerOf = (request: Request): string => request.headers.cookie ?? '';

const isSessions = ({ name }: FoundCookie): boolean => name === 'token';

/**
 * The different tokens that a request carries. More than one means that a neighbour under the same
 * roof, or a page in some folder of ours, has put a cookie of its own beside the session's: browsers
 * send both without telling which is whose. Over TLS only a name with `__Host-` counts, which nobody
 * else can set.
 */
export const tokensOfRequest = (request: Request): readonly string[] => {
  const counted = countedCookies(headerOf(request), isOverTls(request)).filter(isSessions);
  return [...new Set(counted.map(({ value }) => value).filter(isToken))];
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

/** Deeper folders and longer names have none of our pages; each would be two lines more. */
const DEEPEST = 4;

/** The folders in which a cookie may lie that comes along to a path, each with and without its slash. */
const foldersOf = (path: string): readonly string[] => {
  const names = path.split('/').filter((name) => name !== '');
  // Anything else would have to be escaped to stand in a cookie's path.
  const strange = names.findIndex((name) => !/^[\w.~%-]+$/.test(name));
  const plain = names.slice(0, Math.min(DEEPEST, strange < 0 ? names.length : strange));
  return plain.flatMap((_, index) => {
    const folder = `/${plain.slice(0, index + 1).join('/')}`;
    return [folder, `${folder}/`];
  });
};

/** The host and the domains above it, without the last label. */
const domainsOf = (host: string): readonly string[] => {
  if (isIP(host) !== 0 || !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(host)) return [];
  const labels = host.split('.').slice(-DEEPEST);
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

const removal = (path: string, domain?: string): string =>
  `token=; Path=${path}${domain === undefined ? '' : `; Domain=${domain}`}; Max-Age=0`;

/**
 * Takes away every cookie that comes along with this request under the session's name without being
 * the session's own. That one belongs to this host and to no folder, and over TLS it has a prefix.
 */
const strayRemovals = (request: Request): string[] => {
  const folders = foldersOf(writtenUrl(request).path);
  return [
    ...domainsOf(visitedHost(request).replace(/:\d+$/, '')).flatMap((domain) =>
      ['/', ...folders].map((folder) => removal(folder, domain)),
    ),
    ...[...(isOverTls(request) ? ['/'] : []), ...folders].map((folder) => removal(folder)),
  ];
};

/** Where a request carries tokens that are not the session's own, its answer takes them away. */
export const removeStrayCookies: RequestHandler = (request, response, next) => {
  const found = findCookies(headerOf(request)).filter(isSessions);
  const isBare = found.some(({ hasPrefix }) => !hasPrefix);
  if (tokensOfRequest(request).length > 1 || (isBare && isOverTls(request)))
    response.append('Set-Cookie', strayRemovals(request));
  next();
};

/** Gives the browser a session in place of any other, also one that others have put there. No script can read it. */
export const giveSession = (request: Request, response: Response, token: string): void => {
  // Also those that do not count.
  if (findCookies(headerOf(request)).some(isSessions))
    response.append('Set-Cookie', strayRemovals(request));
  // The last, since some browsers take a cookie of the domain for that of the host.
  response.append('Set-Cookie', cookieFor('token', token, LIFETIME, isOverTls(request)));
};
