import type { RequestHandler } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';

/** The address of this page, with its key, shows an order to anybody. Rules 13.11. */
const WITH_A_KEY = '/checkout/success';

/** Sends no referrer from a page whose address opens something, and lets no answer at it be cached. */
export const hiddenAddress =
  (locales: Locales): RequestHandler =>
  (request, response, next) => {
    const { path } = splitLocale(request.path, locales);
    if (path.replace(/\/+$/, '') === WITH_A_KEY) {
      response.set({
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      });
    }
    next();
  };
