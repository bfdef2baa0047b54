import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { isPrivatePage } from '../../src/ui/navigation/routes';
import { leftSignal } from '../middleware/left-signal';
import type { Metrics } from '../ops/metrics';
import type { SharedCall } from '../upstream/shared-calls';
import { SharedCalls } from '../upstream/shared-calls';
import { KnownHosts, cacheKeyOf } from './cache-key';
import type { CachedPage, Encoding, RenderedPage } from './cached-page';
import { ENCODINGS } from './cached-page';
import { CachedPages } from './cached-pages';
import type { Renderer } from './render-detached';
import { renderDetached } from './render-detached';

export interface ResponseCacheDeps extends Renderer {
  readonly metrics: Metrics;
  readonly locales: Locales;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
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

/** The two places of the cache in the chain of handlers. */
export interface ResponseCache {
  /** Sends a fresh page. Stands early: what comes between would change nothing of such an answer. */
  readonly serveFresh: RequestHandler;
  /** Sends stale and shared pages, and renders what is missing. */
  readonly serveOrRender: RequestHandler;
}

/** What the parts of the cache share. */
interface CacheState extends ResponseCacheDeps {
  readonly pages: CachedPages;
  readonly hosts: KnownHosts;
  readonly renderings: SharedCalls<RenderedPage | null>;
}

const renderOnce = async (
  { pages, hosts, ...deps }: CacheState,
  key: string,
  request: Request,
  response: Response,
  abandoned: AbortSignal,
): Promise<RenderedPage | null> => {
  const rendering = await renderDetached(deps, request, response, abandoned);
  if (rendering === null) return null;
  const { page, isForAll, cityAddresses } = rendering;
  hosts.learn(cityAddresses);
  if (isForAll) await pages.store(key, page).catch(deps.onError);
  // A fault may pass before the older page is too old; anything else has taken its place.
  else if (page.status < 500) pages.drop(key);
  return page;
};

const answerRendered = async (
  pages: CachedPages,
  rendering: SharedCall<RenderedPage | null>,
  key: string,
  { request, response, next }: Exchange,
): Promise<void> => {
  rendering.join(leftSignal(response));
  const page = await rendering.result;
  if (response.destroyed) return;
  const cached = pages.get(key);
  if (cached) sendCached(request, response, cached);
  else if (page === null) next();
  else {
    startAnswer(response, page);
    response.end(page.html);
  }
};

const serveFreshFrom =
  ({ pages, hosts, metrics }: CacheState): RequestHandler =>
  (request, response, next) => {
    const key = cacheKeyOf(request, hosts)?.key;
    const cached = key === undefined ? undefined : pages.get(key);
    if (key !== undefined && cached && pages.isFresh(key)) {
      metrics.pageFound('hit');
      sendCached(request, response, cached);
    } else next();
  };

const serveOrRenderWith = (state: CacheState): RequestHandler => {
  const { pages, hosts, renderings, metrics, locales, onError } = state;

  const render = (key: string, { request, response }: Exchange) =>
    renderings.start(key, (abandoned) => renderOnce(state, key, request, response, abandoned));

  const mayRender = (request: Request): boolean =>
    !isPrivatePage(locateRoute({ pathname: request.path, search: '' }, locales).route);

  return async (request, response, next) => {
    const exchange = { request, response, next };
    const cacheKey = cacheKeyOf(request, hosts);
    if (cacheKey === null) {
      metrics.pageFound('bypass');
      next();
      return;
    }
    const { key, mayFill } = cacheKey;
    const cached = pages.get(key);
    const rendering = renderings.get(key);
    if (cached && pages.isStaleWhileRevalidate(key)) {
      const isFresh = pages.isFresh(key);
      metrics.pageFound(isFresh ? 'hit' : 'stale');
      if (!isFresh && mayFill && !rendering) {
        const revalidation = render(key, exchange);
        // It goes on although nobody waits for it.
        revalidation.join();
        revalidation.result.catch(onError);
      }
      sendCached(request, response, cached);
    } else if (rendering) {
      metrics.pageFound('shared');
      await answerRendered(pages, rendering, key, exchange);
    } else if (mayFill && mayRender(request)) {
      metrics.pageFound('miss');
      await answerRendered(pages, render(key, exchange), key, exchange);
    } else {
      metrics.pageFound('bypass');
      next();
    }
  };
};

/**
 * Caches whole pages for visitors of whom nothing is known, for a few seconds, with
 * stale-while-revalidate. Visitors who come together wait for one rendering, which goes on until the
 * last of them leaves. A page with anything of a visitor, an error, a block that is missing, or word of an outage is never cached.
 */
export const responseCache = (deps: ResponseCacheDeps): ResponseCache => {
  const state = {
    ...deps,
    pages: new CachedPages(),
    hosts: new KnownHosts(),
    renderings: new SharedCalls<RenderedPage | null>(),
  };
  return { serveFresh: serveFreshFrom(state), serveOrRender: serveOrRenderWith(state) };
};
