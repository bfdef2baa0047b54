import type { Store } from 'redux';
import { checkoutRestored } from '../application/checkout/checkout-slice';
import { timeChosen } from '../application/order-options/order-options-slice';
import type { CheckoutStorage, CheckoutForm } from '../application/ports/checkout-storage';
import type { ShopState } from '../application/store/root-reducer';

const isBlank = ({ firstName, phone, paymentType, changeFrom, comment }: CheckoutForm): boolean =>
  paymentType === null && [firstName, phone, changeFrom, comment].every((text) => text === '');

/**
 * Keeps what was typed at the checkout, and the chosen time, through the pages of a session. What was
 * kept comes back after the page was taken over, as its own server could not know it.
 */
export const keepCheckout = (store: Store<ShopState>, storage: CheckoutStorage): void => {
  const found = storage.load();
  // A form that the server was sent, and shows again, is newer than what was kept before it.
  if (found && isBlank(store.getState().checkout)) {
    store.dispatch(checkoutRestored(found.form));
    if (found.time.timeType === 'on_time') store.dispatch(timeChosen(found.time));
  }
  let { checkout, orderOptions } = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    const isSame = now.checkout === checkout && now.orderOptions.time === orderOptions.time;
    if (isSame) return;
    ({ checkout, orderOptions } = now);
    storage.save({ form: checkout, time: orderOptions.time });
  });
};
