import type { Request, Response } from 'express';
import type { CookieJar } from '../../src/infrastructure/storage/document-cookies';
import { readCookies } from '../../src/infrastructure/storage/read-cookies';

/**
 * The visitor's cookies as a page's script sees them: what is written there goes along with the answer,
 * and is read back at once. So the server keeps things as a browser does, with the same code.
 */
export const requestJar = (request: Request, response: Response): CookieJar => {
  const cookies = new Map(readCookies(request.get('Cookie') ?? ''));
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
      response.append('Set-Cookie', written);
    },
  };
};
