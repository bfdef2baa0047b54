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
import type { EventChannel } from 'redux-saga';
import { buffers, eventChannel } from 'redux-saga';
import { isFinalStatus, readOrderStatus } from '../../domain/order/order-status';
import type { TrackingKey } from '../../domain/order/order-tracking';
import type { Result } from '../../domain/result/result';
import { failureNotice, noticeGiven } from '../notice/notice-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { OrderGateway } from '../ports/order-gateway';
import type { OrderNews, OrderSurroundings } from '../ports/order-surroundings';
import { languageSwitched } from '../language/language-slice';
import type { ShopState } from '../store/root-reducer';
import type { ShopAction } from '../store/slice';
import type { TrackedOrder } from './tracked-order';
import {
  cancelAsked,
  orderChangeFailed,
  orderTracked,
  paymentAsked,
  trackingEnded,
  trackingFailed,
  trackingWanted,
} from './tracking-slice';

export interface OrderFollowing extends OrderSurroundings {
  readonly trackOrder: OrderGateway['track'];
  readonly changePayment: OrderGateway['changePayment'];
  readonly cancelOrder: OrderGateway['cancel'];
}

/** In milliseconds, where no live messages come. Rules 13.11. */
const POLL = 15_000;

const hasEnded = ({ status }: TrackedOrder): boolean => {
  const known = readOrderStatus(status);
  return known !== null && isFinalStatus(known);
};

/** Asks how the order stands; answers whether it has ended. */
function* look({ trackOrder }: OrderFollowing, key: TrackingKey): SagaGenerator<boolean> {
  const abandoned = new AbortController();
  try {
    const answer = yield* call(trackOrder, key, abandoned.signal);
    if (!answer.ok) {
      yield* put(trackingFailed(key));
      return false;
    }
    const { tracking } = yield* select((state: ShopState) => state);
    // An order that has ended never goes on again, whatever an old answer says. Rules 13.3.
    if (tracking.kind === 'known' && tracking.key === key && hasEnded(tracking.order)) return true;
    yield* put(orderTracked({ key, order: answer.value }));
    return hasEnded(answer.value);
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

const newsOf = ({ followOrder }: OrderFollowing, key: TrackingKey): EventChannel<OrderNews> =>
  // Of several changes that nobody has looked at yet the last one tells of all.
  eventChannel((hear) => followOrder(key, hear), buffers.sliding(1));

function* follow(following: OrderFollowing, { payload: key }: ShopAction<TrackingKey>) {
  if (yield* call(look, following, key)) return;
  const news = yield* call(newsOf, following, key);
  let isLive = false;
  try {
    for (;;) {
      const { heard } = yield* race({
        heard: take(news),
        language: take(languageSwitched.type),
        time: delay(POLL),
      });
      if (heard) isLive = heard !== 'lost';
      const isDue = heard !== 'lost' && !(heard === undefined && isLive);
      if (isDue && following.isSeen() && (yield* call(look, following, key))) return;
    }
  } finally {
    news.close();
  }
}

function* takeOver(key: TrackingKey, answer: Result<GatewayFailure, TrackedOrder>, failed: string) {
  if (answer.ok) {
    yield* put(orderTracked({ key, order: answer.value }));
    return;
  }
  yield* put(orderChangeFailed(undefined));
  const said = answer.error.kind === 'refused' ? answer.error.message : null;
  yield* put(noticeGiven(failureNotice(said, { text: failed })));
}

/**
 * Follows the order whose page is shown: by live messages, and where none come by asking every
 * quarter minute; cancels it or pays it in another way as its customer asks. Rules 13.3, 13.6, 13.11.
 */
export function* watchOrder(following: OrderFollowing): SagaGenerator<void> {
  yield* takeEvery(cancelAsked.type, function* ({ payload: key }: ShopAction<TrackingKey>) {
    yield* takeOver(key, yield* call(following.cancelOrder, key), 'order.notCancelled');
  });
  yield* takeEvery(paymentAsked.type, function* ({ payload }: ReturnType<typeof paymentAsked>) {
    const { key, type } = payload;
    yield* takeOver(key, yield* call(following.changePayment, key, type, null), 'order.notPaid');
  });
  yield* takeLatest(
    [trackingWanted.type, trackingEnded.type],
    function* (action: ShopAction<TrackingKey>) {
      if (action.type === trackingWanted.type) yield* call(follow, following, action);
    },
  );
}
