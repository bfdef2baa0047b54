import type { RequestHandler } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { canonicalAddress } from '../../src/domain/locale/alternate-links';
import { visitedHost } from '../middleware/visited-host';
import type { AskSitemap } from './ask-sitemap';
import { robotsText } from './robots';

export const SITEMAP = '/sitemap.xml';

/**
 * Rules for robots. While the backend is away they come without the list of pages and not with an
 * error, which would tell robots to leave the whole shop alone.
 */
export const robotsHandler =
  (ask: AskSitemap, locales: Locales): RequestHandler =>
  async (request, response) => {
    const host = visitedHost(request);
    const city = await ask(request, ({ chooseCity }) => chooseCity(host));
    const sitemap = city.ok
      ? canonicalAddress({
          baseUrl: city.value.current.baseUrl,
          path: SITEMAP,
          locale: locales.defaultLocale,
          locales,
        })
      : null;
    response
      .type('text/plain')
      .set('Cache-Control', city.ok ? 'public, max-age=3600' : 'no-store')
      .send(robotsText(locales, sitemap));
  };
