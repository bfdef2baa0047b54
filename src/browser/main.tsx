import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createCoreSlot } from '../application/store/core-slot';
import { createShopStore } from '../application/store/create-store';
import { instant } from '../domain/time/instant';
import { localAvoidedAllergens } from '../infrastructure/allergen/local-avoided-allergens';
import { localReferral } from '../infrastructure/storage/local-referral';
import { sessionCheckout } from '../infrastructure/storage/session-checkout';
import { sessionDismissedWarnings } from '../infrastructure/storage/session-dismissed-warnings';
import { sessionTold } from '../infrastructure/storage/session-told';
import { sessionLinkedPromo } from '../infrastructure/storage/session-linked-promo';
import { App } from '../ui/app/app';
import { TakePresses } from '../ui/app/press-taker';
import { moduleOf } from '../ui/app/page-modules';
import { reloadOnceAMinute } from '../ui/app/page-reload';
import { locateRoute } from '../ui/app/route-table';
import { ShopProviders } from '../ui/app/shop-providers';
import { bringFurtherWords } from '../ui/text/further-words';
import { LoadGoogle } from '../ui/maps/google/load-google';
import { OpenTelegramWindow } from '../ui/modals/open-telegram-window';
import { fetchGoogle } from './fetch-google';
import { goOnWithoutCore } from './go-on-without-core';
import { keepAddresses } from './keep-addresses';
import { keepAvoidedAllergens } from './keep-avoided-allergens';
import { keepCart } from './keep-cart';
import { keepCheckout } from './keep-checkout';
import { keepDismissedWarnings } from './keep-dismissed-warnings';
import { keepFavourites } from './keep-favourites';
import { keepLanguage } from './keep-language';
import { keepLinkedPromo } from './keep-linked-promo';
import { keepOrderOptions } from './keep-order-options';
import { keepReferral } from './keep-referral';
import { keepSelection } from './keep-selection';
import { keepTold } from './keep-told';
import { keepViewed } from './keep-viewed';
import { makeLinkWindow } from './link-window';
import { takePresses } from './press/take-presses';
import { earlyChanges } from './press/take-typed';
import { loadCore } from './load-core';
import { createShelf } from './load-texts';
import { readPageState } from './read-page-state';

/**
 * The first step in the browser: the page that the server made comes alive. Presses from now on
 * count; what they ask of the backend waits in the slot until the second step, the core, is there.
 */
const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  const state = readPageState(document);
  if (!root || !state) return;
  const slot = createCoreSlot();
  const store = createShopStore(slot, state);
  const { route } = locateRoute(window.location, state.language.locales);
  const texts = createShelf();
  bringFurtherWords(texts.loadFurther);
  try {
    // The page first: by its name it is known whether all words are wanted.
    await Promise.all([moduleOf(route)?.preload(), texts.load(state.language.locale)]);
  } catch {
    // What the server made can be read and its links lead on; only a fresh page can do more.
    // Presses go along with a reload; where there is none, the server answers them.
    if (!reloadOnceAMinute()) window.presses?.send('');
    return;
  }
  const isSecure = window.location.protocol === 'https:';
  const takeOverCart = keepCart(store, document, isSecure);
  // After the cart, which has the first claim to the cookies' room, each before what comes after it.
  keepSelection(store, document, isSecure);
  keepOrderOptions(store, document, isSecure);
  keepAddresses(store, document, isSecure);
  keepFavourites(store, document, isSecure);
  keepViewed(store, document, isSecure);
  const keepChosenLanguage = keepLanguage(store, document, isSecure);
  keepLinkedPromo(
    store,
    sessionLinkedPromo(() => window.sessionStorage),
  );
  keepReferral(
    store,
    localReferral(() => window.localStorage),
    () => instant(Date.now()),
  );
  keepDismissedWarnings(
    store,
    sessionDismissedWarnings(() => window.sessionStorage),
  );
  keepTold(
    store,
    sessionTold(() => window.sessionStorage),
  );
  // After the other wishes, which come without a time.
  keepCheckout(
    store,
    sessionCheckout(() => window.sessionStorage),
  );
  keepAvoidedAllergens(
    store,
    localAvoidedAllergens(() => window.localStorage),
  );
  const linkWindow = makeLinkWindow(window);
  const pressesToTake = (): void => {
    const changes = earlyChanges(root);
    // Not while React is at work, which it still is when it says that the page is alive.
    queueMicrotask(() => {
      changes.forEach(({ repeat }) => {
        repeat();
      });
      takePresses(store, window, flushSync);
    });
  };
  const tree = (
    <ShopProviders store={store} hydrated={state} texts={texts}>
      <LoadGoogle value={fetchGoogle(window)}>
        <OpenTelegramWindow value={linkWindow.open}>
          <TakePresses value={pressesToTake}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </TakePresses>
        </OpenTelegramWindow>
      </LoadGoogle>
    </ShopProviders>
  );
  // In small steps, between which the browser scrolls and answers.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
  const core = await loadCore(() =>
    import(/* webpackChunkName: "core" */ './attach-core').then(({ attachCore }) => attachCore),
  );
  if (core) core(store, slot, (locale) => texts.load(locale), linkWindow, takeOverCart);
  else {
    const reload = (): void => {
      keepChosenLanguage();
      window.location.reload();
    };
    goOnWithoutCore(store, slot, reload, linkWindow);
  }
};

void start();
