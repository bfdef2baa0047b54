import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import type { i18n } from 'i18next';
import { brandFiles } from '../../src/ui/head/brand-files';
import type { Environment } from '../config/environment';
import type { RequestContainer } from '../container';
import { MANIFEST, manifestOf } from './manifest';
import { robotsHandler } from './robots';
import { SITEMAP, sitemapAsker, sitemapHandler } from './sitemap';

interface SeoFilesDeps {
  readonly environment: Pick<Environment, 'locales' | 'setup'>;
  readonly container: RequestContainer;
  readonly texts: i18n;
}

/** What robots and browsers ask for beside the pages, each under one name and in no language's path. */
export const seoFiles = ({ environment, container, texts }: SeoFilesDeps): RequestHandler => {
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
    const content = manifestOf(shop, locale, locales, texts.getFixedT(locale));
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
