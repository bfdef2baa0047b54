import type { Request, RequestHandler } from 'express';
import { Router } from 'express';
import type { i18n } from 'i18next';
import type { SettingsRoot } from '../../src/application/settings/settings-slice';
import { brandFiles } from '../../src/ui/head/brand-files';
import type { Environment } from '../config/environment';
import type { RequestContainer } from '../container';
import { MANIFEST, manifestOf } from './manifest';
import type { AskSitemap } from './ask-sitemap';
import { sitemapAsker } from './ask-sitemap';
import { SITEMAP, robotsHandler } from './robots-handler';
import { sitemapHandler } from './sitemap-handler';

interface SeoFilesDeps {
  readonly environment: Pick<Environment, 'locales' | 'setup'>;
  readonly container: RequestContainer;
  readonly texts: i18n;
}

/** The shop's settings in a language; null while the backend does not tell them. */
const settingsFor = async (
  ask: AskSitemap,
  request: Request,
  locale: string,
): Promise<SettingsRoot> => {
  const settings = await ask(request, ({ loadSettings }) => loadSettings(), { locale });
  return { settings: settings.ok ? settings.value : null };
};

/** What was made without the shop's own settings is soon asked for again. */
const cachingOf = ({ settings }: SettingsRoot): string =>
  settings === null ? 'no-store' : 'public, max-age=3600';

const manifestHandler =
  ({ environment: { locales, setup }, texts }: SeoFilesDeps, ask: AskSitemap): RequestHandler =>
  async (request, response) => {
    const locale = locales.all.find((one) => one === request.query.lang) ?? locales.defaultLocale;
    const shop = await settingsFor(ask, request, locale);
    response
      .type('application/manifest+json')
      .set('Cache-Control', cachingOf(shop))
      .send(
        JSON.stringify(manifestOf({ ...shop, setup }, locale, locales, texts.getFixedT(locale))),
      );
  };

/** Browsers that cannot show the drawn mark ask for this one without being told of it. */
const faviconHandler =
  ({ environment: { locales, setup } }: SeoFilesDeps, ask: AskSitemap): RequestHandler =>
  async (request, response) => {
    const shop = await settingsFor(ask, request, locales.defaultLocale);
    response
      .set('Cache-Control', cachingOf(shop))
      .redirect(302, brandFiles({ ...shop, setup }).small.path);
  };

/** What robots and browsers ask for beside the pages, each under one name and in no language's path. */
export const seoFiles = (deps: SeoFilesDeps): RequestHandler => {
  const { environment, container } = deps;
  const { locales } = environment;
  const ask = sitemapAsker(container, locales);
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', robotsHandler(ask, locales));
  router.get(SITEMAP, sitemapHandler(ask, locales));
  router.get(MANIFEST, manifestHandler(deps, ask));
  router.get('/favicon.ico', faviconHandler(deps, ask));
  return router;
};
