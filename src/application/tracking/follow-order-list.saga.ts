import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { OrderGateway, EndedOrders } from '../ports/order-gateway';
import type { OrderPlatform } from '../ports/order-platform';
import type { ShopAction } from '../redux/slice';
import {
  orderListFailed,
  orderListLeft,
  orderListLoaded,
  orderListShown,
} from './order-list-slice';
import { POLL, orderNews } from './order-news';
import type { OrderReference } from '../../domain/order/order-reference';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { OrderListRoot } from './order-list-slice';

export interface FollowOrderListDeps extends Pick<OrderPlatform, 'followOrder' | 'isSeen'> {
  readonly loadOpenOrders: OrderGateway['openOrders'];
  readonly loadEndedOrders: OrderGateway['endedOrders'];
}

/** A browser has few connections to a host: of the older orders it is asked now and then. */
const FOLLOWED_AT_ONCE = 2;

function* selectList() {
  return (yield* select((state: OrderListRoot) => state)).orderList;
}

/** The page of the history, reloaded only where an order was added to it. */
function* endedBeside(
  { loadEndedOrders }: FollowOrderListDeps,
  page: number,
  open: readonly TrackedOrder[],
  signal: AbortSignal,
): SagaGenerator<EndedOrders | null> {
  const list = yield* call(selectList);
  const isOpen = new Set(open.map(({ id }) => id));
  if (list?.open.every(({ id }) => isOpen.has(id))) return list.ended;
  const ended = yield* call(loadEndedOrders, page, signal);
  return ended.ok ? ended.value : null;
}

function* refresh(deps: FollowOrderListDeps, page: number) {
  const abandoned = new AbortController();
  try {
    const open = yield* call(deps.loadOpenOrders, abandoned.signal);
    const ended = open.ok
      ? yield* call(endedBeside, deps, page, open.value, abandoned.signal)
      : null;
    yield* put(
      open.ok && ended ? orderListLoaded({ open: open.value, ended }) : orderListFailed(undefined),
    );
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/** Listens to the newest orders and asks for all, until others have become the newest. */
function* followNewest(deps: FollowOrderListDeps, page: number) {
  const newest = yield* call(newestOrders);
  const news = yield* call(
    orderNews,
    deps.followOrder,
    newest.map((id): OrderReference => ({ kind: 'own', id })),
  );
  try {
    do {
      const { received } = yield* race({ received: take(news), time: delay(POLL) });
      if (received !== 'lost' && deps.isSeen()) yield* call(refresh, deps, page);
    } while ((yield* call(newestOrders)).join() === newest.join());
  } finally {
    news.close();
  }
}

function* newestOrders() {
  const list = yield* call(selectList);
  return (list?.open ?? []).slice(0, FOLLOWED_AT_ONCE).map(({ id }) => id);
}

/**
 * Keeps the page of a customer's orders up to date while it is shown: the two newest by live messages,
 * all of them by asking every quarter minute. Rules 13.3, 13.11.
 */
export function* watchOrderList(deps: FollowOrderListDeps): SagaGenerator<void> {
  yield* takeLatest(
    [orderListShown.type, orderListLeft.type],
    function* ({ type, payload }: ShopAction<number>) {
      while (type === orderListShown.type) yield* call(followNewest, deps, payload);
    },
  );
}
