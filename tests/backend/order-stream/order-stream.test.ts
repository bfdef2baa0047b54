import { EventEmitter } from 'node:events';
import type { OrderId } from '../../../src/domain/id/ids';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import { setDelay } from '../../../backend/order/set-delay';
import { setStatus } from '../../../backend/order/set-status';
import type { ListeningApp, ListeningStream } from '../support/event-stream';
import { listenTo } from '../support/event-stream';
import { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import type { PlacedOrder } from '../support/orders';
import {
  FRIDAY_NOON,
  clearOrders,
  customerWith,
  orderBody,
  pickupBody,
  placed,
} from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let one: ListeningApp;
let other: ListeningApp;
let open: ListeningStream[];
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now() });
});
beforeEach(async () => {
  clock = new FakeClock(FRIDAY_NOON);
  open = [];
  other = await listenTo(shop.secondApp());
  one = await listenTo(shop.app);
});
afterEach(async () => {
  for (const stream of open) stream.leave();
  await one.close();
  await other.close();
  await clearOrders(shop);
});
afterAll(() => shop.close());

const follow = async (
  { tracking_key }: PlacedOrder,
  app = one,
  headers: Record<string, string> = {},
): Promise<ListeningStream> => {
  const stream = await app.open(`/api/v1/purchase/track/${tracking_key}/events`, headers);
  open.push(stream);
  return stream;
};

/** The restaurant takes an order through these steps, from another process than the listener's. */
const move = async ({ id }: PlacedOrder, ...steps: Exclude<OrderStatus, 'cancel'>[]) => {
  // An id that a placing has just answered.
  for (const to of steps) await setStatus(depsOf(shop, clock), id as OrderId, { to });
};

const statuses = (stream: ListeningStream): unknown[] =>
  stream.messages().map(({ data }) => data['status']);

it('begins with how the order stands', async () => {
  const order = await placed(shop);
  await move(order, 'process');
  clock.advance(60);
  await setDelay(depsOf(shop, clock), order.id as OrderId, 10);
  const stream = await follow(order);
  await stream.count(1);
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'no-referrer',
  });
  expect(stream.response.headers['content-encoding']).toBeUndefined();
  expect(stream.text.startsWith('retry: 3000\n\n')).toBe(true);
  expect(stream.messages()).toEqual([
    {
      id: expect.any(Number),
      event: 'status',
      data: {
        id: order.id,
        status: 'process',
        at: '2026-11-27T12:00:00+02:00',
        expected_at: { from: '2026-11-27T12:55:00+02:00', to: '2026-11-27T13:10:00+02:00' },
        delayed_by: 10,
        reason: null,
        payment_status: 'due',
      },
    },
  ]);
});

it('goes on with each step, delay and payment, also from another process', async () => {
  const order = await placed(shop, orderBody({ paymentType: 'online' }));
  const streams = [await follow(order, one), await follow(order, other)];
  for (const stream of streams) await stream.count(1);
  await fetch(`${other.url}${order.payment.redirect_url ?? ''}/pay`, {
    method: 'POST',
    redirect: 'manual',
  });
  for (const stream of streams) await stream.count(2);
  await move(order, 'process');
  await setDelay(depsOf(shop, clock), order.id as OrderId, 5);
  for (const stream of streams) {
    await stream.count(4);
    expect(stream.messages().map(({ event }) => event)).toEqual([
      'status',
      'payment',
      'status',
      'delay',
    ]);
    expect(stream.messages()[1]?.data).toMatchObject({ status: 'new', payment_status: 'paid' });
    expect(stream.messages()[3]?.data).toMatchObject({ status: 'process', delayed_by: 5 });
    const ids = stream.messages().map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
});

it('tells nothing of other orders', async () => {
  const mine = await placed(shop);
  const theirs = await placed(shop);
  const stream = await follow(mine);
  await stream.count(1);
  await move(theirs, 'process');
  await move(mine, 'process');
  await stream.count(2);
  expect(stream.messages().map(({ data }) => data['id'])).toEqual([mine.id, mine.id]);
});

it('tells a browser that comes back what it has missed, each once', async () => {
  const order = await placed(shop);
  const first = await follow(order);
  await first.count(1);
  const lastId = String(first.messages()[0]?.id);
  first.leave();
  await move(order, 'process', 'package');
  const second = await follow(order, other, { 'Last-Event-ID': lastId });
  await second.count(2);
  expect(statuses(second)).toEqual(['process', 'package']);
  await move(order, 'delivery');
  await second.count(3);
  expect(statuses(second)).toEqual(['process', 'package', 'delivery']);
});

it.each(['x', '999999999', '-1', ''])('begins anew after an unknown number “%s”', async (last) => {
  const order = await placed(shop);
  const stream = await follow(order, one, { 'Last-Event-ID': last });
  await stream.count(1);
  expect(statuses(stream)).toEqual(['new']);
});

it('ends one minute after the order has', async () => {
  const order = await placed(shop, pickupBody());
  await move(order, 'process', 'package', 'complete');
  const early = await follow(order);
  await early.count(1);
  expect(early.isOver).toBe(false);
  clock.advance(60);
  const late = await follow(order);
  await late.until((stream) => stream.isOver);
  expect(statuses(late)).toEqual(['complete']);
});

it('is there for the own orders of a customer only', async () => {
  const { token } = await customerWith(shop, '359880003344');
  const stranger = await customerWith(shop, '359880005566');
  const { id } = await placed(shop, orderBody(), { token });
  const path = `/api/v1/purchase/${String(id)}/events`;
  const stream = await one.open(path, { Authorization: `Bearer ${token}` });
  open.push(stream);
  await stream.count(1);
  expect(statuses(stream)).toEqual(['new']);
  const refused = await one.open(path, { Authorization: `Bearer ${stranger.token}` });
  expect(refused.response.statusCode).toBe(404);
  expect((await one.open(path)).response.statusCode).toBe(401);
});

it('sends its readers elsewhere when the process stops, and takes no new ones', async () => {
  const stopping = new EventEmitter();
  const closing = await openTestShop({
    now: () => clock.now(),
    whenStopping: (callback) => {
      stopping.once('stop', callback);
    },
  });
  const theirs = await placed(closing);
  const app = await listenTo(closing.app);
  const path = `/api/v1/purchase/track/${theirs.tracking_key}/events`;
  const stream = await app.open(path);
  await stream.count(1);
  stopping.emit('stop');
  await stream.until(({ isOver }) => isOver);
  expect(stream.text).toContain('retry: 500\n');
  const next = await app.open(path);
  await next.until(({ isOver }) => isOver);
  expect(next.messages()).toEqual([]);
  await app.close();
  await closing.close();
});
