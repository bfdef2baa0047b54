import 'reflect-metadata/lite';
import axios from 'axios';
import type { Store } from 'redux';
import { sessionRefused } from '../application/account/end-session.saga';
import { calculationRequested, lossesOf, lostLinesRestored } from '../application/cart/cart-slice';
import { termsNeeded } from '../application/delivery/delivery-slice';
import { visitShown } from '../application/analytics/count-visits.saga';
import { NO_ANALYTICS } from '../application/ports/analytics';
import type { LinkWindow } from '../application/ports/link-window';
import { NO_LINK_WINDOW } from '../application/ports/link-window';
import type { LostCartStorage } from '../application/ports/lost-cart-storage';
import type { ProblemReporter } from '../application/ports/problem-reporter';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';
import type { ShopUseCases } from '../application/store/root-saga';
import { runCore } from '../application/store/run-core';
import { countsVisits } from '../application/setup/setup';
import { emptiedLines } from '../domain/cart/cart-undo';
import { googleAnalytics } from '../infrastructure/analytics/google-analytics';
import { createSharedContainer, openVisit } from '../infrastructure/container/visit-container';
import { makeLoadAddressFinder } from '../infrastructure/maps/load-address-finder';
import { locateDevice } from '../infrastructure/maps/locate-device';
import { localConsent } from '../infrastructure/storage/local-consent';
import { sessionReorder } from '../infrastructure/storage/session-reorder';
import { sessionLostCart } from '../infrastructure/storage/session-lost-cart';
import { accountSurroundings } from './account-surroundings';
import { orderSurroundings } from './order-surroundings';
import { keepReorder } from './keep-reorder';
import { keepCityFresh } from './keep-city-fresh';

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

/** The server keeps no session: an emptied cart is kept here, and comes back from here. */
const takeOverLostCart = (store: Store<ShopState>, storage: LostCartStorage): void => {
  const kept = storage.load();
  if (kept) store.dispatch(lostLinesRestored(kept));
  const lines = emptiedLines(lossesOf(store.getState().cart));
  if (lines) storage.save({ kind: 'emptied', lines });
};

const lostCart = sessionLostCart(() => window.sessionStorage);

/** The second step in the browser begins: the use-cases of this visit, put together. */
export const openUseCases = (
  store: Store<ShopState>,
  loadTexts: (locale: string) => Promise<void>,
  linkWindow: LinkWindow = NO_LINK_WINDOW,
  takeOverCart: () => void = () => undefined,
): ShopUseCases => {
  const { analytics, maps } = store.getState().setup;
  const { defaultLocale } = store.getState().language.locales;
  const shared = createSharedContainer({
    http: axios.create({ baseURL: '/api/v1', timeout: TIMEOUT }),
    problems,
    lostCart,
    surroundings: {
      host: () => window.location.host,
      loadTexts,
      leastLoading: LEAST_LOADING,
      sharedCallTime: TIMEOUT,
      analytics: countsVisits(analytics) ? googleAnalytics(window, analytics) : NO_ANALYTICS,
      consent: localConsent(() => window.localStorage),
      loadAddressFinder: makeLoadAddressFinder({ maps, defaultLocale, window }),
      // Absent on pages without TLS, whatever the types say.
      locateDevice: locateDevice(() => navigator.geolocation as Geolocation | undefined),
      account: accountSurroundings(store, linkWindow),
      orders: orderSurroundings(takeOverCart),
    },
  });
  return openVisit(shared, {
    locale: () => store.getState().language.locale,
    token: null,
    // The token is in a cookie that no script sees: nobody here can say whether an answer is for all.
    sharesAnswers: false,
    onUnauthorized: (session) => {
      store.dispatch(sessionRefused(session));
    },
  });
};

/** It goes on: use-cases and sagas plug into the store that is already used. */
export const attachCore = (
  store: Store<ShopState>,
  slot: CoreSlot,
  useCases: ShopUseCases,
): void => {
  runCore(store, slot, useCases, (error) => {
    console.error('A part of the shop failed and starts again', error);
  });
  takeOverLostCart(store, lostCart);
  keepReorder(
    store,
    sessionReorder(() => window.sessionStorage),
  );
  keepCityFresh(store, document);
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
};
