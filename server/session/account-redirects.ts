import type { Request, RequestHandler, Response } from 'express';
import { accountPathOf, loginAddress } from '../../src/application/sign-in/account-path';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';
import { writtenUrl } from '../middleware/visited-url';
import { tokenOfRequest } from './session-cookie';

const FOR_NOW = 302;

/** Sends a guest from an account's page to where they can log in. */
export const sendToLogin = (
  request: Request,
  response: Response,
  accountPath: string,
  locale: string,
  locales: Locales,
): void => {
  // What else the address asks, such as the promo code of a letter, goes along.
  const more = writtenUrl(request).search.replace('?', '&');
  response
    .vary('Cookie')
    .set('Cache-Control', 'private, no-store')
    .redirect(FOR_NOW, loginAddress(accountPath, locale, locales) + more);
};

/** The pages of an account are for whoever is signed in; a guest finds the home, and there the login. */
export const accountRedirects =
  (locales: Locales): RequestHandler =>
  (request, response, next) => {
    const { locale, path } = splitLocale(request.path, locales);
    const accountPath = accountPathOf(path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (accountPath === null || !isRead || tokenOfRequest(request) !== null) next();
    else sendToLogin(request, response, accountPath, locale, locales);
  };
