import { parseSetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { CookieJar } from '../../src/infrastructure/storage/document-cookies';
import { AS_WRITTEN, cookiePairs } from '../../src/infrastructure/storage/read-cookies';

/**
 * The visitor's cookies as a page's script sees them: what is written there goes along with the answer,
 * and is read back at once. So the server persists things as a browser does, with the same code.
 */
export const requestJar = (request: Request, response: Response): CookieJar => {
  let pairs = cookiePairs(request.headers.cookie ?? '');
  return {
    get cookie() {
      return pairs.map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written) {
      const { name, value = '', maxAge } = parseSetCookie(written, AS_WRITTEN);
      const others = pairs.filter(([other]) => other !== name);
      pairs = maxAge === 0 ? others : [[name, value], ...others];
      response.append('Set-Cookie', written);
    },
  };
};
