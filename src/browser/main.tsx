import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createCoreSlot } from '../application/store/core-slot';
import { createShopStore } from '../application/store/create-store';
import { App } from '../ui/app/app';
import { moduleOf } from '../ui/app/page-modules';
import { locateRoute } from '../ui/app/route-table';
import { ShopProviders } from '../ui/app/shop-providers';
import { createStyleCache } from '../ui/app/style-cache';
import { goOnWithoutCore } from './go-on-without-core';
import { keepCart } from './keep-cart';
import { loadCore } from './load-core';
import { loadTexts } from './load-texts';
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
  const { route } = locateRoute(window.location, state.session.locales);
  const [texts] = await Promise.all([loadTexts(state.session.locale), moduleOf(route)?.preload()]);
  keepCart(store, document, window.location.protocol === 'https:');
  hydrateRoot(
    root,
    <ShopProviders store={store} hydrated={state} texts={texts} styles={createStyleCache()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ShopProviders>,
  );
  const core = await loadCore(() =>
    import(/* webpackChunkName: "core" */ './attach-core').then(({ attachCore }) => attachCore),
  );
  if (core) core(store, slot);
  else goOnWithoutCore(store, slot);
};

void start();
