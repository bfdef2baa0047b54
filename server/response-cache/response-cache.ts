import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Locales } from '../../src/domain/locale/locale-path';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { isPrivatePage } from '../../src/ui/navigation/routes';
import type { Metrics } from '../ops/metrics';
import { cacheKeys } from './cache-key';
import type { CachedPage, RenderShared } from './cached-page';
import { setPageHeaders } from './page-headers';
import { ENCODINGS, STALE_IF_ERROR_UNTIL, compressPage } from './cached-page';

/** In bytes, of all pages in all their encodings. */
const MAX_SIZE = 64_000_000;

/** In bytes; a larger page is not cached. */
const MAX_PAGE_SIZE = 8_000_000;

/** In milliseconds: as long as a cached answer of the backend. */
const FRESH_FOR = CACHED.freshFor;

/**
 * In milliseconds: so old a page may still go out while it is revalidated. With the age of the answers
 * that it was made of, an import is seen within ten seconds.
 */
const STALE_UNTIL = 6000;

interface ResponseCacheDeps {
  readonly renderShared: RenderShared;
  readonly onError: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly locales: Locales;
}

const sendPage = (request: Request, response: Response, page: CachedPage): void => {
  const encoding =
    ENCODINGS.find((one) => request.acceptsEncodings(one) === one) ?? ('identity' as const);
  const body = page.bodies[encoding];
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.locals.route = page.route;
  setPageHeaders(response, page.status, true);
  response
    .status(page.status)
    .vary('Accept-Encoding')
    .set({
      'Content-Language': page.locale,
      'Content-Length': String(body.length),
      'Content-Security-Policy': policy.replace(
        `'nonce-${response.locals.nonce}'`,
        page.scriptHashes,
      ),
      'Content-Type': 'text/html; charset=utf-8',
    });
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};

/**
 * Caches whole pages for visitors of whom nothing is known, for a few seconds, with
 * stale-while-revalidate. Visitors who come together wait for one rendering, which goes on when they
 * leave, and get it whatever became of it. A page with anything of a visitor, an error, a block that is
 * missing, or word of an outage is never cached.
 */
export const responseCache = ({ renderShared, onError, metrics, locales }: ResponseCacheDeps) => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
    sizeCalculation: ({ size }, key) => size + key.length,
    ttl: STALE_IF_ERROR_UNTIL,
  });
  const isYounger = (key: string, age: number): boolean =>
    pages.getRemainingTTL(key) > STALE_IF_ERROR_UNTIL - age;
  const keys = cacheKeys();
  /** Renderings under way, by key; each brings the page for those who wait, or null. */
  const renderings = new Map<string, Promise<CachedPage | null>>();

  const renderToCache = async (key: string, request: Request): Promise<CachedPage | null> => {
    const rendered = await renderShared(request);
    if (rendered === 'busy') return pages.get(key) ?? null;
    keys.learn(rendered.cityAddresses);
    const page = rendered.page && (await compressPage(rendered.page));
    if (page && rendered.isCacheable) pages.set(key, page);
    // A fault may pass before the older page is too old.
    else if (page && page.status >= 500) return pages.get(key) ?? page;
    else pages.delete(key);
    return page;
  };

  const render = (key: string, request: Request): Promise<CachedPage | null> => {
    const rendering = renderToCache(key, request)
      .catch((error: unknown) => {
        onError(error);
        return pages.get(key) ?? null;
      })
      .finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return rendering;
  };

  const mayRender = (request: Request): boolean =>
    !isPrivatePage(locateRoute({ pathname: request.path, search: '' }, locales).route);

  /** Where the rendering brings no page for all, each who waited gets one of their own. */
  const answerRendered = async (
    rendering: Promise<CachedPage | null>,
    ...[request, response, next]: Parameters<RequestHandler>
  ): Promise<void> => {
    const page = await rendering;
    if (response.destroyed) return;
    if (page) sendPage(request, response, page);
    else next();
  };

  /** Sends a fresh page. Stands early: what comes between would change nothing of such an answer. */
  const serveFresh: RequestHandler = (request, response, next) => {
    const key = keys.keyOf(request)?.key;
    const cached = key === undefined ? undefined : pages.get(key);
    if (key !== undefined && cached && isYounger(key, FRESH_FOR)) {
      metrics.pages.inc({ result: 'hit' });
      sendPage(request, response, cached);
    } else next();
  };

  /** Sends stale and shared pages, and renders what is missing. */
  const serveOrRender: RequestHandler = async (request, response, next) => {
    const cacheKey = keys.keyOf(request);
    if (cacheKey === null) {
      metrics.pages.inc({ result: 'bypass' });
      next();
      return;
    }
    const { key, mayFill } = cacheKey;
    const cached = pages.get(key);
    const rendering = renderings.get(key);
    if (cached && isYounger(key, STALE_UNTIL)) {
      const isFresh = isYounger(key, FRESH_FOR);
      metrics.pages.inc({ result: isFresh ? 'hit' : 'stale' });
      if (!isFresh && mayFill && !rendering) void render(key, request);
      sendPage(request, response, cached);
    } else if (rendering) {
      metrics.pages.inc({ result: 'shared' });
      await answerRendered(rendering, request, response, next);
    } else if (mayFill && mayRender(request)) {
      metrics.pages.inc({ result: 'miss' });
      await answerRendered(render(key, request), request, response, next);
    } else {
      metrics.pages.inc({ result: 'bypass' });
      next();
    }
  };

  return { serveFresh, serveOrRender };
};
