import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';

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
