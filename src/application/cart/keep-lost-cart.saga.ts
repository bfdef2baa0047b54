import { call, select, takeEvery } from 'typed-redux-saga';
import type { LostLines } from '../../domain/cart/cart-undo';
import { emptiedLines } from '../../domain/cart/cart-undo';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import { orderPlaced } from '../placing/placing-slice';
import { cartEmptied, cartUndone, lossesOf, selectCart } from './cart-slice';

function* keepLostCart(storage: LostCartStorage) {
  const cart = yield* select(selectCart);
  const emptied = emptiedLines(lossesOf(cart));
  if (emptied) {
    const copy: LostLines = { kind: 'emptied', lines: emptied };
    yield* call([storage, 'save'], copy);
  } else {
    yield* call([storage, 'clear']);
  }
}

/** Keeps the copy of an emptied cart through reloads, until it is taken back. Rules 2.7. */
export function* watchLostCart(storage: LostCartStorage) {
  yield* takeEvery([cartEmptied.type, cartUndone.type, orderPlaced.type], keepLostCart, storage);
}
