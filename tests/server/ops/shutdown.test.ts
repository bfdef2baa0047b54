import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import type { CloseServer } from '../../../environment/close-server';
import { serverCloser } from '../../../environment/close-server';
import { shutDown } from '../../../server/ops/shutdown';
import { ask } from '../../support/ask';
import { gate } from '../../support/gate';
import type { MemoryLog } from '../../support/memory-log';
import { memoryLog } from '../../support/memory-log';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;
let close: CloseServer;
let agent: Agent;
let diary: MemoryLog & ReturnType<typeof memoryLog>;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
  close = serverCloser(shop.server);
  shop.server.keepAliveTimeout = 75_000;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  diary = memoryLog();
});
afterEach(async () => {
  agent.destroy();
  await shop.close();
  await backend.stop();
});

const said = (): readonly unknown[] => diary.logLines.map(({ msg }) => msg);

const shutDownShop = (drain = 0): Promise<void> =>
  shutDown(close, shop.readiness, shop.eventStreams, diary.log, drain);

const PEACEFUL = ['closing: finishing what is under way', 'closed'];

/** A request that waits for a slow backend; `reached` says that it does. */
const slowRequest = () => {
  const reached = gate();
  let isFirst = true;
  backend.behave(() => {
    if (!isFirst) return undefined;
    isFirst = false;
    reached.open();
    return { delay: 300 };
  });
  return { reached: reached.promise, answer: shop.ask('/products', { agent }) };
};

it('ends at once when nobody is there', async () => {
  await shutDownShop();
  expect(said()).toEqual(PEACEFUL);
  await expect(shop.ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});

it('lets a running request finish, and then hangs up although the visitor would keep the line', async () => {
  const { reached, answer } = slowRequest();
  await reached;
  const closed = shutDownShop();
  expect((await answer).status).toBe(200);
  await closed;
  // Had the kept connection stayed open, only the end of all patience would have closed it.
  expect(said()).toEqual(PEACEFUL);
});

it('takes no new visitors meanwhile', async () => {
  const { reached, answer } = slowRequest();
  await reached;
  const closed = shutDownShop();
  await expect(ask(shop.port, '/products', { agent: new Agent() })).rejects.toThrow('ECONNREFUSED');
  await answer;
  await closed;
});

it('is not ready from the first moment, and tells kept connections to hang up', async () => {
  const before = await shop.ask('/readyz', { agent });
  // The server goes on listening: whoever balances the load needs a moment to notice.
  shop.readiness.close();
  const probe = await shop.ask('/readyz', { agent });
  const page = await shop.ask('/products', { agent });
  expect([before.status, probe.status]).toEqual([200, 503]);
  expect(before.headers.connection).toBe('keep-alive');
  expect(page.headers.connection).toBe('close');
});

it('hangs up on connections that are kept without a request', async () => {
  await shop.ask('/healthz', { agent });
  await shutDownShop();
  expect(said()).toEqual(PEACEFUL);
});

it('hangs up in the end on a request that never finishes', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'],
  });
  try {
    const reached = gate();
    backend.behave(() => {
      reached.open();
      return { fate: 'hang' };
    });
    const answer = ask(shop.port, '/api/v1/settings', { agent }).catch((error: unknown) =>
      String(error),
    );
    await reached.promise;
    const closed = shutDownShop();
    await jest.advanceTimersByTimeAsync(10_000);
    await closed;
    expect(await answer).toContain('socket hang up');
    expect(said()).toEqual([PEACEFUL[0], 'closing: the last requests took too long', 'closed']);
  } finally {
    jest.useRealTimers();
  }
});

it('tells a load balancer that it goes before it stops listening', async () => {
  const { reached, answer } = slowRequest();
  await reached;
  const closed = shutDownShop(400);
  const probe = await shop.ask('/readyz');
  expect(probe.status).toBe(503);
  expect(probe.headers.connection).toBe('close');
  expect((await answer).status).toBe(200);
  await closed;
  await expect(shop.ask('/readyz')).rejects.toThrow('ECONNREFUSED');
});

it('does not wait for connections on which nobody has asked anything', async () => {
  const idle = connect(shop.port, '127.0.0.1');
  await once(idle, 'connect');
  // The server hears of a connection a moment after the visitor does.
  await shop.ask('/healthz');
  await shutDownShop();
  expect(said()).toEqual(PEACEFUL);
  idle.destroy();
});
