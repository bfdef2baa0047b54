import type { Request, RequestHandler, Response } from 'express';
import { accountPathOf, loginAddress } from '../../src/application/sign-in/account-path';
import { ACCEPTED_PATH } from '../../src/application/tracking/order-page-path';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath, splitLocale } from '../../src/domain/locale/locale-path';
import { isOwnPath } from '../../src/domain/navigation/is-own-path';
import { writtenUrl } from '../middleware/visited-url';
import { tokenOfRequest } from '../session/session-cookie';
import { visitorOf } from '../session/visitor-cookies';

/** The address of this page, with its key, shows an order to anybody: it is in no referrer, cache or index. Rules 13.11. */
const HIDDEN_ADDRESS = {
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

const redirectVisitor = (response: Response, to: string): void => {
  response.vary('Cookie').set('Cache-Control', 'private, no-store').redirect(302, to);
};

/** Redirects a guest from an account's page to where they can log in. */
export const sendToLogin = (
  request: Request,
  response: Response,
  accountPath: string,
  locale: string,
  locales: Locales,
): void => {
  // What else the address asks, such as the promo code of a letter, goes along.
  const more = writtenUrl(request).search.replace('?', '&');
  redirectVisitor(response, loginAddress(accountPath, locale, locales) + more);
};

/** The language of the home page that the visitor chose earlier, where it is another one of the shop. */
const chosenHome = (request: Request, locale: string, { all }: Locales): string | undefined => {
  if (request.path !== '/') return undefined;
  const { chosenLocale } = visitorOf(request);
  return all.find((one) => one === chosenLocale && one !== locale);
};

/** Redirects from addresses that stand for others, and guests from the pages of an account. To our own paths only. */
export const shopRedirects =
  (locales: Locales): RequestHandler =>
  (request, response, next) => {
    const { locale, path } = splitLocale(request.path, locales);
    const { search } = writtenUrl(request);
    const accountPath = accountPathOf(path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const chosen = chosenHome(request, locale, locales);
    if (path.replace(/\/+$/, '') === ACCEPTED_PATH) response.set(HIDDEN_ADDRESS);
    if (request.method === 'POST' && path === ACCEPTED_PATH)
      // A payment provider may send customers back by a form: nothing of it is read.
      response
        .set('Cache-Control', 'no-store')
        .redirect(303, localePath(path, locale, locales) + search);
    else if (path === '/product' || path === '/product/')
      // An address that names no dish will not name one tomorrow either.
      response
        .set('Cache-Control', 'no-cache')
        .redirect(301, localePath('/products', locale, locales) + search);
    else if (accountPath !== null && isRead && tokenOfRequest(request) === null)
      sendToLogin(request, response, accountPath, locale, locales);
    else if (chosen !== undefined)
      redirectVisitor(response, localePath('/', chosen, locales) + search);
    else next();
  };

/** Answers 303, so that a reload sends no form twice. Leads to pages of the shop only. */
export const seeOther = (response: Response, path: string): void => {
  response.set('Cache-Control', 'no-store').redirect(303, isOwnPath(path) ? path : '/');
};
