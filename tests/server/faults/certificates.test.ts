import tls from 'node:tls';
import { BACKEND_CACHE_LIMITS } from '../../../server/upstream/lru-backend-response-cache';
import { TIME_FOR_CALLS } from '../../../server/upstream/with-deadline';
import type { ListeningApp } from '../../backend/support/event-stream';
import { listenTo } from '../../backend/support/event-stream';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';
import type { Certificate } from '../../support/certificate';
import { makeCertificate } from '../../support/certificate';
import type { FaultyProxy } from '../../support/faulty-proxy';
import { openFaultyProxy } from '../../support/faulty-proxy';
import { passTime } from '../../support/pass-time';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, stateOf } from '../../support/test-storefront';

const DAY = 86_400_000;

const certificateFor = (address: string, days: number): Certificate =>
  makeCertificate({
    address,
    from: new Date(Date.now() - 30 * DAY),
    until: new Date(Date.now() + days * DAY),
  });

const GOOD = certificateFor('127.0.0.1', 30);
const EXPIRED = certificateFor('127.0.0.1', -1);
const OF_ANOTHER = certificateFor('127.0.0.2', 30);
const OF_NOBODY = certificateFor('127.0.0.1', 30);

/** Believes these, as NODE_EXTRA_CA_CERTS makes a whole process do when it starts. */
const believe = (...certificates: readonly Certificate[]): void => {
  const make = tls.createSecureContext.bind(tls);
  jest.spyOn(tls, 'createSecureContext').mockImplementation((options) => {
    const made = make(options);
    // Node's own part of it, which the types leave open.
    const own = made.context as { addCACert(text: string): void };
    for (const { cert } of certificates) own.addCACert(cert);
    return made;
  });
};

let backend: TestShop;
let listening: ListeningApp;
let proxy: FaultyProxy;
let shop: TestStorefront;

beforeAll(async () => {
  believe(GOOD, EXPIRED, OF_ANOTHER);
  backend = await openTestShop();
  listening = await listenTo(backend.app);
  proxy = await openFaultyProxy(listening.url, GOOD);
});
afterAll(async () => {
  await proxy.close();
  await listening.close();
  await backend.close();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  proxy.show(GOOD);
  const times = { backendCacheLimits: BACKEND_CACHE_LIMITS, timeForCalls: TIME_FOR_CALLS };
  shop = await openStorefront(proxy.url, { LOG_LEVEL: 'silent' }, times);
});
afterEach(() => shop.close());

/** The very first page may take longer than is allowed, on a busy machine. */
const untilKnown = async (): Promise<void> => {
  while ((await shop.ask('/products/pizza')).status !== 200);
};

/** Reads the menu until it says whether orders can be taken, and never sees a failure. */
const untilOutage = async (isAway: boolean): Promise<void> => {
  for (;;) {
    const page = await shop.ask('/products/pizza');
    expect(page.status).toBe(200);
    if ((stateOf(page).outage !== null) === isAway) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe.each([
  ['has expired', EXPIRED],
  ['is for another address', OF_ANOTHER],
  ['is of nobody who is known', OF_NOBODY],
])('a backend whose certificate %s', (_, bad) => {
  it('is not spoken to, while the menu stays up until the right one is shown', async () => {
    await untilKnown();
    await untilOutage(false);
    const before = proxy.calls();
    proxy.show(bad);
    // What counts as fresh has to be asked for again.
    passTime(6000);
    await untilOutage(true);
    expect((await shop.ask('/product/unknown')).status).toBe(503);
    expect(proxy.calls()).toBe(before);
    proxy.show(GOOD);
    await untilOutage(false);
    expect((await shop.ask('/product/unknown')).status).toBe(404);
  });
});
