import type { RequestHandler } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';

/** Whoever has the address of this page, with its key, sees an order. Rules 13.11. */
const WITH_A_KEY = '/checkout/success';

/**
 * An address that opens something is told to nobody who is asked from its page, and no answer under
 * it is kept: neither the page nor a redirect or an error in its place.
 */
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
