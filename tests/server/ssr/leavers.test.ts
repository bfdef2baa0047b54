import { setTimeout as pause } from 'node:timers/promises';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOG_LEVEL: 'silent', PAGE_CACHE: 'true' });
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const runningPages = async (): Promise<number> => {
  const { text } = await shop.ask('/metrics');
  return Number(/shop_http_requests_running\{kind="page"\} (\d+)/.exec(text)?.[1] ?? 0);
};

const nobodyWaits = async (): Promise<void> => {
  while ((await runningPages()) > 0) await pause(5);
};

/** Measurements ask the backend, too, whether it is there. */
const isOfPage = ({ headers }: StubBackend['calls'][number]): boolean => headers.client === 'web';
const callsOfPages = () => backend.calls.filter(isOfPage);

const visit = (path: string) => {
  const visitor = new AbortController();
  const { signal } = visitor;
  const page = fetch(`http://127.0.0.1:${String(shop.port)}${path}`, { signal });
  return {
    page,
    leave: () => {
      visitor.abort();
    },
  };
};

describe.each([
  ['a page of its own', '/search?query=pizza'],
  ['a page that is rendered for the cache', '/news'],
])('a visitor of %s', (_what, path) => {
  it('who leaves while the first call runs, causes no other', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    backend.behave((call) => (isOfPage(call) ? { until: held } : undefined));
    const { page, leave } = visit(path);
    await until(() => callsOfPages().length > 0);
    expect(await runningPages()).toBe(1);
    leave();
    await expect(page).rejects.toThrow();
    await nobodyWaits();
    release();
    // Whoever comes next begins anew, and is the only one for whom anything is asked.
    expect(callsOfPages()).toHaveLength(1);
    backend.reset();
    expect((await shop.ask(path)).status).toBe(200);
    const asked = callsOfPages().map((call) => call.path);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('who leaves takes nothing from another who waits for the same', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    backend.behave((call) => (isOfPage(call) ? { until: held } : undefined));
    const first = visit(path);
    const second = visit(path);
    await until(() => callsOfPages().length > 0);
    while ((await runningPages()) < 2) await pause(5);
    first.leave();
    await expect(first.page).rejects.toThrow();
    while ((await runningPages()) > 1) await pause(5);
    release();
    expect((await second.page).status).toBe(200);
    expect(callsOfPages().filter((call) => call.path.endsWith('/domain'))).toHaveLength(1);
  });
});
