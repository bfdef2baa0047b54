import type { SagaGenerator } from 'typed-redux-saga';
import { put, select, take } from 'typed-redux-saga';
import { dishesSeen, selectCart } from '../cart/cart-slice';
import type { SeenDishesRoot } from './seen-dishes';
import { seenDishesOf } from './seen-dishes';

/** Returns what decides which dishes are known; nothing else is looked at. */
const sourcesOf = ({
  cart,
  catalogue,
  menuSections,
  search,
  favourites,
}: SeenDishesRoot): readonly unknown[] => [
  cart.lines,
  cart.lost,
  cart.products,
  catalogue,
  menuSections.sections,
  search,
  favourites.products,
];

/** Notes what the cart's dishes are called and look like, for when the backend cannot say. */
export function* watchSeenDishes(): SagaGenerator<void> {
  let sources: readonly unknown[] = [];
  for (;;) {
    const state = yield* select((shop: SeenDishesRoot) => shop);
    const now = sourcesOf(state);
    if (now.some((source, index) => source !== sources[index])) {
      sources = now;
      const seen = seenDishesOf(state);
      const { seenDishes } = yield* select(selectCart);
      if (seen.length !== seenDishes.length || seen.some((card, at) => card !== seenDishes[at]))
        yield* put(dishesSeen(seen));
    }
    yield* take('*');
  }
}
