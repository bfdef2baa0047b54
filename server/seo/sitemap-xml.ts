import type { ListedPage } from '../../src/application/sitemap/list-pages';
import type { AddressedPage } from '../../src/domain/locale/alternate-links';
import { alternateLinks, canonicalAddress } from '../../src/domain/locale/alternate-links';
import { pagePath } from '../../src/ui/head/page-path';
import { escapeHtml } from '../markup/escape';

/** More addresses than this nobody reads in one list. */
const MOST_ADDRESSES = 50_000;

/** The names of the two vocabularies; they lead nowhere. */
const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

const alternates = (page: AddressedPage): string =>
  alternateLinks(page)
    .map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(address)}"/>`,
    )
    .join('');

/** One entry for each language, all with the same alternates. */
const entries = (page: AddressedPage, changedAt: number | null): readonly string[] => {
  const changed =
    changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const others = alternates(page);
  return page.locales.all.map((locale) => {
    const address = escapeHtml(canonicalAddress({ ...page, locale }));
    return `<url><loc>${address}</loc>${changed}${others}</url>\n`;
  });
};

/** The list of pages for search engines, in every language, on the city's own address. Rules 6.4. */
export const sitemapXml = (
  pages: readonly ListedPage[],
  city: Pick<AddressedPage, 'baseUrl' | 'locales'>,
): string => {
  const most = Math.floor(MOST_ADDRESSES / city.locales.all.length);
  const urls = pages.slice(0, most).flatMap(({ route, changedAt }) => {
    const path = pagePath(route);
    return path === null ? [] : entries({ ...city, path }, changedAt);
  });
  return `${OPENING}${urls.join('')}</urlset>\n`;
};
