import type { Action, Store } from 'redux';
import type { SagaMiddleware } from 'redux-saga';
import { runSaga, stdChannel } from 'redux-saga';
import { actionChannel, call, take } from 'typed-redux-saga';
import { visitShown } from '../application/analytics/count-visits.saga';
import { calculationRequested } from '../application/cart/cart-slice';
import { termsRequested } from '../application/delivery/delivery-slice';
import { sessionRefused } from '../application/session/session-news';
import { countsVisits } from '../application/setup/setup';
import type { ShopState } from '../application/store/root-reducer';
import { menuSagas } from '../application/store/menu-sagas';
import type { ShopUseCases } from '../application/store/shop-use-cases';
import { reloadOnceAMinute } from '../ui/navigation/page-reload';
import { bindUseCases } from './container';
import { persistedWithSagas } from './persistence/persisted-with-sagas';
import type { Persistence } from './persistence/persistence';
import type { AdaptedPage } from './platform/browser-adapters';
import { browserAdapters } from './platform/browser-adapters';
import { browserStorage } from './platform/browser-storage';
import { nextTask } from './platform/next-task';
import { withRetries } from './platform/with-retries';
import { releaseOrderRoom } from './platform/release-order-room';
import { refreshCity } from './platform/refresh-city';
import { askForLiveOrder, refreshRestored } from './platform/refresh-restored';

/** How pages and modals beyond the menu get the sagas of customers. */
export interface CustomerSagas {
  isWanted: boolean;
  /** Called when they are wanted, each time. */
  run: () => void;
}

/** A page that has hydrated, for the sagas. */
export interface HydratedPage extends AdaptedPage {
  readonly sagas: SagaMiddleware;
  /** Replays the actions that were dispatched before the sagas ran. */
  readonly replay: () => void;
  readonly restore: Persistence['restore'];
  readonly customers: CustomerSagas;
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
  store.dispatch(termsRequested(undefined));
  if (countsVisits(setup.analytics)) store.dispatch(visitShown(undefined));
  if (cart.lines.length > 0 && cart.calculation === null && cart.progress === 'settled') {
    store.dispatch(calculationRequested(undefined));
  }
};

/**
 * Runs the sagas of customers, whose chunk comes when they are first wanted. They hear of every action from
 * now on; those that come before the chunk wait for it.
 */
function* runCustomerSagas({ dispatch, getState }: Store<ShopState>, useCases: ShopUseCases) {
  const actions = yield* actionChannel<Action>('*');
  const { customerSagas } = yield* call(() =>
    withRetries(
      () => import(/* webpackChunkName: "customer-sagas" */ '../application/store/customer-sagas'),
    ),
  );
  const channel = stdChannel<Action>();
  for (const saga of customerSagas) {
    yield* call(nextTask);
    runSaga({ channel, dispatch, getState }, saga, useCases, reportFault);
  }
  for (;;) channel.put(yield* take(actions));
}

/** The second step of the start: runs the sagas beside the store that is already used, in several tasks. */
export const startSagas = async (page: HydratedPage): Promise<void> => {
  const { store, sagas, replay, restore, customers } = page;
  restore(persistedWithSagas({ ...browserStorage, now: page.clock.now }));
  releaseOrderRoom(store, document.documentElement);
  await nextTask();
  const resolve = bindPage(page);
  await nextTask();
  const useCases = resolve();
  for (const saga of menuSagas) {
    await nextTask();
    sagas.run(saga, useCases, reportFault);
  }
  let running: Promise<unknown> | null = null;
  customers.run = () => {
    running ??= sagas
      .run(runCustomerSagas, store, useCases)
      .toPromise()
      .catch(async () => {
        // Only a fresh page can do more.
        await reloadOnceAMinute();
      });
  };
  if (
    customers.isWanted ||
    store.getState().account.isSignedIn ||
    useCases.attempts.load() !== null
  ) {
    customers.run();
  }
  replay();
  await nextTask();
  refreshCity(store, document);
  refreshRestored(store, useCases.orderKeys, window);
  await nextTask();
  requestFirst(store);
  askForLiveOrder(store, useCases.orderKeys);
};
