import { call, cancelled, delay, put, select, takeLatest } from 'typed-redux-saga';
import type { ShopState } from '../store/root-reducer';
import type { ShopAction } from '../store/slice';
import type { CalculateCart } from './calculate-cart';
import {
  calculationFailed,
  calculationRequested,
  calculationStarted,
  cartCalculated,
  cartEmptied,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
} from './cart-slice';

/** Presses in quick succession become one call, in milliseconds. */
const DEBOUNCE = 300;

/** Asks for the price of the cart as it is now; an empty cart has none and asks nothing. */
export function* calculateCart(calculate: CalculateCart) {
  const { cart, city } = yield* select((state: ShopState) => state);
  if (cart.lines.length === 0 || !city.current) return;
  yield* put(calculationStarted(undefined));
  const abandoned = new AbortController();
  try {
    const answer = yield* call(calculate, city.current.id, cart.lines, abandoned.signal);
    if (answer.ok) {
      yield* put(cartCalculated({ lines: cart.lines, calculation: answer.value }));
    } else {
      yield* put(
        answer.error.kind === 'CartRefused' ? cartEmptied(undefined) : calculationFailed(undefined),
      );
    }
  } catch (error) {
    // Whatever went wrong, the customer is told that the sum is the last known one.
    yield* put(calculationFailed(undefined));
    throw error;
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

const CHANGES = [lineAdded, lineQuantityChanged, lineRemoved, cartUndone, calculationRequested];

export function* watchCart(calculate: CalculateCart) {
  // Latest: an answer about an older cart must never be shown for a newer one.
  yield* takeLatest(
    CHANGES.map(({ type }) => type),
    function* ({ type }: ShopAction) {
      if (type !== calculationRequested.type) yield* delay(DEBOUNCE);
      yield* call(calculateCart, calculate);
    },
  );
}
