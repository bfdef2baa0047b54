import axios from 'axios';
import { codeRequested } from '../../src/application/sign-in/sign-in-slice';
import { sessionRefused } from '../../src/application/session/session-news';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import createSagaMiddleware from 'redux-saga';
import { lineAdded, cartRestored, calculationFailed } from '../../src/application/cart/cart-slice';
import { pageReady, routeEntered } from '../../src/application/navigation/page-slice';
import { NO_LINK_WINDOW } from '../../src/application/ports/link-window';
import { createShopStore } from '../../src/application/store/create-store';
import { queueUntilStarted } from '../../src/application/store/queue-until-started';
import type { CustomerSagas } from '../../src/browser/sagas';
import { startSagas } from '../../src/browser/sagas';
import { createServerClock } from '../../src/browser/platform/server-clock';
import { lineOf } from '../support/carts';
import { IVANS_PHONE } from '../support/customers';
import { TRACKING_KEY } from '../support/orders';
import { shopStore } from '../support/render-shop';
import { SOFIA, stubCalculation, stubMainScreen } from '../support/stub-menu';

// A task of its own is one that no clock of the test brings about.
jest.mock('../../src/browser/platform/next-task', () => ({ nextTask: () => Promise.resolve() }));

const LINE = lineOf(101);

/** Calls that reached the backend, as method and path. */
let calls: string[];
let headers: InternalAxiosRequestConfig['headers'][];
let isBroken: boolean;

const backend: AxiosAdapter = (config) => {
  calls.push(`${String(config.method)} ${String(config.baseURL)}${String(config.url)}`);
  headers.push(config.headers);
  const data = config.url?.endsWith('/calculate')
    ? stubCalculation(SOFIA, [{ id: 101, qtt: 1 }])
    : config.url?.includes('/attempts/')
      ? { order: null }
      : stubMainScreen(SOFIA, 'en');
  const answer = { data, status: 200, statusText: 'OK', headers: {}, config };
  return isBroken ? Promise.reject(new Error('no network')) : Promise.resolve(answer);
};

/** A page as it stands between the first step of the start and the second. */
const opened = (...actions: Parameters<typeof shopStore>[1] & object) => {
  const { channel, start } = queueUntilStarted();
  const sagas = createSagaMiddleware({ channel });
  const store = createShopStore(shopStore('en', actions).store.getState(), sagas);
  const customers: CustomerSagas = { isWanted: false, run: () => undefined };
  const clock = createServerClock({ elapsed: () => performance.now(), device: () => Date.now() });
  return {
    store,
    customers,
    attach: () =>
      startSagas({
        store,
        sagas,
        replay: start,
        clock,
        loadTranslations: () => Promise.resolve(),
        linkWindow: NO_LINK_WINDOW,
        restore: () => undefined,
        customers,
        takeOver: () => undefined,
      }),
  };
};

/** Lets timers and answers come, until nothing more does. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  calls = [];
  headers = [];
  isBroken = false;
  jest.useFakeTimers();
  axios.defaults.adapter = backend;
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('carries out what was asked for before it came, each once', async () => {
  const { store, attach } = opened();
  store.dispatch(routeEntered({ name: 'home' }));
  store.dispatch(lineAdded({ line: LINE, mode: 'set' }));
  await settle();
  expect(calls).toEqual([]);
  await attach();
  await settle();
  expect(calls).toEqual(
    expect.arrayContaining(['get /api/v1/domain/1/mainscreen', 'post /api/v1/cart/calculate']),
  );
  expect(calls).toHaveLength(2);
  expect(store.getState().page.kind).toBe('ready');
  expect(store.getState().cart).toMatchObject({
    progress: 'settled',
    calculation: { total: 1010 },
  });
});

it('carries out what is asked for afterwards', async () => {
  const { store, attach } = opened();
  await attach();
  store.dispatch(lineAdded({ line: LINE, mode: 'set' }));
  await settle();
  expect(calls).toEqual(['post /api/v1/cart/calculate']);
});

it('asks in the language of the visit, as the web client, and holds no token', async () => {
  const { attach } = opened(cartRestored([LINE]));
  await attach();
  await settle();
  const [sent] = headers;
  expect(sent?.get('Accept-Language')).toBe('en');
  expect(sent?.get('Client')).toBe('web');
  expect(sent?.has('Authorization')).toBe(false);
});

describe('the price of a cart that the page came with', () => {
  it('is asked for when the server did not need it', async () => {
    const { attach } = opened(pageReady({ name: 'home' }), cartRestored([LINE]));
    await attach();
    await settle();
    expect(calls).toEqual(['post /api/v1/cart/calculate']);
  });

  it.each([
    ['there is no cart', []],
    [
      'the server could not have it: that is said on the page',
      [cartRestored([LINE]), calculationFailed(undefined)],
    ],
  ])('is not asked for when %s', async (_, actions) => {
    const { attach } = opened(...actions);
    await attach();
    await settle();
    expect(calls).toEqual([]);
  });
});

it('where the browser forbids storage the page works all the same', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { store, attach } = opened();
  await attach();
  store.dispatch(lineAdded({ line: LINE, mode: 'set' }));
  await settle();
  jest.restoreAllMocks();
  expect(store.getState().cart.calculation?.total).toBe(1010);
});

it('without a network the page says so, and the cart stays', async () => {
  isBroken = true;
  const { store, attach } = opened();
  await attach();
  store.dispatch(lineAdded({ line: LINE, mode: 'set' }));
  store.dispatch(routeEntered({ name: 'promotions' }));
  await settle();
  expect(store.getState().page).toMatchObject({ kind: 'failed', status: 503 });
  expect(store.getState().cart).toMatchObject({ lines: [LINE], progress: 'failed' });
});

describe('what answers customers', () => {
  it.each([
    ['before', true],
    ['after', false],
  ])(
    'carries out what is asked for while its chunk comes, wanted %s the start',
    async (_, isEarly) => {
      const { store, customers, attach } = opened();
      customers.isWanted = isEarly;
      await attach();
      if (!isEarly) customers.run();
      store.dispatch(codeRequested(IVANS_PHONE));
      await settle();
      expect(calls).toEqual(['get /api/v1/sms-code']);
    },
  );

  it('comes with the first thing that asks for it, which is carried out', async () => {
    const { store, attach } = opened();
    store.dispatch(sessionRefused('of yesterday'));
    await attach();
    await settle();
    expect(calls).toEqual([expect.stringContaining('session')]);
  });

  it('finds out about an order of this window that was never answered', async () => {
    window.sessionStorage.setItem('placing', '0d5c2b1e-7f1a-4c63-9d25-3c5b6f0e8a11');
    const { attach } = opened();
    await attach();
    await settle();
    expect(calls).toContainEqual(expect.stringContaining('post /api/v1/purchase/attempts/'));
  });
});

describe('an order that goes on', () => {
  afterEach(() => {
    window.localStorage.clear();
  });

  it.each([
    ['is looked for by the key that is kept', '1764500000000', 1],
    ['is not looked for once it has ended', '1764500000000 ended', 0],
  ])('%s', async (_, kept, count) => {
    jest.setSystemTime(1764500000000);
    window.localStorage.setItem('orders', `${TRACKING_KEY} ${kept}`);
    const { attach } = opened();
    await attach();
    await settle();
    expect(calls.filter((call) => call.includes('/purchase/track/'))).toHaveLength(count);
  });

  it('is not looked for where none was placed', async () => {
    const { attach } = opened();
    await attach();
    await settle();
    expect(calls).toEqual([]);
  });
});
