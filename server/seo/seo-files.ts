import type { RequestHandler } from 'express';
import { Router } from 'express';
import type { Resource } from 'i18next';
import { brandFiles, lookOf } from '../../src/ui/head/brand-files';
import { createTexts } from '../../src/ui/text/texts';
import type { Environment } from '../config/environment';
import type { RequestContainer } from '../container';
import { MANIFEST, manifestOf } from './manifest';
import { sitemapOpener } from './open-sitemap';
import { SITEMAP, robotsHandler } from './robots-handler';
import { sitemapHandler } from './sitemap-handler';

export interface SeoFilesDeps {
  readonly environment: Pick<Environment, 'locales' | 'setup'>;
  readonly container: RequestContainer;
  readonly texts: Resource;
}

const manifestHandler = ({
  environment: { locales, setup },
  texts,
}: SeoFilesDeps): RequestHandler => {
  const bodies = new Map(
    locales.all.map((locale) => {
      const { t } = createTexts(texts, locale);
      return [locale, JSON.stringify(manifestOf(setup, locale, locales, t))] as const;
    }),
  );
  return (request, response) => {
    const asked = String(request.query.lang);
    response
      .type('application/manifest+json')
      .set('Cache-Control', 'public, max-age=3600')
      .send(bodies.get(asked) ?? bodies.get(locales.defaultLocale));
  };
};

/** What robots and browsers ask for beside the pages, each under one name and in no language's path. */
export const seoFiles = (deps: SeoFilesDeps): RequestHandler => {
  const { environment, container } = deps;
  const { locales, setup } = environment;
  const open = sitemapOpener(container, locales);
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', robotsHandler(open, locales));
  router.get(SITEMAP, sitemapHandler(open, locales));
  router.get(MANIFEST, manifestHandler(deps));
  // Browsers that cannot show the drawn mark ask for this one without being told of it.
  router.get('/favicon.ico', (_, response) => {
    response
      .set('Cache-Control', 'public, max-age=3600')
      .redirect(302, brandFiles(lookOf(setup)).small.path);
  });
  return router;
};
