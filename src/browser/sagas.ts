import type { Store } from 'redux';
import type { SagaMiddleware } from 'redux-saga';
import { visitShown } from '../application/analytics/count-visits.saga';
import { calculationRequested } from '../application/cart/cart-slice';
import { termsNeeded } from '../application/delivery/delivery-slice';
import { sessionRefused } from '../application/session/session-news';
import { countsVisits } from '../application/setup/setup';
import type { ShopState } from '../application/store/root-reducer';
import { watcherSagas } from '../application/store/root-saga';
import type { ShopUseCases } from '../application/store/shop-use-cases';
import { bindUseCases } from './container';
import { persistedWithSagas } from './persistence/persisted-with-sagas';
import type { Persistence } from './persistence/persistence';
import type { AdaptedPage } from './platform/browser-adapters';
import { browserAdapters } from './platform/browser-adapters';
import { browserStorage } from './platform/browser-storage';
import { nextTask } from './platform/next-task';
import { refreshCity } from './platform/refresh-city';
import { askForLiveOrder, refreshRestored } from './platform/refresh-restored';

/** A page that has hydrated, for the sagas. */
export interface HydratedPage extends AdaptedPage {
  readonly sagas: SagaMiddleware;
  /** Replays the actions that were dispatched before the sagas ran. */
  readonly replay: () => void;
  readonly restore: Persistence['restore'];
}

const reportFault = (error: unknown): void => {
  console.error('A part of the shop failed and starts again', error);
};

const bindPage = (page: HydratedPage): (() => ShopUseCases) => {
  const { store } = page;
  return bindUseCases(
    {
      locale: () => store.getState().language.locale,
      token: null,
      currencyDigits: () => store.getState().settings?.currency.digits ?? null,
      // The token is in a cookie that no script sees: nobody here can say whether an answer is for all.
      sharesAnswers: false,
      onUnauthorized: (session) => {
        store.dispatch(sessionRefused(session));
      },
    },
    browserAdapters(page),
  );
};

/** Requests what no page waits for, and the price where the server did not need it. */
const requestFirst = (store: Store<ShopState>): void => {
  const { setup, cart } = store.getState();
  store.dispatch(termsNeeded(undefined));
  if (countsVisits(setup.analytics)) store.dispatch(visitShown(undefined));
  if (cart.lines.length > 0 && cart.calculation === null && cart.progress === 'settled') {
    store.dispatch(calculationRequested(undefined));
  }
};

/** The second step of the start: runs the sagas beside the store that is already used, in several tasks. */
export const startSagas = async (page: HydratedPage): Promise<void> => {
  const { store, sagas, replay, restore } = page;
  restore(persistedWithSagas(browserStorage));
  await nextTask();
  const resolve = bindPage(page);
  await nextTask();
  const useCases = resolve();
  for (const saga of watcherSagas) {
    await nextTask();
    sagas.run(saga, useCases, reportFault);
  }
  replay();
  await nextTask();
  refreshCity(store, document);
  refreshRestored(store, useCases.orderKeys, window);
  await nextTask();
  requestFirst(store);
  askForLiveOrder(store, useCases.orderKeys);
};
