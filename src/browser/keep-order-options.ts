import type { Store } from 'redux';
import { calculationRequested } from '../application/cart/cart-slice';
import { orderOptionsRestored } from '../application/order/order-options-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { OrderOptions } from '../domain/order/order-options';
import { keptOrderOptions } from '../infrastructure/storage/kept-order-options';
import { encodeOrderOptions } from '../infrastructure/storage/order-cookie';

/** Whether both would be kept in the same way; their times are not looked at. */
const isSame = (one: OrderOptions, other: OrderOptions): boolean =>
  encodeOrderOptions(one) === encodeOrderOptions(other);

/**
 * Keeps what is wished with the order, except for its time, and takes over what another tab has
 * changed meanwhile, or what an older copy of this page does not know.
 */
export const keepOrderOptions = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): void => {
  const storage = keptOrderOptions({ jar: page, area: () => window.localStorage, isSecure });
  const atStart = store.getState();
  let kept = atStart.orderOptions;
  let { lines } = atStart.cart;
  let inStorage = storage.read();

  const takeOver = (wished: OrderOptions): void => {
    const { orderOptions } = store.getState();
    if (isSame(wished, orderOptions)) return;
    kept = { ...wished, time: orderOptions.time };
    store.dispatch(orderOptionsRestored(kept));
    store.dispatch(calculationRequested(undefined));
  };

  const takeOverNews = (): void => {
    const now = storage.read();
    // Where nothing can be stored nothing ever changes there, and the wishes stay as they are.
    if (isSame(now, inStorage)) return;
    inStorage = now;
    takeOver(now);
  };

  takeOver(inStorage);
  store.subscribe(() => {
    const { orderOptions, cart } = store.getState();
    if (orderOptions !== kept) {
      kept = orderOptions;
      storage.write(kept);
      inStorage = storage.read();
    }
    // A cart that grows or shrinks leaves another room.
    else if (cart.lines !== lines) storage.write(inStorage);
    ({ lines } = cart);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') takeOverNews();
  });
  window.addEventListener('focus', takeOverNews);
};
