import type { Request } from 'express';
import { TOKEN_COOKIE, isToken } from './session-cookie';

/**
 * The different tokens that a request carries. More than one means that a neighbour under the same
 * roof, or a page in some folder of ours, has put a cookie of its own beside the session's: browsers
 * send both without telling which is whose.
 */
export const tokensOfRequest = ({ headers: { cookie = '' } }: Request): readonly string[] => [
  ...new Set(
    cookie
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${TOKEN_COOKIE}=`))
      .map((pair) => pair.slice(TOKEN_COOKIE.length + 1).replace(/^"(.*)"$/, '$1'))
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
