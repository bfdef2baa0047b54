import type { Store } from 'redux';
import { toldPricesRestored } from '../application/cart/told-slice';
import type { ToldPricesStorage } from '../application/ports/told-prices-storage';
import type { ShopState } from '../application/store/root-reducer';

/** Keeps through the pages of a session which prices of delivery its customer was told. */
export const keepToldPrices = (store: Store<ShopState>, storage: ToldPricesStorage): void => {
  const before = storage.load();
  if (before.length > 0) store.dispatch(toldPricesRestored(before));
  let kept = store.getState().told.deliveryPrices;
  store.subscribe(() => {
    const { deliveryPrices } = store.getState().told;
    if (deliveryPrices === kept) return;
    kept = deliveryPrices;
    storage.save(kept);
  });
};
