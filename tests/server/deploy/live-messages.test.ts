import type { OrderNews } from '../../../src/application/ports/order-platform';
import { orderStream } from '../../../src/browser/platform/order-stream';
import type { OrderId } from '../../../src/domain/id/ids';
import type { TrackingKey } from '../../../src/domain/order/order-tracking';
import { setDelay } from '../../../backend/order/set-delay';
import { setStatus } from '../../../backend/order/set-status';
import type { ListeningApp } from '../../backend/support/event-stream';
import { listenTo } from '../../backend/support/event-stream';
import { FakeClock } from '../../backend/support/fake-clock';
import { depsOf } from '../../backend/support/order-deps';
import type { PlacedOrder } from '../../backend/support/orders';
import { FRIDAY_NOON, placed } from '../../backend/support/orders';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';
import type { ShopBehindNginx } from '../../support/behind-nginx';
import { behindNginx, openBehindNginx } from '../../support/behind-nginx';
import { TestEventSource, Told } from '../../support/event-source';
import { runCount } from '../../support/run-count';

/** How many times each storefront is restarted. */
const ROUNDS = runCount('RESTARTS');

/** More than there are storefronts, so that some are on each. */
const READERS = 4;

behindNginx('live messages of an order, through nginx', () => {
  let backend: TestShop;
  let listening: ListeningApp;
  let shop: ShopBehindNginx;
  let clock: FakeClock;
  let order: PlacedOrder;
  let readers: readonly Reader[];

  /** A browser on the page of the order. */
  interface Reader {
    readonly source: TestEventSource;
    /** The messages so far, by their ids. */
    readonly ids: readonly number[];
    readonly news: readonly OrderNews[];
    leave(): void;
  }

  const follow = (): Reader => {
    const ids: number[] = [];
    const news: OrderNews[] = [];
    const sources: TestEventSource[] = [];
    const open = (address: string): EventSource => {
      const source = new TestEventSource(shop.port, address, 'sofia.example');
      for (const name of ['status', 'delay', 'payment']) {
        source.addEventListener(name, (fromMap) => {
          if (fromMap instanceof Told) ids.push(Number(fromMap.lastEventId));
        });
      }
      sources.push(source);
      // Only what the page's code uses of what a browser opens.
      return source as unknown as EventSource;
    };
    // A key that the backend has just given.
    const key = order.tracking_key as TrackingKey;
    const leave = orderStream(open)({ kind: 'key', key }, (one) => news.push(one));
    const [source] = sources;
    if (!source) throw new Error('Nothing was opened');
    return { source, ids, news, leave };
  };

  beforeAll(async () => {
    clock = new FakeClock(FRIDAY_NOON);
    backend = await openTestShop({ now: () => clock.now() });
    listening = await listenTo(backend.app);
    shop = await openBehindNginx(listening.url);
  });
  afterAll(async () => {
    await shop.close();
    await listening.close();
    await backend.close();
  });
  beforeEach(async () => {
    order = await placed(backend);
    readers = Array.from({ length: READERS }, follow);
    await heardByAll(1);
    // An id that placing has just answered, here and below.
    await setStatus(depsOf(backend, clock), order.id as OrderId, { to: 'process' });
    await heardByAll(2);
  });
  afterEach(() => {
    for (const reader of readers) reader.leave();
  });

  const heardByAll = async (messages: number): Promise<void> => {
    while (readers.some(({ ids }) => ids.length < messages)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  /** The kitchen says once more how late it is. */
  const delay = async (minutes: number): Promise<void> => {
    clock.advance(60);
    await setDelay(depsOf(backend, clock), order.id as OrderId, minutes);
  };

  it('are heard one by one, each before the next has happened, and not packed', async () => {
    for (let minutes = 1; minutes <= 3; minutes += 1) {
      await delay(minutes);
      await heardByAll(2 + minutes);
    }
    for (const { source, news } of readers) {
      expect(news).toEqual(['open', ...Array.from({ length: 5 }, () => 'changed')]);
      expect(source.answers[0]?.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('go on through restarts of the storefronts, with none lost and none told twice', async () => {
    let fromMap = 2;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const storefront of shop.storefronts) {
        const restarted = storefront.restart();
        await delay((fromMap % 50) + 1);
        await restarted;
        await delay(((fromMap + 1) % 50) + 1);
        fromMap += 2;
        await heardByAll(fromMap);
      }
    }
    const [first] = readers;
    for (const { source, ids, news } of readers) {
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(ids).toEqual(first?.ids);
      expect(ids).toHaveLength(fromMap);
      expect(news).toContain('lost');
      // The browser came back by itself; an answer that is no stream would have ended that.
      expect(source.opened).toBeGreaterThan(1);
      expect(source.answers.map(({ statusCode }) => statusCode)).toEqual(
        source.answers.map(() => 200),
      );
    }
    // Nobody had to be cut off, so nothing held a restart up.
    for (const storefront of shop.storefronts) {
      expect(storefront.said()).not.toContain('took too long');
    }
  }, 1_200_000);
});
