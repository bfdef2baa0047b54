import type { Writable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import type { i18n } from 'i18next';
import type { Store } from 'redux';
import { StaticRouter } from 'react-router';
import type { Logger } from 'pino';
import { localePath } from '../../src/domain/locale/locale-path';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { LocatedRoute } from '../../src/ui/navigation/route-table';
import { chiefRoute } from '../../src/ui/head/canonical-route';
import { pagePath } from '../../src/ui/head/page-path';
import { createShopStore } from '../../src/application/store/create-store';
import { changedSlices, pageState } from '../../src/application/store/page-state';
import { App } from '../../src/ui/app/app';
import { linkPreview } from '../../src/ui/head/link-preview';
import { pageHead } from '../../src/ui/head/page-head';
import { pageLinks } from '../../src/ui/head/page-links';
import { structuredData } from '../../src/ui/head/structured-data/structured-data';
import { moduleOf } from '../../src/ui/app/page-modules';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { isPrivatePage } from '../../src/ui/navigation/routes';
import { NoScriptContext } from '../../src/ui/no-script/no-script-part';
import { CachedBlocks } from '../../src/ui/components/static-block';
import { ShopProviders } from '../../src/ui/app/shop-providers';
import type { Environment } from '../config/environment';
import type { RequestContainer } from '../container';
import type { Metrics } from '../ops/metrics';
import { hopHeaders } from '../upstream/call-headers';
import { mayHoldVisitorCookies, visitorOf } from '../session/visitor-cookies';
import { writtenUrl, visitedHost } from '../middleware/visited-url';
import { accountPathOf } from '../../src/application/sign-in/account-path';
import { sendToLogin, seeOther } from '../redirects/shop-redirects';
import { takeDeadSession } from '../session/session-cookie';
import type { Slots } from '../upstream/slots';
import type { Assets } from './assets';
import type { DocumentParts } from './html-document';
import type { FormResult, HandleForm, PageRequest } from './load-request';
import type { FragmentCache } from './fragment-cache';
import { setPageHeaders } from '../response-cache/page-headers';
import { limitRenderings } from './limit-renderings';
import { leftSignal } from '../upstream/with-deadline';
import { sendPage } from './send-page';
import { isPersonal, loadRequest } from './load-request';
import { noScriptContentOf } from './no-script-content';
import { shopBrand } from '../../src/ui/i18n/shop-brand';

/** The chief path of a page that was asked for under another one, in its language; null where it was not. */
export const movedTo = (state: ShopState, { route, locale }: LocatedRoute): string | null => {
  if (state.page.kind !== 'ready') return null;
  const chief = chiefRoute(state);
  const path = chief && pagePath(chief);
  return path === null || path === pagePath(route)
    ? null
    : localePath(path, locale, state.language.locales);
};

export interface PageDeps {
  readonly environment: Environment;
  readonly container: RequestContainer;
  readonly assets: Assets;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly fragments: FragmentCache;
  readonly slots: Slots;
  /** In milliseconds, for all that a page asks of the backend. */
  readonly timeForCalls: number;
}

/**
 * Whether a page may be given to others: it was made with nothing of a visitor. A request that might
 * carry a cookie of ours in some other spelling gets a page of its own, whatever was read of it.
 */
export const isForAll = (
  request: Request,
  pageRequest: PageRequest,
  { route }: LocatedRoute,
): boolean => !isPrivatePage(route) && !isPersonal(pageRequest) && !mayHoldVisitorCookies(request);

/** In loading order. */
const scriptsOf = (assets: Assets, locale: string, { route }: LocatedRoute): readonly string[] => {
  const page = moduleOf(route);
  const chunks = [
    `texts-${locale}-menu-json`,
    // What few pages need beside their own script; the browser asks for no more and no less.
    ...(page?.needsDeferredTranslations ? [`texts-${locale}-shop-json`, 'all-texts'] : []),
    page?.chunk ?? '',
  ];
  return [...new Set([...chunks.flatMap((chunk) => assets.filesOf(chunk)), ...assets.entry])];
};

const partsOf = (
  { environment, assets }: PageDeps,
  state: ShopState,
  located: LocatedRoute,
  { t }: i18n,
  nonce: string,
): DocumentParts => {
  const head = pageHead(state, t);
  return {
    head,
    links: head.isIndexed ? pageLinks(state) : [],
    preview: head.preview && linkPreview(state, head.preview),
    siteName: shopBrand(state, t).name,
    structuredData: head.isIndexed ? structuredData(state, t) : null,
    locale: located.locale,
    locales: environment.locales,
    setup: state.setup,
    settings: state.settings,
    nonce,
    headScript: assets.headScript,
    scripts: scriptsOf(assets, located.locale, located),
    state: changedSlices(state),
    devReloadUrl: environment.devReloadUrl,
  };
};

/** What a page is loaded for, without the form that may have come with it. */
export const pageRequestOf = (
  request: Request,
  { environment, timeForCalls }: PageDeps,
  located: LocatedRoute,
) => ({
  ...visitorOf(request),
  host: visitedHost(request),
  route: located.route,
  locale: located.locale,
  locales: environment.locales,
  setup: environment.setup,
  hop: hopHeaders(request),
  timeForCalls,
});

/** How many times as long as a page's calls a form's may take: an order takes longer. */
const FORM_PATIENCE = 4;

interface LoadedPage {
  readonly store: Store<ShopState>;
  readonly located: LocatedRoute;
  /** With its question mark; empty without parameters. */
  readonly search: string;
  readonly outcome: Extract<FormResult, { kind: 'page' }>;
}

/** Sends a customer whose session has ended, or whose page has moved, elsewhere; returns whether it did. */
const redirectElsewhere = (
  request: Request,
  response: Response,
  { store, located, search }: LoadedPage,
  hadSession: boolean,
  isFormSent: boolean,
): boolean => {
  const state = store.getState();
  if (hadSession && !state.account.isSignedIn) {
    takeDeadSession(response);
    const accountPath = accountPathOf(located.path);
    if (accountPath !== null) {
      sendToLogin(request, response, accountPath, located.locale, state.language.locales);
      return true;
    }
  }
  const moved = isFormSent ? null : movedTo(state, located);
  // Permanent: search engines store the address that they are redirected to.
  if (moved !== null) response.redirect(301, moved + search);
  return moved !== null;
};

export const streamPage = async (
  deps: PageDeps,
  request: Request,
  { store, located, search, outcome: result }: LoadedPage,
  sink: Writable,
  nonce: string,
  onFrame?: () => void,
): Promise<void> => {
  const rendered = deps.metrics.renders.startTimer({ route: located.route.name });
  // The HTML is made of the state that goes along with it, so that the browser takes over the same.
  const shown = pageState(store.getState());
  await sendPage(sink, {
    ...(onFrame && { onFrame }),
    parts: partsOf(deps, shown, located, request.i18n, nonce),
    tree: (
      <ShopProviders store={createShopStore(shown)} translations={{ get: () => request.i18n }}>
        <CachedBlocks value={deps.fragments.forRequest(shown, request.i18n)}>
          <NoScriptContext value={noScriptContentOf(located.route, result, store)}>
            <StaticRouter location={`${request.path}${search}`}>
              <App />
            </StaticRouter>
          </NoScriptContext>
        </CachedBlocks>
      </ShopProviders>
    ),
    onLateError: (error) => {
      request.log.error({ err: error }, 'a late block of a page failed');
    },
  });
  rendered();
};

/** Loads the content of a page and the module that shows it. */
export const loadPage = async (deps: PageDeps, pageRequest: PageRequest) => {
  const [loaded] = await Promise.all([
    loadRequest(deps.container, pageRequest),
    moduleOf(pageRequest.route)?.preload(),
  ]);
  return loaded;
};

export const locate = (request: Request, { environment }: PageDeps) => {
  const { search } = writtenUrl(request);
  return { search, located: locateRoute({ pathname: request.path, search }, environment.locales) };
};

const renderPage =
  (deps: PageDeps, handleForm: HandleForm | null): RequestHandler =>
  async (request, response) => {
    const { search, located } = locate(request, deps);
    response.locals.route = located.route.name;
    const pageRequest: PageRequest = {
      ...pageRequestOf(request, deps, located),
      left: leftSignal(response),
      ...(handleForm && {
        timeForCalls: deps.timeForCalls * FORM_PATIENCE,
        handleForm: (opened) => handleForm(opened, request, response),
      }),
    };
    const { store, result } = await loadPage(deps, pageRequest);
    if (result.kind === 'redirect') {
      seeOther(response, result.path);
      return;
    }
    const state = store.getState();
    const status = state.page.kind === 'failed' ? state.page.status : result.status;
    const isPublic = handleForm === null && isForAll(request, pageRequest, located);
    setPageHeaders(response, status, isPublic);
    const page = { store, located, search, outcome: result };
    const hadSession = pageRequest.token !== null;
    if (redirectElsewhere(request, response, page, hadSession, handleForm !== null)) return;
    await streamPage(deps, request, page, response, response.locals.nonce, () => {
      response.status(status).type('html');
    });
  };

/**
 * Answers an address of the shop with its page, made for this visitor and streamed. What a form has
 * sent to the page is done first, by `handleForm`.
 */
export const pageHandler = (deps: PageDeps, handleForm: HandleForm | null = null): RequestHandler =>
  limitRenderings(deps.slots, deps.environment.locales, renderPage(deps, handleForm));
