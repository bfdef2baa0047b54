import { call, select, takeEvery } from 'typed-redux-saga';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { ShopState } from '../store/root-reducer';
import { cartEmptied, cartUndone } from './cart-slice';

function* keepLostCart(storage: LostCartStorage) {
  const { lost } = yield* select((state: ShopState) => state.cart);
  if (lost?.kind === 'emptied') yield* call([storage, 'save'], lost);
  else yield* call([storage, 'clear']);
}

/** Keeps the copy of an emptied cart through reloads, until it is taken back. Rules 2.7. */
export function* watchLostCart(storage: LostCartStorage) {
  yield* takeEvery([cartEmptied.type, cartUndone.type], keepLostCart, storage);
}
