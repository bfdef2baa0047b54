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
import type { LiveOrder } from './live-order-slice';
import { liveOrderKnown, liveOrderRequested, newestOf } from './live-order-slice';
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

function* findByKey(deps: LiveOrderDeps, signal: AbortSignal): SagaGenerator<LiveOrder | null> {
  for (const key of liveOrderKeys(deps.orderKeys.load(), deps.now())) {
    const reference: OrderReference = { kind: 'key', key };
    const answer = yield* call(deps.trackOrder, reference, signal);
    if (answer.ok && !hasEnded(answer.value)) return { reference, order: answer.value };
    if (!answer.ok && !isGone(answer.error)) return null;
    endKey(deps, key);
  }
  return null;
}

function* findOwn(
  { loadOpenOrders }: LiveOrderDeps,
  signal: AbortSignal,
): SagaGenerator<LiveOrder | null> {
  const open = yield* call(loadOpenOrders, signal);
  return open.ok ? newestOf(open.value) : null;
}

/** Asks how the order stands, unless its own page does; returns whether it has ended. */
function* look(deps: LiveOrderDeps, { reference, order }: LiveOrder): SagaGenerator<boolean> {
  const tracking = yield* select(selectTracking);
  if (tracking.kind === 'known' && tracking.order.id === order.id) return hasEnded(tracking.order);
  const answer = yield* call(deps.trackOrder, reference);
  if (answer.ok) yield* put(liveOrderKnown({ reference, order: answer.value }));
  return answer.ok ? hasEnded(answer.value) : isGone(answer.error);
}

function* followLiveOrder(deps: LiveOrderDeps) {
  const account = yield* select(selectAccount);
  const abandoned = new AbortController();
  try {
    const find = account.isSignedIn ? findOwn : findByKey;
    const live = yield* call(find, deps, abandoned.signal);
    yield* put(liveOrderKnown(live));
    if (live === null) return;
    yield* call(followNews, deps, live.reference, () => look(deps, live));
    if (live.reference.kind === 'key') endKey(deps, live.reference.key);
    yield* delay(END_SHOWN_FOR);
    yield* put(liveOrderKnown(null));
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
