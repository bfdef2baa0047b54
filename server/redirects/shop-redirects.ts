import type { RequestHandler } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath, splitLocale } from '../../src/domain/locale/locale-path';
import { ACCEPTED_PATH } from '../../src/application/tracking/order-page-path';
import { writtenUrl } from '../middleware/visited-url';
import { visitorOf } from '../session/visitor-cookies';

/** An address that names no dish will not name one tomorrow either. */
const PERMANENT = 301;
const FOR_NOW = 302;
/** By GET, whatever was sent along. */
const SEE_OTHER = 303;

/** The bare home in the language that the visitor chose earlier; null when it is in it already. */
const homeInChosenLanguage = (
  locale: string,
  chosen: string | null,
  locales: Locales,
): string | null =>
  chosen !== null && chosen !== locale && locales.all.includes(chosen)
    ? localePath('/', chosen, locales)
    : null;

/**
 * Addresses that stand for others: `/product` without a dish is the menu, and the bare `/` of somebody
 * who has chosen another language is the home of that one. Their query goes along. Whoever
 * takes payments may send customers back by a form: nothing of it is read. Everything else is served
 * as asked. Only our own paths are ever named, so that nobody is sent to another host.
 */
export const shopRedirects =
  (locales: Locales): RequestHandler =>
  (request, response, next) => {
    const { locale, path } = splitLocale(request.path, locales);
    const { search } = writtenUrl(request);
    if (request.method === 'POST' && path === ACCEPTED_PATH) {
      response
        .set('Cache-Control', 'no-store')
        .redirect(SEE_OTHER, localePath(path, locale, locales) + search);
      return;
    }
    if (path === '/product' || path === '/product/') {
      response
        .set('Cache-Control', 'no-cache')
        .redirect(PERMANENT, localePath('/products', locale, locales) + search);
      return;
    }
    const home =
      request.path === '/'
        ? homeInChosenLanguage(locale, visitorOf(request).chosenLocale, locales)
        : null;
    if (home === null) {
      next();
      return;
    }
    response
      .vary('Cookie')
      .set('Cache-Control', 'private, no-store')
      .redirect(FOR_NOW, home + search);
  };
