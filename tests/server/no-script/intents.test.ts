import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const HOST = SOFIA.host;
const DISH = dishId(SOFIA, 2);

const send = (body: string, headers: Record<string, string> = {}) =>
  shop.ask('/press', {
    method: 'POST',
    body,
    headers: {
      Host: HOST,
      Origin: `http://${HOST}`,
      Referer: `http://${HOST}/products/pizza?page=2`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

const click = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(new URLSearchParams(fields).toString(), headers);

const cookiesOf = ({ headers }: Awaited<ReturnType<typeof click>>): readonly string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/;.*/s, ''));

it('a click puts the dish into the cart and shows its page again, without any script', async () => {
  const answer = await click({ press: `add:${String(DISH)}::` });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/products/pizza?page=2');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(cookiesOf(answer)).toEqual([cartCookie([DISH, 1])]);
});

it('stored intents are applied in order, each once, before the page that a link leads to', async () => {
  const key = `${String(DISH)}::`;
  const early = [`add:${key}`, `add:${key}`, `less:${key}`, '+901', '+902', '-901'].join(' ');
  const answer = await click(
    { early, to: `http://${HOST}/ru/cart?a=b` },
    { Cookie: cartCookie([DISH, 3]) },
  );
  expect(answer.headers.location).toBe('/ru/cart?a=b');
  expect(cookiesOf(answer)).toEqual([cartCookie([DISH, 4]), 'favourites=1_p2']);
});

it('a heart alone leaves the cart to what another window makes of it meanwhile', async () => {
  const answer = await click({ press: '+901' }, { Cookie: cartCookie([DISH, 3]) });
  expect(cookiesOf(answer)).toEqual(['favourites=1_p1']);
  const whileEmpty = await click({ press: '+901' });
  expect(cookiesOf(whileEmpty)).toEqual(['favourites=1_p1']);
});

it('a dish of several kinds is ordered in the kind that was chosen', async () => {
  const answer = await click({ press: 'add:', line: `${String(DISH)}:34:` });
  const [cart = ''] = cookiesOf(answer);
  const page = await shop.ask('/cart', { headers: { Host: HOST, Cookie: cart } });
  expect(page.text).toContain('"choiceId":34');
});

describe('a dish that was changed without scripts', () => {
  /** Its form: 5 and 7 are in it and can be left out, of 9 there may be more. */
  const dishForm = (more: readonly (readonly [string, string])[]) =>
    new URLSearchParams([
      ['early', ''],
      ['to', ''],
      ['own', '5x1.7x1.9x0'],
      ...more.map(([name, value]) => [name, value]),
    ]).toString();

  const cartAfter = async (more: readonly (readonly [string, string])[]) => {
    const answer = await send(dishForm(more));
    const [cart = ''] = cookiesOf(answer);
    if (cart === '') return [];
    return stateOf(await shop.ask('/cart', { headers: { Host: HOST, Cookie: cart } })).cart.lines;
  };

  const add: [string, string] = ['press', `add:${String(DISH)}::`];

  it('is ordered without what was switched off, and with what was wished for', async () => {
    expect(await cartAfter([add, ['portions7', '1'], ['portions9', '2']])).toMatchObject([
      {
        productId: DISH,
        ingredients: [
          { ingredientId: 5, quantity: 0 },
          { ingredientId: 9, quantity: 2 },
        ],
      },
    ]);
  });

  it('is the one of the menu where all was left as it was', async () => {
    const asItIs = [add, ['portions5', '1'], ['portions7', '1'], ['portions9', '0']] as const;
    expect(await cartAfter(asItIs)).toMatchObject([{ ingredients: [] }]);
  });

  it('keeps its kind', async () => {
    const changed = [
      ['press', 'add:'],
      ['line', `${String(DISH)}:34:`],
      ['portions5', '1'],
    ] as const;
    expect(await cartAfter(changed)).toMatchObject([
      { choiceId: 34, ingredients: [{ ingredientId: 7, quantity: 0 }] },
    ]);
  });

  it.each(['99', '-1', '', 'nonsense'])(
    'is not ordered at all with portions that nobody can have: %j',
    async (portions) => {
      expect(await cartAfter([add, ['portions9', portions]])).toEqual([]);
    },
  );

  it('is not ordered by the form of an earlier version, whose fields mean something else', async () => {
    const earlier = { press: `add:${String(DISH)}::`, of: String(DISH), own: '5.7', kept: '5' };
    expect(cookiesOf(await click(earlier))).toEqual([]);
  });

  it('is as it was set when it was clicked before scripts failed', async () => {
    const early = `add:${String(DISH)}::7x0`;
    const [cart = ''] = cookiesOf(await click({ early }));
    const page = await shop.ask('/cart', { headers: { Host: HOST, Cookie: cart } });
    expect(stateOf(page).cart.lines).toMatchObject([{ ingredients: [{ ingredientId: 7 }] }]);
  });
});

it.each([
  ['nothing at all', {}],
  ['no intent of this shop', { press: 'buy:everything' }],
  ['a dish that cannot be', { press: 'add:0::' }],
])('%s changes nothing and leads back', async (_, fields) => {
  const answer = await click(fields as Record<string, string>, { Cookie: cartCookie([DISH, 3]) });
  expect(answer.status).toBe(303);
  expect(cookiesOf(answer)).toEqual([]);
});

it.each([
  'https://evil.example/',
  `http://${HOST}.evil.example/`,
  '//evil.example/',
  'javascript:alert(1)',
  `http://evil.example@${HOST}:1/`,
  'x',
])('nobody is sent to %s', async (to) => {
  const answer = await click({ press: `add:${String(DISH)}::`, to }, { Referer: to });
  expect(answer.headers.location).toBe('/');
});

it('a path of two slashes stays on this host', async () => {
  const answer = await click({
    press: `add:${String(DISH)}::`,
    to: `http://${HOST}//evil.example/`,
  });
  expect(answer.headers.location).toBe('/evil.example/');
});

it('does not fill the cart by a form of a foreign page', async () => {
  const answer = await click(
    { press: `add:${String(DISH)}::` },
    { Origin: 'https://evil.example' },
  );
  expect(answer.status).toBe(403);
  expect(cookiesOf(answer)).toEqual([]);
});

it('a customer’s favourites go to the account, and into no cookie', async () => {
  const answer = await click(
    { early: '+901 -902', press: `add:${String(DISH)}::` },
    { Cookie: 'token=token-of-a-customer-0001' },
  );
  expect(answer.status).toBe(303);
  expect(cookiesOf(answer)).toEqual([cartCookie([DISH, 1])]);
  const fromMap = backend.calls.filter(({ path }) => path.includes('/fav'));
  expect(fromMap.map(({ method }) => method)).toEqual(['PATCH', 'DELETE']);
  expect(
    fromMap.every(({ headers }) => headers.authorization === 'Bearer token-of-a-customer-0001'),
  ).toBe(true);
});

it('a customer who sends five hundred favourites makes no more calls than a page has dishes', async () => {
  const early = Array.from({ length: 500 }, (_, index) => {
    const sign = index % 2 === 0 ? '+' : '-';
    return `${sign}${String(901 + (index % 100))}`;
  }).join(' ');
  await click({ early }, { Cookie: 'token=token-of-a-customer-0001' });
  const calls = backend.calls.filter(({ path }) => path.includes('/fav'));
  expect(calls).toHaveLength(60);
});

it('a form larger than any page makes is refused', async () => {
  const answer = await click({ early: '+901 '.repeat(20_000) });
  expect(answer.status).toBe(413);
});
