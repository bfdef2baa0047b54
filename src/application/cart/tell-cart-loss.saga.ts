import { put, select, take, takeLatest } from 'typed-redux-saga';
import { toastExpired, toastShown, selectShownToast } from '../notifications/toast-slice';
import { cartLossSeen, cartPartLost } from './cart-slice';
import { LOST_LINES } from './lost-lines';

function* tell() {
  const shown = yield* select(selectShownToast);
  // The server may have said so on this page.
  if (shown?.text !== LOST_LINES.text) yield* put(toastShown(LOST_LINES));
  while ((yield* select(selectShownToast)) !== null) yield* take(toastExpired.type);
  yield* put(cartLossSeen(undefined));
}

/** Tells a customer whose stored cart cannot be read whole; only then the rest of it may go. */
export function* watchCartLoss() {
  yield* takeLatest(cartPartLost.type, tell);
}
