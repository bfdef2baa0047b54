import { parseSetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import type { CookieJar } from '../../src/infrastructure/storage/document-cookies';
import { AS_WRITTEN, cookiePairs } from '../../src/infrastructure/storage/read-cookies';
import { isOverTls } from '../middleware/visited-host';

/** The cookies as a page's script sees them: what is written goes along with the answer, and is read back at once. */
const requestJar = (request: Request, response: Response): CookieJar => {
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

/** Where the server persists what a browser does, by the same code; what the cookies have no room for is lost. */
export const visitorPlace = (request: Request, response: Response): BrowserPlace => ({
  jar: requestJar(request, response),
  area: () => {
    throw new Error('A server has no local storage');
  },
  isSecure: isOverTls(request),
});
