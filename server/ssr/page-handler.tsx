import type { Request, RequestHandler, Response } from 'express';
import type { i18n } from 'i18next';
import type { Container } from 'inversify';
import { StaticRouter } from 'react-router';
import type { Logger } from 'pino';
import type { ShopState } from '../../src/application/store/root-reducer';
import { App } from '../../src/ui/app/app';
import { pageHead } from '../../src/ui/app/page-head';
import { moduleOf } from '../../src/ui/app/page-modules';
import type { LocatedRoute } from '../../src/ui/app/route-table';
import { locateRoute } from '../../src/ui/app/route-table';
import { ShopProviders } from '../../src/ui/app/shop-providers';
import { createStyleCache } from '../../src/ui/app/style-cache';
import type { Environment } from '../config/environment';
import { hopHeaders } from '../middleware/hop-headers';
import { cartOfRequest, hasVisitorCookies, tokenOfRequest } from '../middleware/visitor-cookies';
import type { Assets } from './assets';
import type { DocumentParts } from './html-document';
import { sendPage } from './send-page';
import { loadVisit } from './visit';

export interface PageMaking {
  readonly environment: Environment;
  readonly shared: Container;
  readonly assets: Assets;
  readonly log: Logger;
  /** In milliseconds, for all that a page asks of the backend. */
  readonly timeForCalls: number;
}

/** In seconds: when a page that could not be made may be asked for again. */
const RETRY_AFTER = '5';

const statusOf = ({ page }: ShopState): number => (page.kind === 'failed' ? page.status : 200);

const setHeaders = (response: Response, status: number, isPersonal: boolean): void => {
  response.vary('Cookie');
  response.set('Cache-Control', isPersonal || status >= 500 ? 'private, no-cache' : 'no-cache');
  if (status === 503) response.set('Retry-After', RETRY_AFTER);
};

const scriptsOf = (assets: Assets, locale: string, located: LocatedRoute): readonly string[] => [
  ...assets.filesOf(`texts-${locale}-shop-json`),
  ...assets.filesOf(moduleOf(located.route)?.chunk ?? ''),
  ...assets.entry,
];

/** A page of a list is a page of its own; the first one has no number. */
const canonicalPath = ({ path, route }: LocatedRoute): string =>
  'page' in route && route.page > 1 ? `${path}?page=${String(route.page)}` : path;

const partsOf = (
  { environment, assets }: PageMaking,
  state: ShopState,
  located: LocatedRoute,
  texts: i18n,
  nonce: string,
): DocumentParts => ({
  head: pageHead(state, texts.t),
  locale: located.locale,
  locales: environment.locales,
  brand: environment.brand,
  baseUrl: state.city.current?.baseUrl ?? null,
  path: canonicalPath(located),
  nonce,
  scripts: [...new Set(scriptsOf(assets, located.locale, located))],
  state,
  devReloadUrl: environment.devReloadUrl,
});

const visitOf = (
  request: Request,
  { environment, timeForCalls }: PageMaking,
  located: LocatedRoute,
) => ({
  host: request.host,
  route: located.route,
  locale: located.locale,
  locales: environment.locales,
  country: environment.country,
  cart: cartOfRequest(request),
  token: tokenOfRequest(request),
  hop: hopHeaders(request),
  timeForCalls,
});

/** Answers an address of the shop with its page, made for this visitor and streamed. */
export const pageHandler =
  (making: PageMaking): RequestHandler =>
  async (request, response) => {
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    const located = locateRoute({ pathname: request.path, search }, making.environment.locales);
    const [store] = await Promise.all([
      loadVisit(making.shared, visitOf(request, making, located)),
      moduleOf(located.route)?.preload(),
    ]);
    const state = store.getState();
    const status = statusOf(state);
    const { nonce } = response.locals;
    setHeaders(response, status, hasVisitorCookies(request));
    await sendPage(response, {
      status,
      parts: partsOf(making, state, located, request.i18n, nonce),
      tree: (
        <ShopProviders store={store} texts={request.i18n} styles={createStyleCache()}>
          <StaticRouter location={`${request.path}${search}`}>
            <App />
          </StaticRouter>
        </ShopProviders>
      ),
      onLateError: (error) => {
        request.log.error({ err: error }, 'a late block of a page failed');
      },
    });
  };
