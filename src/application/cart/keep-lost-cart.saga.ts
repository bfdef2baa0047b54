import { call, select, takeEvery } from 'typed-redux-saga';
import type { LostLines } from '../../domain/cart/cart-undo';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { ShopState } from '../store/root-reducer';
import { cartEmptied, cartUndone } from './cart-slice';

function* keepLostCart(storage: LostCartStorage) {
  const { emptied } = yield* select((state: ShopState) => state.cart);
  if (emptied) {
    const copy: LostLines = { kind: 'emptied', lines: emptied };
    yield* call([storage, 'save'], copy);
  } else {
    yield* call([storage, 'clear']);
  }
}

/** Keeps the copy of an emptied cart through reloads, until it is taken back. Rules 2.7. */
export function* watchLostCart(storage: LostCartStorage) {
  yield* takeEvery([cartEmptied.type, cartUndone.type], keepLostCart, storage);
}
