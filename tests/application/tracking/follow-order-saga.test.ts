import {
  cancellationRequested,
  paymentRequested,
  trackingEnded,
  trackingRequested,
} from '../../../src/application/tracking/tracking-slice';
import type { OrderNews } from '../../../src/application/ports/order-platform';
import { NO_ORDERS } from '../../../src/application/ports/order-platform';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { NOON } from '../../support/customers';
import { BY_KEY, TRACKING_KEY, trackedOrder } from '../../support/orders';
import type { FakeBackend } from '../../support/running-shop';
import { AT_NOON, fakeBackend, runShop } from '../../support/running-shop';

const POLL = 15_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const followed = async (more: Partial<FakeBackend> = {}, account = AT_NOON) => {
  const backend = fakeBackend(more);
  const page = { isSeen: true };
  let hear: ((news: OrderNews) => void) | null = null;
  const { store } = runShop(backend, undefined, account, {
    ...NO_ORDERS,
    isSeen: () => page.isSeen,
    followOrder: (_key, listener) => {
      hear = listener;
      return () => {
        hear = null;
      };
    },
  });
  store.dispatch(trackingRequested(BY_KEY));
  await pass(0);
  return {
    backend,
    page,
    store,
    tracking: () => store.getState().tracking,
    isFollowed: () => hear !== null,
    tell: async (news: OrderNews) => {
      hear?.(news);
      await pass(0);
    },
  };
};

const status = (word: string) => ok(trackedOrder({ status: word }));

it('the page shows the order, and every change as it is told', async () => {
  const shop = await followed();
  expect(shop.tracking()).toMatchObject({ kind: 'known', isFresh: true, order: { status: 'new' } });
  shop.backend.track.mockResolvedValue(status('process'));
  await shop.tell('changed');
  expect(shop.tracking()).toMatchObject({ order: { status: 'process' } });
});

it('where no messages come it is asked for every quarter minute, as long as somebody looks', async () => {
  const shop = await followed();
  await shop.tell('lost');
  shop.backend.track.mockResolvedValue(status('process'));
  await pass(POLL);
  expect(shop.tracking()).toMatchObject({ order: { status: 'process' } });
  shop.page.isSeen = false;
  shop.backend.track.mockResolvedValue(status('package'));
  await pass(3 * POLL);
  expect(shop.tracking()).toMatchObject({ order: { status: 'process' } });
});

it('while messages come nobody asks besides', async () => {
  const shop = await followed();
  await shop.tell('open');
  const asked = shop.backend.track.mock.calls.length;
  await pass(10 * POLL);
  expect(shop.backend.track).toHaveBeenCalledTimes(asked);
});

it('a connection that is lost leaves the last known state, marked as such', async () => {
  const shop = await followed();
  shop.backend.track.mockResolvedValue(refuse({ kind: 'unreachable' }));
  await pass(POLL);
  expect(shop.tracking()).toMatchObject({
    kind: 'known',
    isFresh: false,
    order: { status: 'new' },
  });
});

it('an order that has ended is followed no more, and never goes on again', async () => {
  const shop = await followed();
  shop.backend.track.mockResolvedValue(status('complete'));
  await shop.tell('changed');
  expect(shop.isFollowed()).toBe(false);
  shop.backend.track.mockResolvedValue(status('process'));
  await pass(2 * POLL);
  expect(shop.tracking()).toMatchObject({ order: { status: 'complete' } });
});

it('leaving the page lets the messages go', async () => {
  const shop = await followed();
  shop.store.dispatch(trackingEnded(undefined));
  await pass(0);
  expect(shop.isFollowed()).toBe(false);
  expect(shop.tracking()).toEqual({ kind: 'unknown' });
});

it('an order that nobody knows says so', async () => {
  const shop = await followed({
    track: jest.fn(() => Promise.resolve(refuse({ kind: 'timeout' }))),
  });
  expect(shop.tracking()).toEqual({ kind: 'failed', reference: BY_KEY });
});

it('is cancelled as its customer asks, or says why not', async () => {
  const shop = await followed();
  shop.store.dispatch(cancellationRequested(BY_KEY));
  expect(shop.tracking()).toMatchObject({ changing: 'cancelling' });
  await pass(0);
  expect(shop.tracking()).toMatchObject({ changing: 'no', order: { status: 'cancel' } });
});

it('says why it could not be paid in another way', async () => {
  const shop = await followed();
  shop.backend.changePayment.mockResolvedValue(
    refuse({ kind: 'refused', status: 409, code: null, message: 'It is paid', errors: {} }),
  );
  shop.store.dispatch(paymentRequested({ reference: BY_KEY, type: 'cash' }));
  await pass(0);
  expect(shop.tracking()).toMatchObject({ changing: 'no' });
  expect(shop.store.getState().toast.shown).toMatchObject({ params: { message: 'It is paid' } });
});

it('shows who ordered as a guest the whole address, of which the key lets see the street alone', async () => {
  const stored = { key: TRACKING_KEY, placedAt: NOON, hasEnded: false, address: flatAddress() };
  const orderKeys = { load: () => [stored], save: () => undefined };
  const shop = await followed({}, { ...AT_NOON, orderKeys });
  const { comment, house, flat } = flatAddress();
  expect(shop.tracking()).toMatchObject({ order: { address: { house, flat, comment } } });
  const elsewhere = await followed();
  expect(elsewhere.tracking()).toMatchObject({ order: { address: null } });
});
