import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Locales } from '../../src/domain/locale/locale-path';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { isPrivatePage } from '../../src/ui/navigation/routes';
import type { Metrics } from '../ops/metrics';
import { cacheKeys } from './cache-key';
import type { CachedPage, RenderedPage } from './cached-page';
import { ENCODINGS, compressPage } from './cached-page';
import type { Renderer } from './render-detached';
import { renderDetached } from './render-detached';

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

/** In milliseconds: so old a page may be that stands in for one that fails. */
export const STALE_IF_ERROR_UNTIL = 30_000;

interface ResponseCacheDeps extends Renderer {
  readonly metrics: Metrics;
  readonly locales: Locales;
}

const startAnswer = (
  response: Response,
  { route, status, headers }: Omit<RenderedPage, 'html'>,
): void => {
  response.locals.route = route;
  response.status(status).set(headers).vary('Accept-Encoding');
};

const sendCached = (request: Request, response: Response, page: CachedPage): void => {
  const encoding =
    ENCODINGS.find((one) => request.acceptsEncodings(one) === one) ?? ('identity' as const);
  const body = page.bodies[encoding];
  startAnswer(response, page);
  response.set('Content-Length', String(body.length));
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};

/**
 * Caches whole pages for visitors of whom nothing is known, for a few seconds, with
 * stale-while-revalidate. Visitors who come together wait for one rendering, which goes on when they
 * leave. A page with anything of a visitor, an error, a block that is missing, or word of an outage is never cached.
 */
export const responseCache = ({ metrics, locales, ...renderer }: ResponseCacheDeps) => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
    sizeCalculation: ({ size }, key) => size + key.length,
    ttl: STALE_IF_ERROR_UNTIL,
  });
  const isYounger = (key: string, age: number): boolean =>
    pages.getRemainingTTL(key) > STALE_IF_ERROR_UNTIL - age;
  const keys = cacheKeys();
  /** Renderings under way, by key; each ends within the renderer's limit. */
  const renderings = new Map<string, Promise<RenderedPage | null>>();
  const { onError } = renderer;

  const renderToCache = async (key: string, request: Request, response: Response) => {
    const rendering = await renderDetached(renderer, request, response);
    if (rendering === null) return null;
    const { page, isForAll, cityAddresses } = rendering;
    keys.learn(cityAddresses);
    if (isForAll) await compressPage(page).then((cached) => pages.set(key, cached), onError);
    // A fault may pass before the older page is too old; anything else has taken its place.
    else if (page.status < 500) pages.delete(key);
    return page;
  };

  const render = (key: string, request: Request, response: Response) => {
    const rendering = renderToCache(key, request, response).finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return rendering;
  };

  const mayRender = (request: Request): boolean =>
    !isPrivatePage(locateRoute({ pathname: request.path, search: '' }, locales).route);

  const answerRendered = async (
    rendering: Promise<RenderedPage | null>,
    key: string,
    ...[request, response, next]: Parameters<RequestHandler>
  ): Promise<void> => {
    const page = await rendering;
    if (response.destroyed) return;
    const cached = pages.get(key);
    if (cached) sendCached(request, response, cached);
    else if (page === null) next();
    else {
      startAnswer(response, page);
      response.end(page.html);
    }
  };

  /** Sends a fresh page. Stands early: what comes between would change nothing of such an answer. */
  const serveFresh: RequestHandler = (request, response, next) => {
    const key = keys.keyOf(request)?.key;
    const cached = key === undefined ? undefined : pages.get(key);
    if (key !== undefined && cached && isYounger(key, FRESH_FOR)) {
      metrics.pages.inc({ result: 'hit' });
      sendCached(request, response, cached);
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
      if (!isFresh && mayFill && !rendering) render(key, request, response).catch(onError);
      sendCached(request, response, cached);
    } else if (rendering) {
      metrics.pages.inc({ result: 'shared' });
      await answerRendered(rendering, key, request, response, next);
    } else if (mayFill && mayRender(request)) {
      metrics.pages.inc({ result: 'miss' });
      await answerRendered(render(key, request, response), key, request, response, next);
    } else {
      metrics.pages.inc({ result: 'bypass' });
      next();
    }
  };

  return { serveFresh, serveOrRender };
};
