import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import type { i18n } from 'i18next';
import { canonicalAddress } from '../../src/domain/locale/alternate-links';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import { brandFiles } from '../../src/ui/head/brand-files';
import type { Environment } from '../config/environment';
import type { RequestContainer } from '../container';
import { visitedHost } from '../middleware/visited-url';
import { MANIFEST, manifestOf } from './manifest';
import type { AskSitemap } from './sitemap';
import { SITEMAP, sitemapAsker, sitemapHandler } from './sitemap';

/** No pages at all: calls of the shop, and the place where payments are tried. */
const NO_PAGES = ['/api/', '/sandbox/', '/payment/'];

/** Pages that are each visitor's own, in every language. */
const PERSONAL = ['/cart', '/checkout', '/account', '/search', '/favorite'];

/**
 * Keeps robots out of what is no page for everybody. While the backend is away the rules come without the
 * list of pages and not with an error, which would tell robots to leave the whole shop alone.
 */
const robotsHandler =
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

interface SeoFilesDeps {
  readonly environment: Pick<Environment, 'locales' | 'setup'>;
  readonly container: RequestContainer;
  readonly translations: i18n;
}

/** What robots and browsers ask for beside the pages, each under one name and in no language's path. */
export const seoFiles = ({
  environment,
  container,
  translations,
}: SeoFilesDeps): RequestHandler => {
  const { locales, setup } = environment;
  const ask = sitemapAsker(container, locales);

  /** The shop in a language. What is made without its settings, while the backend is away, is not cached. */
  const shopFor = async (request: Request, response: Response, locale: string) => {
    const settings = await ask(request, ({ loadSettings }) => loadSettings(), { locale });
    response.set('Cache-Control', settings.ok ? 'public, max-age=3600' : 'no-store');
    return { settings: settings.ok ? settings.value : null, setup };
  };
  const manifest: RequestHandler = async (request, response) => {
    const locale = locales.all.find((one) => one === request.query.lang) ?? locales.defaultLocale;
    const shop = await shopFor(request, response, locale);
    const content = manifestOf(shop, locale, locales, translations.getFixedT(locale));
    response.type('application/manifest+json').send(JSON.stringify(content));
  };
  /** Browsers that cannot show the drawn mark ask for this one by themselves. */
  const favicon: RequestHandler = async (request, response) => {
    const shop = await shopFor(request, response, locales.defaultLocale);
    response.redirect(302, brandFiles(shop).small.path);
  };
  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', robotsHandler(ask, locales))
    .get(SITEMAP, sitemapHandler(ask, locales))
    .get(MANIFEST, manifest)
    .get('/favicon.ico', favicon);
};
