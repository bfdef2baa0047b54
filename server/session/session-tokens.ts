import type { Request } from 'express';
import type { FoundCookie } from '../../src/infrastructure/storage/read-cookies';
import { countedCookies, findCookies } from '../../src/infrastructure/storage/read-cookies';
import { isOverTls } from '../middleware/visited-host';
import { isToken } from './session-cookie';

const headerOf = (request: Request): string => request.headers.cookie ?? '';

const isSessions = ({ name }: FoundCookie): boolean => name === 'token';

/**
 * The different tokens that a request carries. More than one means that a neighbour under the same
 * roof, or a page in some folder of ours, has put a cookie of its own beside the session's: browsers
 * send both without telling which is whose. Over TLS only a name with `__Host-` counts, which nobody
 * else can set.
 */
export const tokensOfRequest = (request: Request): readonly string[] => [
  ...new Set(
    countedCookies(headerOf(request), isOverTls(request))
      .filter(isSessions)
      .map(({ value }) => value)
      .filter(isToken),
  ),
];

/**
 * The session's token, or null; anything that could not be a token is none. Of several nobody knows
 * which is the customer's, and the wrong one would let them act in a stranger's account: then there
 * is none either.
 */
export const tokenOfRequest = (request: Request): string | null => {
  const [token, ...others] = tokensOfRequest(request);
  return token !== undefined && others.length === 0 ? token : null;
};

/** Whether a request carries any cookie under the session's name, also one that does not count. */
export const hasTokenCookie = (request: Request): boolean =>
  findCookies(headerOf(request)).some(isSessions);

/** Whether a request carries a cookie under the session's name that is not the session's own. */
export const hasStrayToken = (request: Request): boolean => {
  const found = findCookies(headerOf(request)).filter(isSessions);
  // Most requests have none, and need no look at how they came.
  if (found.length === 0) return false;
  const isBare = found.some(({ hasPrefix }) => !hasPrefix);
  return tokensOfRequest(request).length > 1 || (isBare && isOverTls(request));
};
