import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Locales } from '../../src/domain/locale/locale-path';
import { CACHED } from '../../src/infrastructure/http/backend-response-cache';
import { locateRoute } from '../../src/ui/app/route-table';
import { isPrivatePage } from '../../src/ui/app/routes';
import type { Metrics } from '../ops/metrics';
import { KnownHosts, cacheKeyOf } from './cache-key';
import type { CachedPage, Encoding, RenderedPage } from './cached-page';
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
const STALE_IF_ERROR_UNTIL = 30_000;

export interface ResponseCacheDeps extends Renderer {
  readonly metrics: Metrics;
  readonly locales: Locales;
}

const encodingFor = (request: Request): Encoding =>
  ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? 'identity';

const startAnswer = (
  response: Response,
  { route, status, headers }: Omit<RenderedPage, 'html'>,
): void => {
  response.locals.route = route;
  response.status(status).set(headers).vary('Accept-Encoding');
};

const sendCached = (request: Request, response: Response, page: CachedPage): void => {
  const encoding = encodingFor(request);
  const body = page.bodies[encoding];
  startAnswer(response, page);
  response.set('Content-Length', String(body.length));
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};

interface RunningRendering {
  readonly page: Promise<RenderedPage | null>;
  /** How many wait for it. */
  waiting: number;
  readonly abandon: () => void;
}

/** The two places of the cache in the chain of handlers. */
export interface ResponseCache {
  /** Sends a fresh page. Stands early: what comes between would change nothing of such an answer. */
  readonly serveFresh: RequestHandler;
  /** Sends stale and shared pages, and renders what is missing. */
  readonly serveOrRender: RequestHandler;
}

/**
 * Caches whole pages for visitors of whom nothing is known, for a few seconds, with
 * stale-while-revalidate. Visitors who come together wait for one rendering, which goes on until the
 * last of them leaves. A page with anything of a visitor, an error, a block that is missing, or word of an outage is never cached.
 */
export const responseCache = (deps: ResponseCacheDeps): ResponseCache => {
  const { metrics, locales, onError } = deps;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
    sizeCalculation: ({ size }, key) => size + key.length,
    ttl: STALE_IF_ERROR_UNTIL,
  });
  const hosts = new KnownHosts();
  const renderings = new Map<string, RunningRendering>();

  const cache = async (key: string, page: RenderedPage): Promise<void> => {
    try {
      pages.set(key, await compressPage(page));
    } catch (error) {
      onError(error);
    }
  };

  const renderOnce = async (
    key: string,
    request: Request,
    response: Response,
    abandoned: AbortSignal,
  ): Promise<RenderedPage | null> => {
    const rendering = await renderDetached(deps, request, response, abandoned);
    if (rendering === null) return null;
    const { page, isForAll, cityAddresses } = rendering;
    hosts.learn(cityAddresses);
    if (isForAll) await cache(key, page);
    // A fault may pass before the older page is too old; anything else has taken its place.
    else if (page.status < 500) pages.delete(key);
    return page;
  };

  const render = (key: string, request: Request, response: Response): RunningRendering => {
    const abandoned = new AbortController();
    const drop = (): void => {
      if (renderings.get(key) === running) renderings.delete(key);
    };
    const running: RunningRendering = {
      page: renderOnce(key, request, response, abandoned.signal).finally(drop),
      waiting: 0,
      abandon: () => {
        abandoned.abort();
        // Whoever comes now begins anew.
        drop();
      },
    };
    renderings.set(key, running);
    return running;
  };

  const isYounger = (key: string, age: number): boolean =>
    pages.getRemainingTTL(key) > STALE_IF_ERROR_UNTIL - age;
  const isFresh = (key: string): boolean => isYounger(key, FRESH_FOR);

  const mayRender = (request: Request): boolean =>
    !isPrivatePage(locateRoute({ pathname: request.path, search: '' }, locales).route);

  /** Answers without the cache: the page is rendered for this visitor alone. */
  const bypass = (next: NextFunction): void => {
    metrics.pageFound('bypass');
    next();
  };

  const answerRendered = async (
    rendering: RunningRendering,
    key: string,
    request: Request,
    response: Response,
    next: NextFunction,
  ): Promise<void> => {
    const leave = (): void => {
      rendering.waiting -= 1;
      if (rendering.waiting === 0) rendering.abandon();
    };
    rendering.waiting += 1;
    response.once('close', leave);
    if (response.closed) leave();
    const page = await rendering.page;
    response.off('close', leave);
    if (response.destroyed) return;
    const cached = pages.get(key);
    if (cached) sendCached(request, response, cached);
    else if (page === null) next();
    else {
      startAnswer(response, page);
      response.end(page.html);
    }
  };

  const serveFresh: RequestHandler = (request, response, next) => {
    const key = cacheKeyOf(request, hosts)?.key;
    const cached = key === undefined ? undefined : pages.get(key);
    if (key !== undefined && cached && isFresh(key)) {
      metrics.pageFound('hit');
      sendCached(request, response, cached);
    } else next();
  };

  const serveOrRender: RequestHandler = async (request, response, next) => {
    const cacheKey = cacheKeyOf(request, hosts);
    if (cacheKey === null) {
      bypass(next);
      return;
    }
    const { key, mayFill } = cacheKey;
    const cached = pages.get(key);
    const rendering = renderings.get(key);
    if (cached && isYounger(key, STALE_UNTIL)) {
      metrics.pageFound(isFresh(key) ? 'hit' : 'stale');
      if (!isFresh(key) && mayFill && !rendering) {
        const revalidation = render(key, request, response);
        // It goes on although nobody waits for it.
        revalidation.waiting = 1;
        revalidation.page.catch(onError);
      }
      sendCached(request, response, cached);
    } else if (rendering) {
      metrics.pageFound('shared');
      await answerRendered(rendering, key, request, response, next);
    } else if (mayFill && mayRender(request)) {
      metrics.pageFound('miss');
      await answerRendered(render(key, request, response), key, request, response, next);
    } else {
      bypass(next);
    }
  };
  return { serveFresh, serveOrRender };
};
