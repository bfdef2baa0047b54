import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, delay, put, select, takeLatest } from 'typed-redux-saga';
import { endStoredOrder, liveOrderKeys } from '../../domain/order/stored-order-keys';
import type { TrackingKey } from '../../domain/order/order-tracking';
import { signedIn, signedOut, selectAccount } from '../session/account-slice';
import type { StoreOrderKeysDeps } from './store-order-keys.saga';
import type { FollowOrderDeps } from './follow-order.saga';
import { followNews } from './follow-order.saga';
import type { OrderReference } from '../../domain/order/order-reference';
import { orderPlaced } from '../placing/placing-slice';
import { hasEnded } from '../../domain/order/tracked-order';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { OrderGateway } from '../ports/order-gateway';
import { selectLanguage } from '../session/language-slice';
import { lastOrderKnown, lastOrderOf } from './last-order-slice';
import type { LiveOrder, LiveOrderState } from './live-order-slice';
import { liveOrderEnded, liveOrderFound, liveOrderRequested, newestOf } from './live-order-slice';
import { POLL } from './order-news';
import { selectTracking } from './tracking-slice';

export interface LiveOrderDeps
  extends StoreOrderKeysDeps, Pick<FollowOrderDeps, 'trackOrder' | 'followOrder' | 'isSeen'> {
  readonly loadOpenOrders: OrderGateway['openOrders'];
}

/** In milliseconds: how long an order that has just ended is still shown. */
const END_SHOWN_FOR = 30_000;

/** Returns whether the backend knows nothing of the order, or shows it no longer. */
const isGone = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || failure.status === 410);

/** No page load asks for an order again that has ended. */
const endKey = ({ orderKeys }: LiveOrderDeps, key: TrackingKey): void => {
  orderKeys.save(endStoredOrder(orderKeys.load(), key));
};

/** The newest order that goes on, null where none does; unknown where it could not be asked for. */
type Found = LiveOrderState | 'unknown';

function* findByKey(deps: LiveOrderDeps, signal: AbortSignal): SagaGenerator<Found> {
  for (const key of liveOrderKeys(deps.orderKeys.load(), deps.now())) {
    const reference: OrderReference = { kind: 'key', key };
    const answer = yield* call(deps.trackOrder, reference, signal);
    if (answer.ok && !hasEnded(answer.value)) return { reference, order: answer.value };
    if (!answer.ok && !isGone(answer.error)) return 'unknown';
    endKey(deps, key);
  }
  return null;
}

function* findOwn({ loadOpenOrders }: LiveOrderDeps, signal: AbortSignal): SagaGenerator<Found> {
  const open = yield* call(loadOpenOrders, signal);
  return open.ok ? newestOf(open.value) : 'unknown';
}

/** Looks for the order until it is known whether there is one: what was known before stays so long. */
function* find(deps: LiveOrderDeps, signal: AbortSignal): SagaGenerator<LiveOrderState> {
  const { isSignedIn } = yield* select(selectAccount);
  for (;;) {
    const found = yield* call(isSignedIn ? findOwn : findByKey, deps, signal);
    if (found !== 'unknown') return found;
    do yield* delay(POLL);
    while (!deps.isSeen());
  }
}

function* show(live: LiveOrderState) {
  yield* put(liveOrderFound(live));
  if (live === null) return;
  const { locale } = yield* select(selectLanguage);
  yield* put(lastOrderKnown(lastOrderOf(live, locale)));
}

/** Asks how the order stands, unless its own page does; returns whether it has ended. */
function* look(deps: LiveOrderDeps, { reference, order }: LiveOrder): SagaGenerator<boolean> {
  const tracking = yield* select(selectTracking);
  if (tracking.kind === 'known' && tracking.order.id === order.id) return hasEnded(tracking.order);
  const answer = yield* call(deps.trackOrder, reference);
  if (answer.ok) yield* call(show, { reference, order: answer.value });
  return answer.ok ? hasEnded(answer.value) : isGone(answer.error);
}

function* followLiveOrder(deps: LiveOrderDeps) {
  const abandoned = new AbortController();
  try {
    const live = yield* call(find, deps, abandoned.signal);
    yield* call(show, live);
    if (live === null) return;
    yield* call(followNews, deps, live.reference, () => look(deps, live));
    if (live.reference.kind === 'key') endKey(deps, live.reference.key);
    yield* delay(END_SHOWN_FOR);
    yield* put(liveOrderEnded(undefined));
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/**
 * Finds the newest order of this customer that goes on, by the account or by the keys that a guest's
 * browser holds, and follows it on whatever page. Rules 13.13.
 */
export function* watchLiveOrder(deps: LiveOrderDeps): SagaGenerator<void> {
  yield* takeLatest(
    [liveOrderRequested.type, orderPlaced.type, signedIn.type, signedOut.type],
    followLiveOrder,
    deps,
  );
}
