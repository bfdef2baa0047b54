import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { OrderId } from '../../../src/domain/id/ids';
import { OpenStreams } from '../../../backend/order-stream/open-streams';
import type { SessionWatch } from '../../../backend/order-stream/session-watch';
import { customerSessionWatch } from '../../../backend/order-stream/session-watch';
import { setStatus } from '../../../backend/order/set-status';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { FRIDAY_NOON, clearOrders, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
const clock = new FakeClock(FRIDAY_NOON);
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => clearOrders(shop));
afterAll(() => shop.close());

/** A reader without a connection: keeps what was written, and goes away when told to. */
class Reader extends EventEmitter {
  text = '';
  isEnded = false;
  destroyed = false;
  status = (): this => this;
  set = (): this => this;
  flushHeaders = (): void => undefined;
  write = (text: string): boolean => {
    if (this.isEnded) throw new Error('Written after the end');
    this.text += text;
    this.emit('text');
    return true;
  };
  end = (text = ''): void => {
    this.text += text;
    this.isEnded = true;
    this.emit('close');
  };

  async until(part: string): Promise<void> {
    while (!this.text.includes(part)) await new Promise((resolve) => this.once('text', resolve));
  }
}

/** As much of an answer as a stream uses. */
const responseOf = (reader: Reader) => reader as unknown as Response;

/** The sessions by which streams are read. */
const sessionsOf = ({ storage, log }: OrderDeps): SessionWatch =>
  customerSessionWatch({ storage, settings: shop.settings, log, now: () => clock.now().getTime() });

/** Counts who listens to the storage. */
const counting = (deps: OrderDeps) => {
  let listening = 0;
  const storage = {
    ...deps.storage,
    listen: (notify: (topic: string | null) => void) => {
      const stop = deps.storage.listen(notify);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    },
  };
  return { deps: { ...deps, storage }, listening: () => listening };
};

/** The timers that were set since and are still to come, those of streams among them. */
const watchTimers = () => {
  const running = new Set<unknown>();
  const { setInterval: begin, clearInterval: end } = globalThis;
  jest.spyOn(globalThis, 'setInterval').mockImplementation((callback, ms) => {
    const timer = begin(callback, ms);
    running.add(timer);
    return timer;
  });
  jest.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    running.delete(timer);
    end(timer);
  });
  // Only streams wait for a whole minute.
  const { setTimeout: wait, clearTimeout: forget } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms) => {
    const timer = wait(callback, ms);
    if (ms === 60_000) running.add(timer);
    return timer;
  });
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    running.delete(timer);
    forget(timer);
  });
  return () => running.size;
};
afterEach(() => {
  jest.restoreAllMocks();
});

it('leaves neither listener nor timer behind when its readers go away', async () => {
  // An id that a placing has just answered.
  const id = (await placed(shop)).id as OrderId;
  const { deps, listening } = counting(depsOf(shop, clock));
  const streams = new OpenStreams(deps, sessionsOf(deps));
  const timers = watchTimers();
  const readers = [new Reader(), new Reader(), new Reader()];
  for (const reader of readers) {
    streams.open({ orderId: id, lastSeen: null }, null, responseOf(reader));
    await reader.until('"status":"new"');
  }
  expect(listening()).toBe(1);
  await setStatus(deps, id, { to: 'process' });
  for (const reader of readers) await reader.until('"status":"process"');
  readers[0]?.emit('close');
  readers[1]?.emit('close');
  expect(listening()).toBe(1);
  await setStatus(deps, id, { to: 'package' });
  await readers[2]?.until('"status":"package"');
  const cancellation = { reason: 'other', text: null } as const;
  await setStatus(deps, id, { to: 'cancel', cancellation });
  await readers[2]?.until('"status":"cancel"');
  // Its heartbeat, its end in a minute, and where it listens to a file, the look at that.
  expect(timers()).toBeGreaterThanOrEqual(2);
  readers[2]?.emit('close');
  expect(listening()).toBe(0);
  expect(timers()).toBe(0);
  expect(readers.map(({ text }) => text.includes('"status":"package"'))).toEqual([
    false,
    false,
    true,
  ]);
});

it('opens nothing for a reader who has hung up while the order was looked up', async () => {
  const id = (await placed(shop)).id as OrderId;
  const { deps, listening } = counting(depsOf(shop, clock));
  const streams = new OpenStreams(deps, sessionsOf(deps));
  const timers = watchTimers();
  const reader = new Reader();
  // A connection says so once, and nobody listened yet.
  reader.destroyed = true;
  streams.open({ orderId: id, lastSeen: null }, 'a hash of a session', responseOf(reader));
  expect(reader.text).toBe('');
  expect(listening()).toBe(0);
  expect(timers()).toBe(0);
});

it('says now and then that it is still there, and writes nothing to who has left', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const id = (await placed(shop)).id as OrderId;
    const streams = new OpenStreams(depsOf(shop, clock), sessionsOf(depsOf(shop, clock)));
    const reader = new Reader();
    streams.open({ orderId: id, lastSeen: null }, null, responseOf(reader));
    await reader.until('"status":"new"');
    expect(reader.text).not.toContain(': still here');
    jest.advanceTimersByTime(20_000);
    expect(reader.text.match(/^: still here$/gm)).toHaveLength(1);
    reader.end();
    jest.advanceTimersByTime(60_000);
    expect(reader.text.match(/^: still here$/gm)).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

describe('more streams than may be open at once', () => {
  const limits = { perOwner: 2, inAll: 3 };
  const openOf = async (streams: OpenStreams, orderId: OrderId): Promise<Reader> => {
    const reader = new Reader();
    streams.open({ orderId, lastSeen: null }, null, responseOf(reader));
    if (!reader.isEnded) await reader.until('"status":"new"');
    return reader;
  };

  it('end the oldest of an order, or of all, and ask it not to come back soon', async () => {
    const [one, other] = [(await placed(shop)).id as OrderId, (await placed(shop)).id as OrderId];
    const deps = depsOf(shop, clock);
    const streams = new OpenStreams(deps, sessionsOf(deps), limits);
    const readers = [await openOf(streams, other), await openOf(streams, one)];
    readers.push(await openOf(streams, one), await openOf(streams, one));
    expect(readers.map(({ isEnded }) => isEnded)).toEqual([false, true, false, false]);
    expect(readers[1]?.text).toContain('retry: 60000');
    readers.push(await openOf(streams, other));
    expect(readers.map(({ isEnded }) => isEnded)).toEqual([true, true, false, false, false]);
    for (const reader of readers) if (!reader.isEnded) reader.end();
  });
});
