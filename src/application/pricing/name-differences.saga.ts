import type { SagaGenerator } from 'typed-redux-saga';
import { put, select, take, takeLatest } from 'typed-redux-saga';
import { sameLines } from '../../domain/cart/cart-line';
import { signedIn, signedOut } from '../session/account-slice';
import { languageSwitched } from '../session/language-slice';
import type { ShopAction } from '../redux/slice';
import { cartDifferences } from './cart-differences';
import { selectCartTotals, cartCalculated, selectCart } from '../cart/cart-slice';
import { selectDishNames } from '../cart/cart-line-views';
import type { CartRoot } from '../cart/cart-slice';
import { differencesFound } from './differences-slice';

/** Holds the price that was known against the next one of the same dishes. */
function* compare() {
  const totals = yield* select(selectCartTotals);
  if (totals.kind === 'unknown' || !totals.isCurrent) return;
  const { lines } = yield* select(selectCart);
  yield* take(cartCalculated.type);
  const now = yield* select((state: CartRoot) => state);
  const { calculation, calculatedFor } = now.cart;
  if (calculation === null || !sameLines(lines, calculatedFor)) return;
  const names = selectDishNames(now);
  const found = cartDifferences(totals.calculation, calculation, (key) => names.get(key) ?? '');
  if (found.length > 0) yield* put(differencesFound(found));
}

/**
 * A cart goes with its customer through a login and into another language, and its price is asked for
 * again: each difference is listed, so that no sum changes silently. Rules 2.9.
 */
export function* watchDifferences(): SagaGenerator<void> {
  const changes = [signedIn.type, signedOut.type, languageSwitched.type];
  yield* takeLatest(changes, function* ({ type }: ShopAction) {
    if (type !== signedOut.type) yield* compare();
  });
}
