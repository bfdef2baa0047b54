import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createCoreSlot } from '../application/store/core-slot';
import { createShopStore } from '../application/store/create-store';
import { pageFailed } from '../application/navigation/page-slice';
import { takeOverBareCookies } from '../infrastructure/storage/document-cookies';
import { storedLocale } from '../infrastructure/storage/stored-choice';
import { App } from '../ui/app/app';
import { AnswersPresses, TakePresses } from '../ui/app/hydration-effect';
import { moduleOf } from '../ui/app/page-modules';
import { reloadIfOnline, reloadOnceAMinute } from '../ui/app/page-reload';
import { locateRoute } from '../ui/app/route-table';
import { ShopProviders } from '../ui/app/shop-providers';
import { bringFurtherWords } from '../ui/text/further-words';
import { LoadGoogle } from '../ui/maps/google/load-google';
import { OpenTelegramWindow } from '../ui/modals/open-telegram-window';
import { fetchGoogle } from './platform/fetch-google';
import { makeLinkWindow } from './platform/link-window';
import { nextTask } from './platform/next-task';
import { replayIntents } from './intents/replay-intents';
import { changedControls } from './intents/changed-controls';
import { loadCore } from './load-core';
import { createShelf, fetchWords } from './load-texts';
import { noteLinks } from './note-links';
import { persistedSlices } from './persistence/persisted-slices';
import { createPersistence } from './persistence/persistence';
import { PartsArriving } from './parts-arriving';
import { readPageState } from './read-page-state';
import { createServerClock, setByPage } from './platform/server-clock';
import { withoutCore } from './without-core';

/** The status of a page that nobody answers. */
const OUT_OF_REACH = 503;

/**
 * The first step in the browser: the page that the server made comes alive. Presses from now on
 * count; what they ask of the backend waits in the slot until the second step, the core, is there.
 */
export const startShop = async (): Promise<void> => {
  const root = document.getElementById('root');
  const state = readPageState(document);
  if (!root || !state) return;
  const clock = createServerClock({
    elapsed: () => performance.now(),
    device: () => Date.now(),
  });
  setByPage(clock, performance);
  const slot = createCoreSlot();
  const persistence = createPersistence(window);
  const store = createShopStore(slot, state, persistence.middleware);
  const isSecure = window.location.protocol === 'https:';
  takeOverBareCookies(document, isSecure);
  const storage = {
    page: document,
    local: () => window.localStorage,
    session: () => window.sessionStorage,
    isSecure,
    now: clock.now,
  };
  persistence.restore(persistedSlices(storage));
  // After what is stored: the first invitation wins.
  noteLinks(store, window.location.search, clock.now);
  const { route } = locateRoute(window.location, state.language.locales);
  await nextTask();
  const texts = createShelf(async (locale, part) => {
    const words = await fetchWords(locale, part);
    // Reading them is one task, and what is made of them another.
    await nextTask();
    return words;
  });
  bringFurtherWords(texts.loadFurther);
  try {
    // The page first: by its name it is known whether all words are wanted.
    await Promise.all([moduleOf(route)?.preload(), texts.load(state.language.locale)]);
  } catch {
    // What the server made can be read and its links lead on; only a fresh page can do more.
    // Presses go along with a reload; where there is none, the server answers them.
    if ((await reloadOnceAMinute()) !== 'reloading') window.intents?.send('');
    return;
  }
  await nextTask();
  const linkWindow = makeLinkWindow(window);
  let tellAlive = (): void => undefined;
  const alive = new Promise<void>((resolve) => {
    tellAlive = resolve;
  });
  const pressesToTake = (): void => {
    const changes = changedControls(root);
    // Not while React is at work, which it still is when it says that the page is alive.
    queueMicrotask(() => {
      try {
        changes.forEach(({ repeat }) => {
          repeat();
        });
        replayIntents(store, window, flushSync);
      } finally {
        // Whatever a browser makes of that: the core is waiting.
        tellAlive();
      }
    });
  };
  await nextTask();
  const arrival = loadCore(async () => {
    const parts = await import(/* webpackChunkName: "later-parts" */ '../ui/app/all-later-parts');
    await nextTask();
    return parts.LATER_PARTS;
  });
  const tree = (
    <ShopProviders store={store} hydrated={state} texts={texts} clock={clock}>
      <LoadGoogle value={fetchGoogle(window)}>
        <OpenTelegramWindow value={linkWindow.open}>
          <AnswersPresses value={() => !window.intents?.own}>
            <TakePresses value={pressesToTake}>
              <PartsArriving arrival={arrival}>
                <BrowserRouter>
                  <App />
                </BrowserRouter>
              </PartsArriving>
            </TakePresses>
          </AnswersPresses>
        </OpenTelegramWindow>
      </LoadGoogle>
    </ShopProviders>
  );
  const fetchedCore = loadCore(async () => {
    const { makeCoreReady } = await import(/* webpackChunkName: "core" */ './core-pieces');
    return makeCoreReady();
  });
  await nextTask();
  // In small steps, between which the browser scrolls and answers.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
  // What is kept in the browser comes before the questions that are asked about it, and both meet a
  // page that is alive: until then its effects know what the server knew.
  const [core, parts] = await Promise.all([fetchedCore, arrival, alive]);
  if (core && parts) {
    const useCases = core.openUseCases(
      store,
      (locale) => texts.load(locale),
      clock,
      linkWindow,
      persistence.takeOver,
    );
    await nextTask();
    persistence.restore(core.persistedWithSagas(storage));
    core.attachCore(store, slot, useCases);
    await nextTask();
    core.askFirst(store);
    return;
  }
  const reload = (): void => {
    storedLocale({ jar: document, isSecure }).save(store.getState().language.chosen);
    void reloadIfOnline().then((isReloading) => {
      const { route } = store.getState().page;
      if (!isReloading) store.dispatch(pageFailed({ route, status: OUT_OF_REACH }));
    });
  };
  await withoutCore(store, slot, reload, linkWindow);
};
