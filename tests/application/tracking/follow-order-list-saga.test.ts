import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import type { OrderReference } from '../../../src/domain/order/order-reference';
import {
  orderListLeft,
  orderListLoaded,
  orderListShown,
} from '../../../src/application/tracking/order-list-slice';
import type { TrackedOrder } from '../../../src/domain/order/tracked-order';
import type { OrderNews } from '../../../src/application/ports/order-platform';
import { NO_ORDERS } from '../../../src/application/ports/order-platform';
import { ok, refuse } from '../../../src/domain/result/result';
import { orderId } from '../../support/ids';
import { listingOf } from '../../support/menus';
import { trackedOrder } from '../../support/orders';
import { AT_NOON, fakeBackend, runShop } from '../../support/running-shop';

const POLL = 15_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const order = (id: number, status = 'new'): TrackedOrder =>
  trackedOrder({ id: orderId(id), status });
const ended = (...items: readonly TrackedOrder[]) => ({ items, meta: listingOf().meta });

/** Three orders go on, and their page is shown. */
const shown = async () => {
  const backend = fakeBackend({
    openOrders: jest.fn(() => Promise.resolve(ok([order(3), order(2), order(1)]))),
  });
  // The first to ask is the strip that is on every page: it finds nothing.
  backend.openOrders.mockResolvedValueOnce(ok([]));
  const page = { isSeen: true };
  const followed = new Map<string, (news: OrderNews) => void>();
  const nameOf = (reference: OrderReference) =>
    reference.kind === 'own' ? String(reference.id) : reference.key;
  const { store } = runShop(backend, undefined, AT_NOON, {
    ...NO_ORDERS,
    isSeen: () => page.isSeen,
    followOrder: (reference, hear) => {
      followed.set(nameOf(reference), hear);
      return () => followed.delete(nameOf(reference));
    },
  });
  store.dispatch(signedIn(undefined));
  store.dispatch(orderListLoaded({ open: [order(3), order(2), order(1)], ended: ended() }));
  store.dispatch(orderListShown(1));
  await pass(0);
  backend.openOrders.mockClear();
  return {
    backend,
    page,
    store,
    followed: () => [...followed.keys()],
    list: () => store.getState().orderList,
    statuses: () => store.getState().orderList?.open.map(({ status }) => status),
    tell: async (id: number, news: OrderNews) => {
      followed.get(String(id))?.(news);
      await pass(0);
    },
  };
};

it('the two newest orders are listened to, and all are asked about when one of them has changed', async () => {
  const shop = await shown();
  expect(shop.followed()).toEqual(['3', '2']);
  shop.backend.openOrders.mockResolvedValue(ok([order(3, 'process'), order(2), order(1)]));
  await shop.tell(3, 'changed');
  expect(shop.statuses()).toEqual(['process', 'new', 'new']);
});

it('an older order is seen to change within a quarter minute, as long as somebody looks', async () => {
  const shop = await shown();
  shop.backend.openOrders.mockResolvedValue(ok([order(3), order(2), order(1, 'delivery')]));
  shop.page.isSeen = false;
  await pass(2 * POLL);
  expect(shop.statuses()).toEqual(['new', 'new', 'new']);
  shop.page.isSeen = true;
  await pass(POLL);
  expect(shop.statuses()).toEqual(['new', 'new', 'delivery']);
});

it('messages that fail again and again do not keep anybody from asking', async () => {
  const shop = await shown();
  shop.backend.openOrders.mockResolvedValue(ok([order(3, 'package'), order(2), order(1)]));
  for (let second = 0; second < 18; second += 3) {
    await shop.tell(3, 'lost');
    await pass(3_000);
  }
  expect(shop.statuses()?.[0]).toBe('package');
});

it('an order that has ended moves into the history, which is asked for only then', async () => {
  const shop = await shown();
  await shop.tell(3, 'changed');
  expect(shop.backend.endedOrders).not.toHaveBeenCalled();
  shop.backend.openOrders.mockResolvedValue(ok([order(2), order(1)]));
  shop.backend.endedOrders.mockResolvedValue(ok(ended(order(3, 'complete'))));
  await shop.tell(3, 'changed');
  expect(shop.list()).toMatchObject({
    open: [{ id: 2 }, { id: 1 }],
    ended: { items: [{ id: 3, status: 'complete' }] },
  });
  expect(shop.followed()).toEqual(['2', '1']);
});

it('what was last known stays where the answers do not come, and is said to be old', async () => {
  const shop = await shown();
  shop.backend.openOrders.mockResolvedValue(refuse({ kind: 'unreachable' }));
  await pass(POLL);
  expect(shop.list()).toMatchObject({ isFresh: false, open: [{ id: 3 }, { id: 2 }, { id: 1 }] });
});

it('a page that is left listens and asks no more, and a guest sees nothing of it', async () => {
  const shop = await shown();
  shop.store.dispatch(orderListLeft(undefined));
  await pass(3 * POLL);
  expect(shop.followed()).toEqual([]);
  expect(shop.backend.openOrders).not.toHaveBeenCalled();
  shop.store.dispatch(signedOut(undefined));
  expect(shop.list()).toBeNull();
});
