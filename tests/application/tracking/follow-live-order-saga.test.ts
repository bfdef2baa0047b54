import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { lastOrderOf, lastOrderRestored } from '../../../src/application/tracking/last-order-slice';
import { liveOrderRequested } from '../../../src/application/tracking/live-order-slice';
import { orderPlaced } from '../../../src/application/placing/placing-slice';
import type { OrderReference } from '../../../src/domain/order/order-reference';
import { trackingRequested } from '../../../src/application/tracking/tracking-slice';
import type { OrderNews } from '../../../src/application/ports/order-platform';
import { NO_ORDERS } from '../../../src/application/ports/order-platform';
import type { StoredOrderKey } from '../../../src/domain/order/stored-order-keys';
import type { TrackingKey } from '../../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../../src/domain/order/order-tracking';
import { ok, refuse } from '../../../src/domain/result/result';
import { NOON } from '../../support/customers';
import { BY_KEY, OWN_ORDER, PLACED_ORDER, TRACKING_KEY, trackedOrder } from '../../support/orders';
import type { FakeBackend } from '../../support/running-shop';
import { AT_NOON, failing, fakeBackend, runShop } from '../../support/running-shop';

const keyOf = (letter: string): TrackingKey => {
  const key = readTrackingKey(letter.repeat(22));
  if (!key.ok) throw new Error('No key');
  return key.value;
};
const NEWER = keyOf('N');
const OLDER = keyOf('O');

const held = (...keys: readonly TrackingKey[]): readonly StoredOrderKey[] =>
  keys.map((key) => ({ key, placedAt: NOON, hasEnded: false, address: null }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A browser that holds these keys, on a page that shows no order. */
const browserWith = (keys: readonly StoredOrderKey[], more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  let kept = keys;
  let hear: ((news: OrderNews) => void) | null = null;
  const orderKeys = {
    load: () => kept,
    save: (saved: readonly StoredOrderKey[]) => {
      kept = saved;
    },
  };
  const { store } = runShop(
    backend,
    undefined,
    { ...AT_NOON, orderKeys },
    {
      ...NO_ORDERS,
      isSeen: () => true,
      followOrder: (_reference, listener) => {
        hear = listener;
        return () => {
          hear = null;
        };
      },
    },
  );
  return {
    backend,
    store,
    live: () => store.getState().liveOrder,
    endedKeys: () => kept.filter(({ hasEnded }) => hasEnded).map(({ key }) => key),
    isFollowed: () => hear !== null,
    happen: async (...actions: readonly Parameters<typeof store.dispatch>[0][]) => {
      actions.forEach((action) => store.dispatch(action));
      await pass(0);
    },
    tell: async (news: OrderNews) => {
      hear?.(news);
      await pass(0);
    },
  };
};

/** What becomes of the orders of these keys; the others go on. */
const tracked = (ended: readonly TrackingKey[]) =>
  jest.fn((reference: OrderReference) =>
    Promise.resolve(
      ok(
        trackedOrder(
          reference.kind === 'key' && ended.includes(reference.key) ? { status: 'complete' } : {},
        ),
      ),
    ),
  );

it('finds the newest order that goes on by the keys of a guest, and asks for an ended one once', async () => {
  const track = tracked([NEWER]);
  const shop = browserWith(held(NEWER, OLDER), { track });
  await shop.happen(liveOrderRequested(undefined));
  expect(shop.live()).toMatchObject({ reference: { kind: 'key', key: OLDER } });
  expect(shop.endedKeys()).toEqual([NEWER]);
  await shop.happen(liveOrderRequested(undefined));
  expect(track).toHaveBeenCalledTimes(3);
});

it('finds the newest order of the account of whoever is signed in, whatever keys are held', async () => {
  const shop = browserWith(held(NEWER));
  await shop.happen(signedIn(undefined));
  expect(shop.live()).toMatchObject({ reference: OWN_ORDER });
  expect(shop.backend.track).not.toHaveBeenCalled();
  shop.backend.track.mockImplementation(tracked([NEWER]));
  await shop.happen(signedOut(undefined));
  expect(shop.live()).toBeNull();
});

it('knows an order from the moment on in which it is placed', async () => {
  const shop = browserWith([]);
  await shop.happen(liveOrderRequested(undefined));
  expect(shop.live()).toBeNull();
  await shop.happen(orderPlaced(PLACED_ORDER));
  expect(shop.live()).toMatchObject({ reference: { kind: 'key', key: TRACKING_KEY } });
});

it('follows the order on every page until it has ended, and shows its end for a while', async () => {
  const shop = browserWith(held(NEWER));
  await shop.happen(liveOrderRequested(undefined));
  shop.backend.track.mockResolvedValue(ok(trackedOrder({ status: 'process' })));
  await shop.tell('changed');
  expect(shop.live()?.order.status).toBe('process');
  shop.backend.track.mockResolvedValue(ok(trackedOrder({ status: 'complete' })));
  await shop.tell('changed');
  expect(shop.live()?.order.status).toBe('complete');
  expect(shop.isFollowed()).toBe(false);
  expect(shop.endedKeys()).toEqual([NEWER]);
  await pass(30_000);
  expect(shop.live()).toBeNull();
});

it('does not ask besides while the page of the order does', async () => {
  const shop = browserWith(held(NEWER));
  await shop.happen(liveOrderRequested(undefined));
  shop.backend.track.mockResolvedValue(ok(trackedOrder({ status: 'process' })));
  await shop.happen(trackingRequested({ kind: 'key', key: NEWER }));
  expect(shop.live()?.order.status).toBe('process');
  shop.backend.track.mockClear();
  await pass(15_000);
  expect(shop.backend.track).toHaveBeenCalledTimes(1);
});

it('takes no order for ended that cannot be asked for just now, and asks again', async () => {
  const shop = browserWith(held(NEWER), { track: failing({ kind: 'unreachable' }) });
  const last = () => shop.store.getState().lastOrder;
  shop.store.dispatch(
    lastOrderRestored(lastOrderOf({ reference: BY_KEY, order: trackedOrder() }, 'en')),
  );
  await shop.happen(liveOrderRequested(undefined));
  expect(shop.live()).toBeNull();
  expect(shop.endedKeys()).toEqual([]);
  expect(last()?.hasEnded).toBe(false);
  shop.backend.track.mockResolvedValue(ok(trackedOrder({ status: 'process' })));
  await pass(15_000);
  expect(shop.live()).toMatchObject({ order: { status: 'process' } });
});

it('still shows an order that could be asked for before', async () => {
  const shop = browserWith(held(NEWER));
  await shop.happen(liveOrderRequested(undefined));
  shop.backend.track.mockResolvedValue(refuse({ kind: 'unreachable' }));
  await shop.happen(liveOrderRequested(undefined));
  expect(shop.live()).not.toBeNull();
});

it('takes an order for ended that the backend does not know', async () => {
  const shop = browserWith(held(NEWER));
  await shop.happen(liveOrderRequested(undefined));
  shop.backend.track.mockResolvedValue(
    refuse({ kind: 'refused', status: 404, code: null, message: null, errors: {} }),
  );
  await shop.happen(liveOrderRequested(undefined));
  expect(shop.live()).toBeNull();
  expect(shop.endedKeys()).toEqual([NEWER]);
  expect(shop.store.getState().lastOrder?.hasEnded).toBe(true);
});
