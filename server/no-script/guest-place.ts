import type { Request, Response } from 'express';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import { isOverTls } from '../middleware/visited-host';
import { requestJar } from './request-jar';

/**
 * What a visitor's browser keeps, as far as the server can write it: the cookies, along with the
 * answer. What they have no room for is the browser's alone.
 */
export const guestPlace = (request: Request, response: Response): BrowserPlace => ({
  jar: requestJar(request, response),
  area: () => {
    throw new Error('A server has no local storage');
  },
  isSecure: isOverTls(request),
});
