import type { Store } from 'redux';
import type { ShopState } from '../application/store/root-reducer';
import { sessionCheckout } from '../infrastructure/storage/session-checkout';
import { sessionTold } from '../infrastructure/storage/session-told';
import { keepAddresses } from './keep-addresses';
import { keepCheckout } from './keep-checkout';
import { keepOrderOptions } from './keep-order-options';
import { keepSelection } from './keep-selection';
import { keepTold } from './keep-told';
import { keepViewed } from './keep-viewed';

/**
 * Keeps in the browser what only pages beyond the menu and what opens over them can change, and takes
 * over what was kept of it. To be called once; before any such page, and before the core, which asks
 * the backend about it.
 */
export const keepFurther = (store: Store<ShopState>, page: Document, isSecure: boolean): void => {
  // Each before what comes after it in the claim to the cookies' room.
  keepSelection(store, page, isSecure);
  keepOrderOptions(store, page, isSecure);
  keepAddresses(store, page, isSecure);
  keepViewed(store, page, isSecure);
  keepTold(
    store,
    sessionTold(() => window.sessionStorage),
  );
  // After the other wishes, which come without a time.
  keepCheckout(
    store,
    sessionCheckout(() => window.sessionStorage),
  );
};
