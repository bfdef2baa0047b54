import type { RequestHandler } from 'express';
import { canonicalAddress } from '../../src/domain/locale/alternate-links';
import type { Locales } from '../../src/domain/locale/locale-path';
import { TIME_FOR_CALLS } from '../upstream/time-for-calls';
import { visitedHost } from '../middleware/visited-host';
import type { OpenSitemap } from './open-sitemap';
import { robotsText } from './robots';

export const SITEMAP = '/sitemap.xml';

/**
 * Rules for robots. While the backend is away they come without the list of pages and not with an
 * error, which would tell robots to leave the whole shop alone.
 */
export const robotsHandler =
  (open: OpenSitemap, locales: Locales): RequestHandler =>
  async (request, response) => {
    const { useCases, release } = open(request, TIME_FOR_CALLS);
    const city = await useCases.chooseCity(visitedHost(request)).finally(release);
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
