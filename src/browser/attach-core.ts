import type { AxiosInstance } from 'axios';
import axios, { isAxiosError } from 'axios';
import type { Store } from 'redux';
import { sessionRefused } from '../application/session/session-news';
import { calculationRequested, lossesOf, lostLinesRestored } from '../application/cart/cart-slice';
import { termsNeeded } from '../application/delivery/delivery-slice';
import { visitShown } from '../application/analytics/count-visits.saga';
import { NO_ANALYTICS } from '../application/ports/analytics';
import type { LinkWindow } from '../application/ports/link-window';
import { NO_LINK_WINDOW } from '../application/ports/link-window';
import type { LostCartStorage } from '../application/ports/lost-cart-storage';
import type { Platform } from '../application/ports/platform';
import type { ProblemReporter } from '../application/ports/problem-reporter';
import type { ServerClock } from '../application/ports/server-clock';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';
import { isForCustomers } from '../application/store/customer-actions';
import type { LateSink } from '../application/store/late-sink';
import { createLateSink } from '../application/store/late-sink';
import type { MenuUseCases } from '../application/store/menu-watchers';
import { menuWatchers } from '../application/store/menu-watchers';
import { startSagas } from '../application/store/start-sagas';
import { countsVisits } from '../application/setup/setup';
import { emptiedLines } from '../domain/cart/cart-undo';
import { googleAnalytics } from '../infrastructure/analytics/google-analytics';
import type { RequestContext } from '../infrastructure/http/request-context';
import { attemptKeyCodec } from '../infrastructure/storage/attempt-key-codec';
import { consentCodec } from '../infrastructure/storage/consent-codec';
import { orderKeysCodec } from '../infrastructure/storage/order-keys-codec';
import { storedIn } from '../infrastructure/storage/stored-text';
import { sessionLostCart } from '../infrastructure/storage/session-lost-cart';
import type { SessionContainer } from './container';
import { openSession } from './container';
import { keepCityFresh } from './platform/refresh-city';
import { loadCore } from './load-core';
import type { SettableClock } from './platform/server-clock';
import { setByAnswer } from './platform/server-clock';
import { askForLiveOrder, refreshRestored } from './platform/refresh-restored';
import { tellTabs } from './platform/tell-tabs';
import { withoutCustomers } from './without-customers';

/** In milliseconds; a phone on a bad network may need long, a customer does not wait longer. */
const TIMEOUT = 15_000;

/** In milliseconds: a skeleton that only flashes would be worse than none. */
const LEAST_LOADING = 200;

const problems: ProblemReporter = {
  report: (call, failure) => {
    if (failure.kind === 'undecodable') {
      console.warn(`The answer to ${call} does not fit`, failure.paths);
    }
  },
};

const reportFault = (error: unknown): void => {
  console.error('A part of the shop failed and starts again', error);
};

/** The server keeps no session: an emptied cart is kept here, and comes back from here. */
const takeOverLostCart = (store: Store<ShopState>, storage: LostCartStorage): void => {
  const kept = storage.load();
  if (kept) store.dispatch(lostLinesRestored(kept));
  const lines = emptiedLines(lossesOf(store.getState().cart));
  if (lines) storage.save({ kind: 'emptied', lines });
};

const lostCart = sessionLostCart(() => window.sessionStorage);
const orderKeys = storedIn(() => window.localStorage, 'orders', orderKeysCodec);

/** What answers who logs in, orders, or says where they are; with the first who does. */
const lateCustomers = (
  store: Store<ShopState>,
  { session, clock, linkWindow, takeOverCart }: OpenedCore,
): LateSink => {
  // Heard from the start, whoever answers it.
  const tellOthers = tellTabs(store, (name) => new BroadcastChannel(name));
  const attempts = storedIn(() => window.sessionStorage, 'placing', attemptKeyCodec);
  const customers = createLateSink({
    isWanted: isForCustomers,
    bring: async () => {
      const attach = await loadCore(() =>
        import(/* webpackChunkName: "core-customers" */ './attach-customers').then(
          ({ attachCustomers }) => attachCustomers,
        ),
      );
      const there = {
        attempts,
        now: clock.now,
        takeOverCart,
        tellTabs: tellOthers,
        linkWindow,
      };
      return attach?.(store, session, there, reportFault) ?? null;
    },
    giveUp: (action) => {
      void withoutCustomers(store, linkWindow, action);
    },
  });
  // An order of this window has gone out and was not answered.
  if (attempts.load() !== null) customers.want();
  return customers;
};

const platformOf = (
  store: Store<ShopState>,
  loadTexts: Platform['loadTexts'],
  clock: ServerClock,
): Platform => {
  const { analytics } = store.getState().setup;
  return {
    host: () => window.location.host,
    loadTexts,
    leastLoading: LEAST_LOADING,
    analytics: countsVisits(analytics) ? googleAnalytics(window, analytics) : NO_ANALYTICS,
    consent: storedIn(() => window.localStorage, 'countVisits', consentCodec),
    now: clock.now,
  };
};

/** The second step while it begins. */
interface OpenedCore {
  readonly session: SessionContainer;
  readonly useCases: MenuUseCases;
  readonly clock: ServerClock;
  readonly linkWindow: LinkWindow;
  readonly takeOverCart: () => void;
}

/** Each answer says what time it is at the server. */
const httpBy = (clock: SettableClock): AxiosInstance => {
  const http = axios.create({ baseURL: '/api/v1', timeout: TIMEOUT });
  http.interceptors.response.use(
    (answer) => {
      setByAnswer(clock, answer.headers);
      return answer;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response) setByAnswer(clock, error.response.headers);
      throw error;
    },
  );
  return http;
};

export { persistedWithSagas } from './persistence/persisted-with-sagas';

/** The second step in the browser begins: the use-cases of this session, put together. */
export const openUseCases = (
  store: Store<ShopState>,
  loadTexts: (locale: string) => Promise<void>,
  clock: SettableClock,
  linkWindow: LinkWindow = NO_LINK_WINDOW,
  takeOverCart: () => void = () => undefined,
): OpenedCore => {
  const context: RequestContext = {
    locale: () => store.getState().language.locale,
    token: null,
    // The token is in a cookie that no script sees: nobody here can say whether an answer is for all.
    sharesAnswers: false,
    onUnauthorized: (session) => {
      store.dispatch(sessionRefused(session));
    },
  };
  const platform = platformOf(store, loadTexts, clock);
  const session = openSession(context, { http: httpBy(clock), problems, lostCart, platform });
  return { session, useCases: session.menu, clock, linkWindow, takeOverCart };
};

/** It goes on: sagas plug into the store that is already used, those of customers when they are asked for. */
export const attachCore = (store: Store<ShopState>, slot: CoreSlot, opened: OpenedCore): void => {
  const readers = startSagas(store, menuWatchers(opened.useCases), reportFault);
  const customers = lateCustomers(store, opened);
  slot.attach((action) => {
    readers.sink(action);
    customers.sink(action);
  });
  takeOverLostCart(store, lostCart);
  keepCityFresh(store, document);
  refreshRestored(store, orderKeys, window);
};

/** It ends: what no page waits for is asked, and the price where there is none yet. */
export const askFirst = (store: Store<ShopState>): void => {
  // Not asked for by the server: no page waits for what an address asks.
  store.dispatch(termsNeeded(undefined));
  if (countsVisits(store.getState().setup.analytics)) store.dispatch(visitShown(undefined));
  const { lines, calculation, progress } = store.getState().cart;
  if (lines.length > 0 && calculation === null && progress === 'settled') {
    store.dispatch(calculationRequested(undefined));
  }
  askForLiveOrder(store, orderKeys);
};
