import type { Store } from 'redux';
import { calculationRequested } from '../application/cart/cart-slice';
import { selectionHere } from '../application/delivery/delivery-selectors';
import { selectionRestored } from '../application/delivery/delivery-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { DeliverySelection } from '../domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../domain/delivery/delivery-selection';
import { keptSelection } from '../infrastructure/storage/kept-selection';
import { encodeSelection } from '../infrastructure/storage/selection-cookie';

const isSame = (one: DeliverySelection, other: DeliverySelection): boolean =>
  encodeSelection(one) === encodeSelection(other);

/**
 * Keeps where the order goes, of guests and customers alike, and takes over what another tab has
 * chosen meanwhile, or what an older copy of this page or the server could not know. What the city no
 * longer knows is forgotten here too. Rules 17.8.
 */
export const keepSelection = (store: Store<ShopState>, page: Document, isSecure: boolean): void => {
  const storage = keptSelection({ jar: page, area: () => window.localStorage, isSecure });
  const { delivery, cart } = store.getState();
  let kept = delivery.selection;
  let inStorage = storage.read();
  let { lines } = cart;

  const keep = (selection: DeliverySelection): void => {
    kept = selection;
    storage.write(selection);
    inStorage = storage.read();
  };

  /** What is kept in the browser counts, as far as it is known here. */
  const takeOver = (chosen: DeliverySelection): void => {
    const here = selectionHere(store.getState(), chosen);
    if (isSame(here, store.getState().delivery.selection)) return;
    kept = here;
    store.dispatch(selectionRestored(here));
    store.dispatch(calculationRequested(undefined));
  };

  const takeOverNews = (): void => {
    const now = storage.read();
    // Where nothing can be stored nothing ever changes there, and the choice stays as it is.
    if (isSame(now, inStorage)) return;
    inStorage = now;
    takeOver(now);
  };

  takeOver(inStorage);
  // A page just made knows the city; one that was open for long may only not know a new branch. And
  // whoever has chosen nothing gets no cookie, also where there is nothing to choose.
  if (!isSame(inStorage, NOTHING_SELECTED) && !isSame(inStorage, kept)) keep(kept);
  store.subscribe(() => {
    const state = store.getState();
    if (state.delivery.selection !== kept) keep(state.delivery.selection);
    // A cart that grows or shrinks leaves another room.
    else if (state.cart.lines !== lines) storage.write(inStorage);
    ({ lines } = state.cart);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') takeOverNews();
  });
  window.addEventListener('focus', takeOverNews);
};
