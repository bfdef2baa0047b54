import { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gate } from '../../support/gate';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import { until } from '../../support/until';

const NO_TIMER = setTimeout(() => undefined);

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOG_LEVEL: 'silent', PAGE_CACHE: 'true' });
  // No time limit ends a call: only that its visitor has left does.
  jest.spyOn(global, 'setTimeout').mockReturnValue(NO_TIMER);
  jest.spyOn(global, 'setInterval').mockReturnValue(NO_TIMER);
  jest.spyOn(ClientRequest.prototype, 'setTimeout').mockReturnThis();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await backend.stop();
});

const runningPages = async (): Promise<number> => {
  const { text } = await shop.ask('/metrics');
  return Number(/shop_http_requests_running\{kind="page"\} (\d+)/.exec(text)?.[1] ?? 0);
};
const untilPagesRun = async (count: number): Promise<void> => {
  while ((await runningPages()) !== count) await pause(5);
};

/** Measurements ask the backend, too, whether it is there. */
const isOfVisitors = ({ headers }: StubBackend['calls'][number]): boolean =>
  headers.client === 'web';
const calls = () => backend.calls.filter(isOfVisitors);
const givenUp = () => backend.givenUp.filter(isOfVisitors);

const visit = (path: string, init: RequestInit = {}) => {
  const visitor = new AbortController();
  const address = `http://127.0.0.1:${String(shop.port)}${path}`;
  const answer = fetch(address, { ...init, signal: visitor.signal });
  return {
    answer,
    leave: async (): Promise<void> => {
      visitor.abort();
      await expect(answer).rejects.toThrow();
    },
  };
};

it('a customer who leaves while the first call runs, has it given up and causes no other', async () => {
  const held = gate();
  backend.behave((call) => (isOfVisitors(call) ? { until: held.promise } : undefined));
  const { leave } = visit('/news', { headers: { Cookie: 'token=token-of-a-customer' } });
  await until(() => calls().length > 0);
  await leave();
  await until(() => givenUp().length === calls().length);
  held.open();
  await untilPagesRun(0);
  // Nobody comes next, so nothing more is asked.
  expect(calls()).toHaveLength(givenUp().length);
});

describe.each([
  ['a page of its own', '/search?query=pizza'],
  ['a page that is rendered for the cache', '/news'],
])('a visitor of %s', (_what, path) => {
  it('who leaves takes nothing from another who waits for the same', async () => {
    const held = gate();
    backend.behave((call) => (isOfVisitors(call) ? { until: held.promise } : undefined));
    const first = visit(path);
    const second = visit(path);
    await untilPagesRun(2);
    await until(() => calls().length > 0);
    await first.leave();
    await untilPagesRun(1);
    held.open();
    expect((await second.answer).status).toBe(200);
    expect(givenUp()).toEqual([]);
  });
});

const CART = {
  method: 'POST',
  headers: { Client: 'web', 'Content-Type': 'application/json' },
  body: JSON.stringify({ domainId: 1, goods: [] }),
};

it.each([
  ['pages', '/search', {}],
  ['a search', '/api/v1/domain/1/search', { headers: { Client: 'web' } }],
  ['a price', '/api/v1/cart/calculate', CART],
])('twenty visitors who leave a slow call of %s have all of them given up', async (...row) => {
  const [, path, init] = row;
  const held = gate();
  const isSlow = ({ path: asked }: { readonly path: string }) => /search|calculate/.test(asked);
  backend.behave((call) => (isSlow(call) ? { until: held.promise } : undefined));
  const visitors = Array.from({ length: 20 }, (_, index) =>
    visit(`${path}?query=dish${String(index)}`, init),
  );
  await until(() => backend.calls.filter(isSlow).length === 20);
  await Promise.all(visitors.map(({ leave }) => leave()));
  await until(() => backend.givenUp.filter(isSlow).length === 20);
  await untilPagesRun(0);
  held.open();
});
