import type { RequestHandler } from 'express';
import { canonicalAddress } from '../../src/domain/locale/alternate-links';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import { visitedHost } from '../middleware/visited-url';
import type { AskSitemap } from './sitemap';
import { SITEMAP } from './sitemap';

/** No pages at all: calls of the shop, and the place where payments are tried. */
const NO_PAGES = ['/api/', '/sandbox/'];

/** Pages that are each visitor's own, in every language. */
const PERSONAL = ['/cart', '/checkout', '/account', '/search', '/favorite'];

/**
 * Keeps robots out of what is no page for everybody. While the backend is away the rules come without the
 * list of pages and not with an error, which would tell robots to leave the whole shop alone.
 */
export const robotsHandler =
  (ask: AskSitemap, locales: Locales): RequestHandler =>
  async (request, response) => {
    const host = visitedHost(request);
    const city = await ask(request, ({ chooseCity }) => chooseCity(host));
    const { all, defaultLocale: locale } = locales;
    const disallowed = [
      ...NO_PAGES,
      ...all.flatMap((one) => PERSONAL.map((path) => localePath(path, one, locales))),
    ];
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), ''];
    if (city.ok) {
      const { baseUrl } = city.value.current;
      const sitemap = canonicalAddress({ baseUrl, path: SITEMAP, locale, locales });
      lines.push(`Sitemap: ${sitemap}`, '');
    }
    response
      .type('text/plain')
      .set('Cache-Control', city.ok ? 'public, max-age=3600' : 'no-store')
      .send(lines.join('\n'));
  };
