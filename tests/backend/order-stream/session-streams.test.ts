import pino from 'pino';
import { customerSessionWatch } from '../../../backend/order-stream/session-watch';
import { setStatus } from '../../../backend/order/set-status';
import type { OrderId } from '../../../src/domain/id/ids';
import type { ListeningApp, ListeningStream } from '../support/event-stream';
import { listenTo } from '../support/event-stream';
import { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { FRIDAY_NOON, clearOrders, orderBody, placed } from '../support/orders';
import { IVAN, MARIA, confirm, signIn } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let one: ListeningApp;
let other: ListeningApp;
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now() });
});
beforeEach(async () => {
  clock = new FakeClock(FRIDAY_NOON);
  one = await listenTo(shop.app);
  other = await listenTo(shop.secondApp());
});
afterEach(async () => {
  await one.close();
  await other.close();
  await clearOrders(shop);
});
afterAll(() => shop.close());

/** A customer's order, and its live messages from each of the two processes. */
const follow = async (token: string): Promise<readonly ListeningStream[]> => {
  const { id } = await placed(shop, orderBody(), { token });
  const streams: ListeningStream[] = [];
  for (const app of [one, other]) {
    const stream = await app.open(`/api/v1/purchase/${String(id)}/events`, {
      Authorization: `Bearer ${token}`,
    });
    await stream.count(1);
    streams.push(stream);
  }
  return streams;
};

const ends = async (streams: readonly ListeningStream[]): Promise<void> => {
  for (const stream of streams) await stream.until(({ isOver }) => isOver);
};

const listed = async (token: string): Promise<readonly { id: string; is_current: boolean }[]> => {
  const { body } = await shop.send('get', '/api/v1/user/sessions', undefined, token).expect(200);
  return body as readonly { id: string; is_current: boolean }[];
};

describe('a stolen stream of live messages ends with its session, in whatever process it is', () => {
  it('when the customer logs out', async () => {
    const token = await signIn(shop, IVAN);
    const streams = await follow(token);
    await shop.send('post', '/api/v1/logout', {}, token).expect(200);
    await ends(streams);
  });

  it('when the customer logs out everywhere', async () => {
    const stolen = await signIn(shop, IVAN);
    const own = await signIn(shop, IVAN);
    const streams = await follow(stolen);
    await shop.send('post', '/api/v1/logout', { all: true }, own).expect(200);
    await ends(streams);
  });

  it('when the customer ends it in the list, while the streams of others go on', async () => {
    const stolen = await signIn(shop, IVAN);
    const own = await signIn(shop, IVAN);
    const maria = await signIn(shop, MARIA);
    const streams = await follow(stolen);
    const [hers] = await follow(maria);
    const session = (await listed(own)).find(({ is_current }) => !is_current);
    await shop
      .send('delete', `/api/v1/user/sessions/${session?.id ?? ''}`, undefined, own)
      .expect(200);
    await ends(streams);
    expect(hers?.isOver).toBe(false);
    const id = Number(hers?.messages()[0]?.data['id']);
    // An id that a message has just named.
    await setStatus(depsOf(shop, clock), id as OrderId, { to: 'process' });
    await hers?.count(2);
  });

  it('when the account is deleted', async () => {
    const token = await signIn(shop, IVAN);
    const streams = await follow(token);
    const id = Number(streams[0]?.messages()[0]?.data['id']);
    const cancellation = { reason: 'other', text: null } as const;
    // An id that a message has just named. Its messages would go on for another minute.
    await setStatus(depsOf(shop, clock), id as OrderId, { to: 'cancel', cancellation });
    for (const stream of streams) await stream.count(2);
    await confirm(shop, IVAN, token);
    await shop.send('delete', '/api/v1/user', undefined, token).expect(200);
    await ends(streams);
  });

  it('when a login more than the customer may have ends it', async () => {
    const stolen = await signIn(shop, IVAN);
    const streams = await follow(stolen);
    for (let logins = 0; logins < 20; logins += 1) {
      clock.advance(60);
      await signIn(shop, IVAN);
    }
    await ends(streams);
  });
});

it('sees within 20 seconds that a session has ended by time, and then checks no more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const begun = jest.spyOn(globalThis, 'setInterval');
  const stopped = jest.spyOn(globalThis, 'clearInterval');
  try {
    await signIn(shop, IVAN);
    const [row] = await shop.storage.shop.selectFrom('sessions').selectAll().execute();
    const { storage, settings } = shop;
    // Nobody announces anything here.
    const silent = { ...storage, listen: () => () => undefined };
    const log = pino({ level: 'silent' });
    const now = () => clock.now().getTime();
    const watch = customerSessionWatch({ storage: silent, settings, log, now });
    const ended = new Promise<void>((resolve) => {
      const stop = watch.watch(row?.token_hash ?? '', () => {
        stop();
        resolve();
      });
    });
    clock.advance(90 * 86_400);
    jest.advanceTimersByTime(20_000);
    await ended;
    const timers = begun.mock.results.map(({ value }: { value: unknown }) => value);
    expect(timers).toHaveLength(1);
    expect(stopped.mock.calls.map(([timer]) => timer)).toEqual(timers);
  } finally {
    // First, and all at once: a spy that is restored again later would bring the faked timers back.
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

it('ends a stream whose session has ended just before it is watched', async () => {
  const { storage, settings } = shop;
  const log = pino({ level: 'silent' });
  const watch = customerSessionWatch({ storage, settings, log, now: () => clock.now().getTime() });
  await new Promise<void>((resolve) => {
    const stop = watch.watch('a hash that is not there', () => {
      stop();
      resolve();
    });
  });
});

it('asks about the newcomer alone, however many sessions are watched', async () => {
  const { storage, settings } = shop;
  const log = pino({ level: 'silent' });
  const asked: string[] = [];
  const watched = storage.shop.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const now = () => clock.now().getTime();
  const watch = customerSessionWatch({
    storage: { ...storage, shop: watched },
    settings,
    log,
    now,
  });
  const ended = (hash: string) =>
    new Promise<void>((resolve) => {
      const stop = watch.watch(hash, () => {
        stop();
        resolve();
      });
    });
  await Promise.all([ended('hash of one'), ended('hash of another')]);
  expect(asked.map((query) => query.match(/hash of \w+/g))).toEqual([
    ['hash of one'],
    ['hash of another'],
  ]);
});
