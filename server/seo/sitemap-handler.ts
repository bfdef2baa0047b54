import type { Request, RequestHandler, Response } from 'express';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import { brokenPageStatusOf } from '../../src/application/ports/gateway-failure';
import type { ListedPage } from '../../src/application/sitemap/list-pages';
import type { CityId } from '../../src/domain/id/ids';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { Result } from '../../src/domain/result/result';
import type { CachePolicy } from '../../src/infrastructure/http/backend-response-cache';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import { visitedHost } from '../middleware/visited-host';
import { LruBackendResponseCache } from '../upstream/lru-backend-response-cache';
import type { AskSitemap } from './ask-sitemap';
import { sitemapXml } from './sitemap-xml';

/** Visitors who come together share a list; a page that is gone is soon out of it. */
const LISTS: CachePolicy = { ...CACHED, isStaleIfError: false };

/** In bytes, for the lists of all cities. */
const LISTS_SIZE = 8 * 1024 * 1024;

/** In milliseconds, for all calls of a list; robots are patient. */
const PATIENT = { timeForCalls: 20_000 };

/** In seconds: when a list that could not be made may be asked for again. */
const RETRY_AFTER = '60';

type Listed = Promise<Result<GatewayFailure, readonly ListedPage[]>>;

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
  const listOf = (request: Request, cityId: CityId): Listed =>
    // Not the request's own time: others wait for this list as well.
    lists.fetch(String(cityId), LISTS, () =>
      ask(request, ({ listPages }) => listPages(cityId), PATIENT),
    );
  return async (request, response) => {
    const host = visitedHost(request);
    const city = await ask(request, ({ chooseCity }) => chooseCity(host), PATIENT);
    if (!city.ok) {
      refuse(response, city.error);
      return;
    }
    const { id, baseUrl } = city.value.current;
    const pages = await listOf(request, id);
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
