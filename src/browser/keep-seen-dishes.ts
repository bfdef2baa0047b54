import type { Store } from 'redux';
import { dishesSeen } from '../application/cart/cart-slice';
import { seenDishesOf } from '../application/pricing/seen-dishes';
import type { ShopState } from '../application/store/root-reducer';
import type { SeenDishesStorage } from '../infrastructure/storage/local-seen-dishes';

/** What decides which dishes are known; nothing else is looked at. */
const sourcesOf = ({ cart, catalogue, search, favourites }: ShopState): readonly unknown[] => [
  cart.lines,
  cart.lost,
  cart.products,
  catalogue,
  search,
  favourites.products,
];

/**
 * Persists what the cart's dishes are called and look like, so that a cart whose dishes cannot be had
 * from the backend still says what is in it.
 */
export const keepSeenDishes = (store: Store<ShopState>, storage: SeenDishesStorage): void => {
  if (store.getState().cart.lines.length > 0) store.dispatch(dishesSeen(storage.load()));
  let sources: readonly unknown[] = [];
  const follow = (): void => {
    const state = store.getState();
    const now = sourcesOf(state);
    if (now.every((source, index) => source === sources[index])) return;
    sources = now;
    const seen = seenDishesOf(state);
    const before = state.cart.seenDishes;
    if (seen.length === before.length && seen.every((card, index) => card === before[index]))
      return;
    storage.save(seen);
    store.dispatch(dishesSeen(seen));
  };
  follow();
  store.subscribe(follow);
};
