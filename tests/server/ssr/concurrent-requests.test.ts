import { passTime } from '../../support/pass-time';
import { runCount } from '../../support/run-count';
import type { StubBackend, StubCall } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { StubCity } from '../../support/stub-menu';
import { SOFIA, STUB_CITIES, VARNA, dishId, dishName } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

jest.setTimeout(120_000);

const REQUESTS = runCount('REQUESTS_AT_ONCE');

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  // Many visits at once, on a machine that may have other things to do.
  shop = await openStorefront(backend.url, { TRUST_PROXY: '1' }, { timeForCalls: 100_000 });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Does the work for each of the items, so many at a time; answers in the items' order. */
const inParallel = async <A, B>(
  items: readonly A[],
  atOnce: number,
  work: (item: A) => Promise<B>,
): Promise<readonly B[]> => {
  const results = new Map<number, B>();
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.set(next[0], await work(next[1]));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return items.map((_, index) => results.get(index) as B);
};

const CART = {
  en: (count: number) => `Cart, ${String(count)} item`,
  ru: (count: number) => `Корзина, ${String(count)} товар`,
};

interface Visitor {
  readonly id: string;
  readonly city: StubCity;
  readonly other: StubCity;
  readonly locale: 'en' | 'ru';
  readonly page: '/products/pizza' | '/cart';
  readonly pieces: number;
  readonly token: string | null;
}

const visitorOf = (number: number): Visitor => {
  const [city, other] = number % 2 === 0 ? [SOFIA, VARNA] : [VARNA, SOFIA];
  return {
    id: `visit-${String(number).padStart(4, '0')}`,
    city,
    other,
    locale: number % 4 < 2 ? 'en' : 'ru',
    page: number % 8 < 4 ? '/products/pizza' : '/cart',
    pieces: 1 + (number % 50),
    token: number % 3 === 0 ? null : `token-of-visitor-${String(number).padStart(4, '0')}`,
  };
};

const cookieOf = ({ city, pieces, token }: Visitor): string =>
  [cartCookie([dishId(city, 2), pieces]), ...(token === null ? [] : [`token=${token}`])].join('; ');

/** What a call has to do with its visitor, as one comparable value. */
const traitsOf = ({ headers, path, body }: StubCall) => ({
  language: headers['accept-language'],
  authorization: headers.authorization ?? null,
  client: headers.client,
  version: headers['client-version'],
  cookie: headers.cookie ?? null,
  city: /\/domain\/(\d+)/.exec(path)?.[1] ?? /"domainId":(\d+)/.exec(body)?.[1] ?? null,
});

it(`${String(REQUESTS)} requests side by side: language, city, cart and token of one never reach another`, async () => {
  let seed = 7;
  backend.behave(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return { delay: seed % 25 };
  });
  const visitors = Array.from({ length: REQUESTS }, (_, number) => visitorOf(number));
  const pages = await inParallel(visitors, 12, (visitor) =>
    shop.ask(`${visitor.locale === 'ru' ? '/ru' : ''}${visitor.page}`, {
      headers: { Host: visitor.city.host, Cookie: cookieOf(visitor), 'X-Request-Id': visitor.id },
    }),
  );
  const tokens = visitors.flatMap(({ token }) => token ?? []);
  visitors.forEach((visitor, index) => {
    const page = pages[index];
    if (!page) throw new Error('A request got no answer');
    const { city, other, locale, pieces, token, id } = visitor;
    const bearer = token === null ? null : `Bearer ${token}`;
    const shownText = visibleTextOf(page);
    const state = stateOf(page);
    expect({
      id,
      status: page.status,
      language: /<html lang="(\w+)"/.exec(page.text)?.[1],
      city: state.city.current?.id,
      hasOwnDish: shownText.includes(dishName(city, 2, locale)),
      hasDishOfOthers: shownText.includes(dishName(other, 2, locale)),
      hasOwnCounter: page.text.includes(`>${CART[locale](pieces)}`),
      cart: state.cart.lines.map(({ productId, quantity }) => [productId, quantity]),
      tokens: tokens.filter((some) => page.text.includes(some)),
    }).toEqual({
      id,
      status: 200,
      language: locale,
      city: city.id,
      hasOwnDish: true,
      hasDishOfOthers: false,
      hasOwnCounter: true,
      cart: [[dishId(city, 2), pieces]],
      tokens: [],
    });
    const calls = backend.calls.filter(({ headers }) => headers['x-request-id'] === id);
    // Guests who ask for the same at the same time share a call; a customer has calls of their own.
    if (token !== null) expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      const traits = traitsOf(call);
      expect({ id, ...traits }).toEqual({
        id,
        language: locale,
        authorization: bearer,
        client: 'web',
        version: '1.0',
        cookie: null,
        city: traits.city === null ? null : String(city.id),
      });
    }
  });
  expect(backend.calls.filter(({ headers }) => !headers['x-request-id'])).toEqual([]);
}, 180_000);

it('pairs of the English and the Russian menu, the English one slower: each stays itself', async () => {
  backend.behave(({ headers }) =>
    headers['accept-language'] === 'en' ? { delay: 100 } : undefined,
  );
  const paths = Array.from({ length: 15 }, () => ['/products', '/ru/products']).flat();
  const pages = await inParallel(paths, 20, (path) =>
    shop.ask(path, {
      headers: { Host: SOFIA.host, 'X-Request-Id': `pair-of${path.replaceAll('/', '-')}` },
    }),
  );
  const seen = pages.map((page, index) =>
    [
      paths[index],
      /<html lang="(\w+)"/.exec(page.text)?.[1],
      /<title>([^<]*)</.exec(page.text)?.[1],
      /<h1[^>]*>([^<]*)</.exec(page.text)?.[1],
    ].join(' | '),
  );
  expect(new Set(seen)).toEqual(
    new Set([
      '/products | en | Menu, delivery in Sofia · Tavolino | Menu',
      '/ru/products | ru | Меню с доставкой, София · Tavolino | Меню',
    ]),
  );
  expect(
    new Set(
      backend.calls.map(
        ({ headers }) => `${String(headers['x-request-id'])} ${String(headers['accept-language'])}`,
      ),
    ),
  ).toEqual(new Set(['pair-of-products en', 'pair-of-ru-products ru']));
}, 180_000);

it('a visit asks for each thing once', async () => {
  await shop.ask('/cart', {
    headers: { Host: SOFIA.host, Cookie: cartCookie([dishId(SOFIA, 0), 1]) },
  });
  const paths = backend.calls.map(({ method, path }) => `${method} ${path}`);
  expect([...paths].sort()).toEqual([...new Set(paths)].sort());
  expect(paths).toHaveLength(6);
});

it('the backend is told who asks: the request’s id and the customer’s address', async () => {
  const answer = await shop.ask('/products', {
    headers: { Host: STUB_CITIES[0]?.host ?? '', 'X-Request-Id': 'abc-12345678' },
  });
  expect(answer.headers['x-request-id']).toBe('abc-12345678');
  expect(new Set(backend.calls.map(({ headers }) => headers['x-request-id']))).toEqual(
    new Set(['abc-12345678']),
  );
  expect(new Set(backend.calls.map(({ headers }) => headers['x-forwarded-for']))).toEqual(
    new Set(['127.0.0.1']),
  );
});
