import { call, put, select, takeEvery } from 'typed-redux-saga';
import { emptiedLines } from '../../domain/cart/cart-undo';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import { orderPlaced } from '../placing/placing-slice';
import { cartEmptied, cartUndone, lossesOf, lostLinesRestored, selectCart } from './cart-slice';

function* selectEmptied() {
  const cart = yield* select(selectCart);
  return emptiedLines(lossesOf(cart));
}

function* persistLostCart(storage: LostCartStorage) {
  const lines = yield* call(selectEmptied);
  if (lines) yield* call([storage, 'save'], { kind: 'emptied', lines } as const);
  else yield* call([storage, 'clear']);
}

/** A copy of an earlier page comes back; one of a cart that was refused while this page was made is new. */
function* restoreLostCart(storage: LostCartStorage) {
  const stored = yield* call([storage, 'load']);
  if (stored) yield* put(lostLinesRestored(stored));
  const lines = yield* call(selectEmptied);
  if (lines) yield* call([storage, 'save'], { kind: 'emptied', lines } as const);
}

/** Persists the copy of an emptied cart through reloads, until it is taken back. Rules 2.7. */
export function* watchLostCart(storage: LostCartStorage) {
  yield* call(restoreLostCart, storage);
  yield* takeEvery([cartEmptied.type, cartUndone.type, orderPlaced.type], persistLostCart, storage);
}
