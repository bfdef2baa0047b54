import type { Request, RequestHandler, Response } from 'express';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import { brokenPageStatusOf } from '../../src/application/ports/gateway-failure';
import type { ListedPage } from '../../src/application/sitemap/list-pages';
import type { AddressedPage } from '../../src/domain/locale/alternate-links';
import { alternateLinks, canonicalAddress } from '../../src/domain/locale/alternate-links';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SitemapUseCases } from '../../src/infrastructure/container/sitemap.module';
import type { CachePolicy } from '../../src/infrastructure/http/backend-response-cache';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import { pagePath } from '../../src/ui/head/page-path';
import type { RequestContainer } from '../container';
import { escapeHtml } from '../markup/escape';
import { visitedHost } from '../middleware/visited-url';
import { hopHeaders } from '../upstream/call-headers';
import { LruBackendResponseCache } from '../upstream/lru-backend-response-cache';
import { TIME_FOR_CALLS, withDeadline } from '../upstream/with-deadline';

export const SITEMAP = '/sitemap.xml';

/** Asks what a robot's request needs. `timeForCalls` is in milliseconds, for all its calls together. */
export type AskSitemap = <A>(
  request: Request,
  ask: (useCases: SitemapUseCases) => Promise<A>,
  options?: { readonly locale?: string; readonly timeForCalls?: number },
) => Promise<A>;

/** Robots get the answers of a guest, in the default language: addresses are alike in all. */
export const sitemapAsker =
  (container: RequestContainer, locales: Locales): AskSitemap =>
  (request, ask, { locale = locales.defaultLocale, timeForCalls = TIME_FOR_CALLS } = {}) =>
    withDeadline(timeForCalls, (deadline) =>
      ask(
        container.sitemap({
          locale: () => locale,
          token: null,
          sharesAnswers: true,
          more: hopHeaders(request),
          deadline,
        }),
      ),
    );

/** More addresses than this nobody reads in one list. */
const MOST_ADDRESSES = 50_000;

/** The names of the two vocabularies; they lead nowhere. */
const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

/** One entry for each language, all with the same alternates. */
const entries = (page: AddressedPage, changedAt: number | null): readonly string[] => {
  const changed =
    changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const alternates = alternateLinks(page).map(
    ({ hreflang, address }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(address)}"/>`,
  );
  return page.locales.all.map((locale) => {
    const address = escapeHtml(canonicalAddress({ ...page, locale }));
    return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>\n`;
  });
};

/** The list of pages for search engines, in every language, on the city's own address. Rules 6.4. */
const sitemapXml = (
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

/** Visitors who come together share a list; a page that is gone is soon out of it. */
const LISTS: CachePolicy = { ...CACHED, isStaleIfError: false };

/** In bytes, for the lists of all cities. */
const LISTS_SIZE = 8 * 1024 * 1024;

/** In milliseconds, for all calls of a list; robots are patient. */
const PATIENT = { timeForCalls: 20_000 };

/** In seconds: when a list that could not be made may be asked for again. */
const RETRY_AFTER = '60';

const refuse = (response: Response, failure: GatewayFailure): void => {
  const status = brokenPageStatusOf(failure);
  if (status === 503) response.set('Retry-After', RETRY_AFTER);
  response.status(status).set('Cache-Control', 'no-store').end();
};

/**
 * All pages of the city that the host names, in every language. A list is made once and cached
 * for seconds, by the city and not by the host, of which strangers could make up as many as they like.
 */
export const sitemapHandler = (ask: AskSitemap, locales: Locales): RequestHandler => {
  const lists = new LruBackendResponseCache({ maxStale: 0, patience: 0, maxSize: LISTS_SIZE });
  return async (request, response) => {
    const host = visitedHost(request);
    const city = await ask(request, ({ chooseCity }) => chooseCity(host), PATIENT);
    if (!city.ok) {
      refuse(response, city.error);
      return;
    }
    const { id, baseUrl } = city.value.current;
    // Not the request's own time: others wait for this list as well.
    const pages = await lists.fetch(String(id), LISTS, () =>
      ask(request, ({ listPages }) => listPages(id), PATIENT),
    );
    if (!pages.ok) {
      refuse(response, pages.error);
      return;
    }
    response
      .type('application/xml')
      .set('Cache-Control', 'no-cache')
      .send(sitemapXml(pages.value, { baseUrl, locales }));
  };
};
