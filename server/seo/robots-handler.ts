import type { RequestHandler } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import { canonicalAddress } from '../../src/domain/locale/alternate-links';
import { TIME_FOR_CALLS } from '../upstream/time-for-calls';
import { visitedHost } from '../middleware/visited-host';
import type { AskSitemap } from './ask-sitemap';

/** No pages at all: calls of the shop, and the place where payments are tried. */
const NO_PAGES = ['/api/', '/sandbox/'];

/** Pages that are each visitor's own, in every language. */
const PERSONAL = ['/cart', '/checkout', '/account', '/search', '/favorite'];

/**
 * What robots are told: to leave out what is no page for everybody, and where all the others are
 * listed. `sitemap` is null while nobody knows.
 */
export const robotsText = (locales: Locales, sitemap: string | null): string =>
  [
    'User-agent: *',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    ...locales.all.flatMap((locale) =>
      PERSONAL.map((path) => `Disallow: ${localePath(path, locale, locales)}`),
    ),
    ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ].join('\n');

export const SITEMAP = '/sitemap.xml';

/**
 * Rules for robots. While the backend is away they come without the list of pages and not with an
 * error, which would tell robots to leave the whole shop alone.
 */
export const robotsHandler =
  (ask: AskSitemap, locales: Locales): RequestHandler =>
  async (request, response) => {
    const host = visitedHost(request);
    const city = await ask(request, TIME_FOR_CALLS, ({ chooseCity }) => chooseCity(host));
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
