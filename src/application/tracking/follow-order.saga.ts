import type { SagaGenerator } from 'typed-redux-saga';
import {
  call,
  cancelled,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import type { Result } from '../../domain/result/result';
import { failureToast, toastShown } from '../notifications/toast-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { OrderGateway } from '../ports/order-gateway';
import type { OrderPlatform } from '../ports/order-platform';
import { languageSwitched } from '../session/language-slice';
import type { ShopAction } from '../redux/slice';
import { POLL, orderNews } from './order-news';
import type { OrderReference } from '../../domain/order/order-reference';
import { sameOrder } from '../../domain/order/order-reference';
import { ownAddressOf } from '../../domain/order/stored-order-keys';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { hasEnded, withOwnAddress } from '../../domain/order/tracked-order';
import type { OrderKeyStorage } from '../ports/order-key-storage';
import {
  cancellationRequested,
  orderChangeFailed,
  orderTracked,
  paymentRequested,
  trackingEnded,
  trackingFailed,
  trackingRequested,
  selectTracking,
} from './tracking-slice';

export interface FollowOrderDeps extends OrderPlatform {
  readonly trackOrder: OrderGateway['track'];
  readonly changePayment: OrderGateway['changePayment'];
  readonly cancelOrder: OrderGateway['cancel'];
  readonly orderKeys: OrderKeyStorage;
}

/** Shows an answer to who ordered; their browser knows more of the address than the key lets see. */
function* show(
  { orderKeys }: Pick<FollowOrderDeps, 'orderKeys'>,
  reference: OrderReference,
  answer: TrackedOrder,
) {
  const order = withOwnAddress(answer, ownAddressOf(orderKeys.load(), reference));
  yield* put(orderTracked({ reference, order }));
}

/** Asks how the order stands; returns whether it has ended. */
function* look(deps: FollowOrderDeps, reference: OrderReference): SagaGenerator<boolean> {
  const abandoned = new AbortController();
  try {
    const answer = yield* call(deps.trackOrder, reference, abandoned.signal);
    if (!answer.ok) {
      yield* put(trackingFailed(reference));
      return false;
    }
    yield* call(show, deps, reference, answer.value);
    const known = yield* call(knownOrder, reference);
    return known !== null && hasEnded(known.order);
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/** What the page shows of the order already; null for nothing. */
function* knownOrder(reference: OrderReference) {
  const tracking = yield* select(selectTracking);
  return tracking.kind === 'known' && sameOrder(tracking.reference, reference) ? tracking : null;
}

/** The order as the page begins with it: a page that came with it does not ask again. */
function* begin(deps: FollowOrderDeps, reference: OrderReference): SagaGenerator<boolean> {
  const known = yield* call(knownOrder, reference);
  return known?.isFresh ? hasEnded(known.order) : yield* call(look, deps, reference);
}

/**
 * Looks at an order whenever there is news of it, and where no messages come every quarter minute,
 * until a look finds that it has ended. Rules 13.11.
 */
export function* followNews(
  { followOrder, isSeen }: Pick<FollowOrderDeps, 'followOrder' | 'isSeen'>,
  reference: OrderReference,
  lookAt: () => SagaGenerator<boolean>,
): SagaGenerator<void> {
  const news = yield* call(orderNews, followOrder, [reference]);
  let isLive = false;
  try {
    for (;;) {
      const { received } = yield* race({
        received: take(news),
        language: take(languageSwitched.type),
        time: delay(POLL),
      });
      if (received) isLive = received !== 'lost';
      const isDue = received !== 'lost' && !(received === undefined && isLive);
      if (isDue && isSeen() && (yield* call(lookAt))) return;
    }
  } finally {
    news.close();
  }
}

function* follow(deps: FollowOrderDeps, { payload: reference }: ShopAction<OrderReference>) {
  if (yield* call(begin, deps, reference)) return;
  yield* call(followNews, deps, reference, () => look(deps, reference));
}

function* takeOver(
  deps: FollowOrderDeps,
  reference: OrderReference,
  answer: Result<GatewayFailure, TrackedOrder>,
  failed: string,
) {
  if (answer.ok) {
    yield* call(show, deps, reference, answer.value);
    return;
  }
  yield* put(orderChangeFailed(undefined));
  const said = answer.error.kind === 'refused' ? answer.error.message : null;
  yield* put(toastShown(failureToast(said, { text: failed })));
}

/**
 * Follows the order whose page is shown: by live messages, and where none come by asking every
 * quarter minute; cancels it or pays it in another way as its customer asks. Rules 13.3, 13.6, 13.11.
 */
export function* watchOrder(deps: FollowOrderDeps): SagaGenerator<void> {
  yield* takeEvery(
    cancellationRequested.type,
    function* ({ payload: reference }: ShopAction<OrderReference>) {
      const answer = yield* call(deps.cancelOrder, reference);
      yield* call(takeOver, deps, reference, answer, 'order.notCancelled');
    },
  );
  yield* takeEvery(
    paymentRequested.type,
    function* ({ payload }: ReturnType<typeof paymentRequested>) {
      const { reference, type } = payload;
      const answer = yield* call(deps.changePayment, reference, type, null);
      yield* call(takeOver, deps, reference, answer, 'order.notPaid');
    },
  );
  yield* takeLatest(
    [trackingRequested.type, trackingEnded.type],
    function* (action: ShopAction<OrderReference>) {
      if (action.type === trackingRequested.type) yield* call(follow, deps, action);
    },
  );
}
