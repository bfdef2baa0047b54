import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, delay, put, select, takeLatest } from 'typed-redux-saga';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';
import { selectionChanged } from '../delivery/delivery-slice';
import {
  benefitsDropped,
  equipmentChanged,
  personsChanged,
  promoRemoved,
  timeChosen,
} from '../order-options/order-options-slice';
import { orderToPriceAt } from './order-selectors';
import type { OrderToPrice } from '../ports/order-to-place';
import type { ShopAction } from '../redux/slice';
import type { CalculateCart, CalculationRefusal } from './calculate-cart';
import {
  calculationFailed,
  calculationRateLimited,
  calculationRequested,
  calculationStarted,
  cartCalculated,
  cartEmptied,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  placeRefused,
  reorderTakenBack,
  reordered,
} from '../cart/cart-slice';
import type { OrderToPriceRoot } from './order-selectors';
import { dropRejectedOption } from './drop-rejected-option.saga';

/** Debounces clicks in quick succession into one call, in milliseconds. */
const DEBOUNCE = 300;

export interface CalculateCartDeps {
  readonly calculateCart: CalculateCart;
  readonly now: () => Instant;
}

const limitedFor = (milliseconds: number, now: Instant, isPromoLimited: boolean): ShopAction =>
  calculationRateLimited({ retryAt: instant(now + milliseconds), isPromoLimited });

const failedBy = (refusal: CalculationRefusal, { now }: CalculateCartDeps): ShopAction => {
  switch (refusal.kind) {
    case 'CartRefused':
      return cartEmptied(undefined);
    case 'PlaceRefused':
      return placeRefused(refusal.problem);
    case 'NoPrice':
      return refusal.comesIn === null
        ? calculationFailed(undefined)
        : limitedFor(refusal.comesIn, now(), false);
    case 'PromoLimited':
      return limitedFor(refusal.comesIn, now(), true);
    default:
      return calculationFailed(undefined);
  }
};

function* ask(
  deps: CalculateCartDeps,
  order: OrderToPrice,
  signal: AbortSignal,
): SagaGenerator<number | null> {
  const answer = yield* call(deps.calculateCart, order, signal);
  if (answer.ok) {
    yield* put(cartCalculated({ lines: order.lines, calculation: answer.value }));
    return null;
  }
  if (yield* call(dropRejectedOption, answer.error, order)) return yield* call(calculateCart, deps);
  yield* put(failedBy(answer.error, deps));
  return 'comesIn' in answer.error ? answer.error.comesIn : null;
}

/**
 * Asks for the price of the order as it is now; an empty cart has none and asks nothing. Answers in
 * how many milliseconds it is to be asked again, where the backend says so; null otherwise.
 */
export function* calculateCart(deps: CalculateCartDeps): SagaGenerator<number | null> {
  const state = yield* select((shop: OrderToPriceRoot) => shop);
  const order = orderToPriceAt(state, deps.now());
  if (!order) {
    const { promoCode, bonuses } = state.orderOptions;
    if (state.cart.lines.length === 0 && (promoCode !== null || bonuses > 0))
      yield* put(benefitsDropped(undefined));
    return null;
  }
  yield* put(calculationStarted(undefined));
  const abandoned = new AbortController();
  try {
    return yield* call(ask, deps, order, abandoned.signal);
  } catch (error) {
    // After any failure, the page says that the sum is the last known one.
    yield* put(calculationFailed(undefined));
    throw error;
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

const CHANGES = [
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  cartUndone,
  calculationRequested,
  selectionChanged,
  personsChanged,
  equipmentChanged,
  timeChosen,
  promoRemoved,
  reordered,
  reorderTakenBack,
];

/** Clicked once, and never in quick succession: the price is asked for at once. */
const AT_ONCE: ReadonlySet<string> = new Set(
  [calculationRequested, selectionChanged, timeChosen].map(({ type }) => type),
);

/** A backend that was asked too often is asked once more when it said. */
function* calculateInTime(deps: CalculateCartDeps): SagaGenerator<void> {
  let wait = yield* call(calculateCart, deps);
  while (wait !== null) {
    yield* delay(wait);
    wait = yield* call(calculateCart, deps);
  }
}

export function* watchCart(deps: CalculateCartDeps) {
  // Latest: an answer about an older cart must never be shown for a newer one.
  yield* takeLatest(
    CHANGES.map(({ type }) => type),
    function* ({ type }: ShopAction) {
      if (!AT_ONCE.has(type)) yield* delay(DEBOUNCE);
      yield* call(calculateInTime, deps);
    },
  );
}
