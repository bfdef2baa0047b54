import { heapInUse } from '../../support/heap';
import { runCount } from '../../support/run-count';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, VARNA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront } from '../../support/test-storefront';

/** How many rounds of mixed requests; in the long tests as many as ten minutes take. */
const MINUTES = runCount('SOAK_MINUTES');
const ROUNDS = 7;

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await openStubBackend();
  const variables = { LOG_LEVEL: 'silent', PAGE_CACHE: 'true', RATE_REQUESTS_PER_MINUTE: '900000' };
  const backendCacheLimits = { maxStale: 3_600_000, patience: 400, maxSize: 4 * 1024 * 1024 };
  shop = await openStorefront(backend.url, variables, { backendCacheLimits });
  // As in the shop itself: a connection that the server gives up just when it is used is no fault.
  shop.server.keepAliveTimeout = 75_000;
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

/** Guests, carts, sessions, calls, errors, and a backend that fails now and then. */
const askRound = async (round: number): Promise<void> => {
  const city = round % 2 === 0 ? SOFIA : VARNA;
  const guest = { Host: city.host };
  const cart = { Host: city.host, Cookie: cartCookie([dishId(city, 1), 1 + (round % 90)]) };
  const session = { ...cart, Cookie: `token=token-${String(round).padStart(8, '0')}` };
  if (round % 3 === 0)
    backend.behave(({ path }) => (path.endsWith('/mainscreen') ? { status: 500 } : undefined));
  if (round % 5 === 0) backend.behave(() => ({ fate: 'cut' }));
  await Promise.all([
    shop.ask('/', { headers: guest }),
    shop.ask('/products/pizza', { headers: guest }),
    shop.ask('/ru/products/pizza', { headers: cart }),
    shop.ask('/cart', { headers: cart }),
    shop.ask('/products', { headers: session }),
    shop.ask(`/products/none-${String(round)}`, { headers: guest }),
    shop.ask('/api/v1/settings', { headers: cart }),
  ]);
  backend.reset();
};

/** What a program that leaves something behind has more and more of. */
const inUse = async () => {
  // What a request leaves for a moment, such as kept connections, is gone by then.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const listeners = process
    .eventNames()
    .reduce((count, name) => count + process.listenerCount(name), 0);
  return { heap: heapInUse(), timers, listeners };
};

/** Asks for so many rounds, or for so long. */
const work = async (rounds: number, milliseconds: number): Promise<void> => {
  const end = performance.now() + milliseconds;
  for (let round = 1; round <= rounds || performance.now() < end; round += 1) await askRound(round);
};

it('however long it runs, memory, timers and listeners do not grow', async () => {
  await work(ROUNDS, Math.min(MINUTES, 1) * 60_000);
  const before = await inUse();
  await work(ROUNDS, Math.max(0, MINUTES - 1) * 60_000);
  const after = await inUse();
  // A tenth of it; a short run has hardly begun to fill what is kept on purpose.
  expect(after.heap - before.heap).toBeLessThan(MINUTES > 0 ? before.heap / 10 : 25);
  expect(after.timers - before.timers).toBeLessThanOrEqual(10);
  expect(after.listeners).toBe(before.listeners);
}, 3_600_000);
