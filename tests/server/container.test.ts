import type { AxiosInstance } from 'axios';
import axios from 'axios';
import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RequestContext } from '../../src/infrastructure/http/request-context';
import { createRequestContainer } from '../../server/container';
import { UNCACHED } from '../../src/infrastructure/http/backend-response-cache';
import type { ShopUseCases } from '../../src/application/store/shop-use-cases';
import { rootReducer } from '../../src/application/store/root-reducer';
import { lineOf } from '../support/carts';
import { orderToPrice } from '../support/orders';
import { cityId, productId } from '../support/ids';
import type { TinyServer } from '../support/tiny-server';
import { sendJson, startTinyServer } from '../support/tiny-server';
import { wireCalculation, wireProduct } from '../support/wire';

let server: TinyServer;
/** Answers that wait until both visits have asked, so that they really are there at once. */
let held: (() => void)[] = [];
let isHolding = false;

const answerOf = ({ url = '', headers }: IncomingMessage): unknown =>
  url.includes('/cart/calculate')
    ? wireCalculation()
    : [
        wireProduct({
          name: `${headers['accept-language'] ?? ''} ${headers.authorization ?? 'guest'}`,
        }),
      ];

beforeAll(async () => {
  server = await startTinyServer((request, response) => {
    const send = () => {
      sendJson(response, answerOf(request));
    };
    if (isHolding) held.push(send);
    else send();
  });
});
afterAll(() => server.close());
beforeEach(() => {
  held = [];
  isHolding = false;
});

const openShop = (http: AxiosInstance = axios.create({ baseURL: server.url, adapter: 'http' })) =>
  createRequestContainer(
    {
      http,
      problems: { report: () => undefined },
      sharedCallTime: 10_000,
      backendCache: UNCACHED,
      loadAddressFinder: () => Promise.reject(new Error('Nobody looks for an address here')),
    },
    { all: ['en', 'ru'], defaultLocale: 'en' },
  );

const nameSeenBy = async (visit: ShopUseCases): Promise<string> => {
  const content = await visit.loadContent(
    { name: 'cart' },
    { cityId: cityId(1), categories: [], inCart: [productId(5)], favourites: [], viewed: [] },
  );
  if (!content.ok) throw new Error('There is no dish');
  const state = content.value.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
  return state.cart.products[0]?.name ?? '';
};

const SOFIA = { id: cityId(1), timezone: 'Europe/Sofia' };

const ANNA: RequestContext = {
  locale: () => 'ru',
  token: 'anna',
  sharesAnswers: false,
  currencyDigits: () => 2,
};
const BORIS: RequestContext = {
  locale: () => 'en',
  token: 'boris',
  sharesAnswers: false,
  currencyDigits: () => 2,
};
const GUEST: RequestContext = {
  locale: () => 'en',
  token: null,
  sharesAnswers: true,
  currencyDigits: () => 2,
};

describe('two visits of one shop', () => {
  it('at once ask each in their own name and language', async () => {
    const shop = openShop();
    isHolding = true;
    const [anna, boris, guest] = [ANNA, BORIS, GUEST].map((caller) => shop.shop(caller));
    if (!anna || !boris || !guest) throw new Error('Somebody did not come');
    const names = Promise.all([anna, boris, guest].map(nameSeenBy));
    while (held.length < 3) await new Promise((resolve) => setImmediate(resolve));
    for (const send of held.reverse()) send();
    expect(await names).toEqual(['ru Bearer anna', 'en Bearer boris', 'en guest']);
  });

  it('one after the other leave nothing to each other', async () => {
    const shop = openShop();
    expect(await nameSeenBy(shop.shop(ANNA))).toBe('ru Bearer anna');
    expect(await nameSeenBy(shop.shop(GUEST))).toBe('en guest');
  });

  it('share no use-case', () => {
    const shop = openShop();
    const [one, other] = [shop.shop(GUEST), shop.shop(GUEST)];
    expect(one.calculateCart).not.toBe(other.calculateCart);
    expect(one.loadContent).not.toBe(other.loadContent);
  });

  it('get the frame of a page each in their own language', async () => {
    const shop = openShop();
    const before = server.requests.length;
    await shop.shop(ANNA).loadFrame(SOFIA);
    await shop.shop(BORIS).loadFrame(SOFIA);
    const languages = server.requests
      .slice(before)
      .map(({ headers }) => headers['accept-language']);
    expect(new Set(languages)).toEqual(new Set(['ru', 'en']));
  });
});

it('sends a cart as the contract wants it', async () => {
  const line = lineOf(5, { quantity: 2, ingredients: [{ ingredientId: 11, quantity: 0 }] });
  let body = '';
  const post = jest.fn((config: { data?: string; url?: string; method?: string }) => {
    body = config.data ?? '';
    return Promise.resolve({
      data: wireCalculation(),
      status: 200,
      statusText: '',
      headers: {},
      config,
    });
  });
  const shop = openShop(axios.create({ adapter: post as never }));
  expect(
    (await shop.shop(GUEST).calculateCart(orderToPrice({ cityId: cityId(3), lines: [line] }))).ok,
  ).toBe(true);
  expect(JSON.parse(body)).toEqual({
    domainId: 3,
    orderType: 'delivery',
    goods: [{ id: 5, qtt: 2, ingredients: [{ id: 11, qtt: 0 }], free_of_choice: null }],
  });
  expect(post.mock.calls[0]?.[0]).toMatchObject({ method: 'post', url: '/cart/calculate' });
});

describe('a visit that is over', () => {
  const collectGarbage = (): void => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  };

  const visitOnce = async (shop: ReturnType<typeof openShop>): Promise<WeakRef<object>[]> => {
    const caller: RequestContext = {
      locale: () => 'en',
      token: 'anna',
      sharesAnswers: false,
      more: { 'X-Request-Id': 'r1' },
    };
    const visit = shop.shop(caller);
    await nameSeenBy(visit);
    return [new WeakRef(caller), new WeakRef(visit), new WeakRef(visit.calculateCart)];
  };

  it('leaves nothing behind in the shop', async () => {
    const shop = openShop();
    const traces: WeakRef<object>[] = [];
    for (let count = 0; count < 30; count += 1) traces.push(...(await visitOnce(shop)));
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
    }
    // The connection that is kept open may still know of the visit that used it last.
    const remaining = traces.filter((trace) => trace.deref() !== undefined);
    expect(remaining.length).toBeLessThanOrEqual(3);
  });
});
