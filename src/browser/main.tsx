import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { Store } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { createShopStore } from '../application/store/create-store';
import { queueUntilStarted } from '../application/store/queue-until-started';
import type { ShopState } from '../application/store/root-reducer';
import { takeOverBareCookies } from '../infrastructure/storage/document-cookies';
import { App } from '../ui/app/app';
import { moduleOf } from '../ui/app/page-modules';
import { reloadOnceAMinute } from '../ui/navigation/page-reload';
import { OnHydrated } from '../ui/app/hydration-effect';
import { locateRoute } from '../ui/navigation/route-table';
import { SagaChunk } from '../ui/hooks/saga-chunk';
import { ShopProviders } from '../ui/app/shop-providers';
import { LoadGoogle } from '../ui/maps/google/load-google';
import { OpenTelegramWindow } from '../ui/modals/sign-in/open-telegram-window';
import { setDeferredLoader } from '../ui/i18n/deferred-translations';
import { createTranslationStore } from './load-translations';
import type { CustomerSagas } from './sagas';
import { noteLinks } from './note-links';
import { persistedSlices } from './persistence/persisted-slices';
import { createPersistence } from './persistence/persistence';
import { browserStorage } from './platform/browser-storage';
import { fetchGoogle } from './platform/fetch-google';
import { makeLinkWindow } from './platform/link-window';
import { nextTask } from './platform/next-task';
import type { SettableClock } from './platform/server-clock';
import { createServerClock, setByPage } from './platform/server-clock';
import { withRetries } from './platform/with-retries';
import { replayIntents } from './intents/replay-intents';
import { readPageState } from './read-page-state';

/** The store with what this browser has stored in it; its actions wait for the sagas. */
const openStore = (state: ShopState, { now }: SettableClock) => {
  const { channel, start: replay } = queueUntilStarted();
  const sagas = createSagaMiddleware({ channel });
  const { middleware, restore, takeOver } = createPersistence(window);
  const store = createShopStore(state, sagas, middleware);
  takeOverBareCookies(document, browserStorage.isSecure);
  restore(persistedSlices({ ...browserStorage, page: document, now }));
  // After what is stored: the first invitation wins.
  noteLinks(store, window.location.search, now);
  return { store, sagas, replay, restore, takeOver };
};

/** Resolves when the page has hydrated and what was clicked and typed before is done. */
const hydrate = (root: HTMLElement, store: Store<ShopState>, tree: ReactNode): Promise<void> =>
  new Promise((resolve) => {
    let isHydrated = false;
    const onHydrated = (): void => {
      if (isHydrated) return;
      isHydrated = true;
      // Whatever comes of that: the sagas are waiting.
      void replayIntents(store, window, flushSync).finally(resolve);
    };
    // In small steps, between which the browser scrolls and answers.
    startTransition(() => {
      hydrateRoot(root, <OnHydrated value={onHydrated}>{tree}</OnHydrated>);
    });
  });

/** The first step of the start: hydrates the page that the server made. The second runs the sagas. */
const start = async (root: HTMLElement, state: ShopState): Promise<void> => {
  const clock = createServerClock({ elapsed: () => performance.now(), device: () => Date.now() });
  setByPage(clock, performance);
  await nextTask();
  const opened = openStore(state, clock);
  await nextTask();
  const translations = createTranslationStore();
  const customers: CustomerSagas = { isWanted: false, run: () => undefined };
  setDeferredLoader(() => {
    customers.isWanted = true;
    customers.run();
    return translations.loadFurther();
  });
  const { route } = locateRoute(window.location, state.language.locales);
  try {
    await Promise.all([moduleOf(route)?.preload(), translations.load(state.language.locale)]);
  } catch {
    // What the server made can be read and its links lead on; only a fresh page can do more.
    // Clicks go along with a reload; where there is none, the server answers them.
    if ((await reloadOnceAMinute()) !== 'reloading') window.intents?.send('');
    return;
  }

  const sagaChunk = withRetries(async () => {
    const { evaluateSagas } = await import(/* webpackChunkName: "sagas" */ './evaluate-sagas');
    return evaluateSagas();
  });
  await nextTask();
  const linkWindow = makeLinkWindow(window);
  const tree = (
    <ShopProviders store={opened.store} hydrated={state} translations={translations} clock={clock}>
      <LoadGoogle value={fetchGoogle}>
        <OpenTelegramWindow value={linkWindow.open}>
          <SagaChunk value={sagaChunk}>
            {/* Without transitions, which would let a modal open over a page that is already left. */}
            <BrowserRouter useTransitions={false}>
              <App />
            </BrowserRouter>
          </SagaChunk>
        </OpenTelegramWindow>
      </LoadGoogle>
    </ShopProviders>
  );
  const [chunk] = await Promise.all([
    // Where it cannot be had, the page says so (`StartFailure`).
    sagaChunk.catch(() => null),
    // Answers of the backend must not meet a page that is half hydrated.
    hydrate(root, opened.store, tree),
  ]);
  await chunk?.startSagas({
    ...opened,
    clock,
    customers,
    loadTranslations: translations.load,
    linkWindow,
  });
};

const root = document.getElementById('root');
const state = readPageState(document);
if (root && state) void start(root, state);
