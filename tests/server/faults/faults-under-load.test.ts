import { BACKEND_CACHE_LIMITS } from '../../../server/upstream/lru-backend-response-cache';
import { TIME_FOR_CALLS } from '../../../server/upstream/with-deadline';
import type { ListeningApp } from '../../backend/support/event-stream';
import { listenTo } from '../../backend/support/event-stream';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';
import type { FaultyProxy } from '../../support/faulty-proxy';
import { FAULTS, openFaultyProxy } from '../../support/faulty-proxy';
import { heapInUse } from '../../support/heap';
import { passTime } from '../../support/pass-time';
import { runCount } from '../../support/run-count';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

/** How many pages are asked for before and after a look at memory, while a fault lasts. */
const PAGES = runCount('FAULT_PAGES');

/** How many customers ask at once. */
const READERS = 6;

/** Of every so many pages one is of a dish that nobody has asked for before. */
const NEW_DISH_EVERY = 12;

/** In megabytes, how much more of it may be in use: no more than two answers that are too long. */
const GROWTH = 20;

/** In milliseconds: what is judged here is not how fast a busy machine is. */
const MUCH_TIME = 20_000;

const MENU = ['/', '/products', '/products/pizza', '/ru/products/pizza'];

let backend: TestShop;
let listening: ListeningApp;
let proxy: FaultyProxy;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openTestShop();
  listening = await listenTo(backend.app);
  proxy = await openFaultyProxy(listening.url);
});
afterAll(async () => {
  await proxy.close();
  await listening.close();
  await backend.close();
});
afterEach(() => shop.close());

/** Pages one after the other until there is one of this kind. */
const until = async (
  path: string,
  isEnough: (page: { status: number; text: string }) => boolean,
) => {
  while (!isEnough(await shop.ask(path))) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Customers who read on side by side, most of them the menu: what they got, each kind of answer once. */
const readOn = async () => {
  const menu = new Set<number>();
  const dishes = new Set<number>();
  let left = PAGES;
  const read = async (): Promise<void> => {
    for (left -= 1; left >= 0; left -= 1) {
      const number = left;
      const isNew = number % NEW_DISH_EVERY === 0;
      const path = isNew ? `/product/dish-${String(number)}` : (MENU[number % MENU.length] ?? '/');
      const headers = { Cookie: cartCookie([1, 1 + (number % 90)]) };
      const { status } = await shop.ask(path, { headers });
      (isNew ? dishes : menu).add(status);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return { menu: [...menu], dishes: [...dishes] };
};

// The last ones are those whose answers are large.
it.each(FAULTS.slice(-runCount('FAULTS_UNDER_LOAD')))(
  'many read on while a backend %s: it costs no memory, and is forgotten once it is well again',
  async (_, fault, unknownPage) => {
    const timeForCalls = fault === 'slow' ? TIME_FOR_CALLS : MUCH_TIME;
    const times = { backendCacheLimits: BACKEND_CACHE_LIMITS, timeForCalls };
    shop = await openStorefront(proxy.url, { LOG_LEVEL: 'silent' }, times);
    for (const path of MENU) await until(path, ({ status }) => status === 200);
    await proxy.suffer(fault);
    // Ends what counts as fresh, so that the backend is asked again.
    passTime(6000);
    await readOn();
    const before = heapInUse();
    passTime(6000);
    expect(await readOn()).toEqual({ menu: [200], dishes: [unknownPage] });
    expect(heapInUse() - before).toBeLessThan(GROWTH);
    await proxy.suffer(null);
    await until('/products/pizza', (page) => stateOf(page).outage === null);
    await until('/product/dish-0', ({ status }) => status === 404);
  },
  3_600_000,
);
