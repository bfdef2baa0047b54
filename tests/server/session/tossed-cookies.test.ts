import type { Question } from '../../support/ask';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

const OWN = 'token-of-the-customer';
const EVIL = 'token-of-the-attacker';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(60_000);
  backend.behave(({ path }) => {
    if (path.startsWith('/api/v1/login')) return { status: 200, body: { token: OWN, user: {} } };
    if (path === '/api/v1/logout') return { status: 200, body: {} };
    return path.includes('/user/') ? { status: 200, body: [] } : undefined;
  });
});

/** What a browser sends that reached the proxy over TLS. */
const overTls = (cookie: string, more: Question = {}): Question => ({
  ...more,
  headers: {
    Host: SOFIA.host,
    'X-Forwarded-Proto': 'https',
    ...(cookie === '' ? {} : { Cookie: cookie }),
    ...more.headers,
  },
});

const call = (cookie: string, body = '{}'): Question =>
  overTls(cookie, {
    method: 'POST',
    headers: {
      Client: 'web',
      'Content-Type': 'application/json',
      Origin: `https://${SOFIA.host}`,
    },
    body,
  });

const callers = (): readonly (string | undefined)[] => [
  ...new Set(backend.callsTo(/\/user\//).map(({ headers }) => headers.authorization)),
];

it('a neighbour’s token for the whole domain signs nobody in, and is removed', async () => {
  const page = await shop.ask('/favorite', overTls(`token=${EVIL}`));
  expect(stateOf(page).account.isSignedIn).toBe(false);
  expect(callers()).toEqual([]);
  expect(page.headers['set-cookie']).toEqual(
    expect.arrayContaining([
      'token=; Path=/; Max-Age=0',
      `token=; Path=/; Domain=${SOFIA.host}; Max-Age=0`,
    ]),
  );
  const { status } = await shop.ask('/account/profile', overTls(`token=${EVIL}`));
  expect(status).toBe(302);
});

it.each([
  ['before', `token=${EVIL}; __Host-token=${OWN}`],
  ['after', `__Host-token=${OWN}; token=${EVIL}`],
])('a neighbour’s token %s the customer’s own changes nothing', async (_, cookie) => {
  const page = await shop.ask('/favorite', overTls(cookie));
  expect(stateOf(page).account.isSignedIn).toBe(true);
  expect(callers()).toEqual([`Bearer ${OWN}`]);
});

it('a login gives a cookie that no neighbour can set, and takes the old name away', async () => {
  const { headers } = await shop.ask('/api/v1/login', call(`token=${EVIL}`));
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.at(-1)).toBe(
    `__Host-token=${OWN}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(cookies).toContain('token=; Path=/; Max-Age=0');
});

it('a login through a proxy that is not trusted has a name that the next page reads', async () => {
  const plain = await openStorefront(backend.url);
  const { headers } = await plain.ask('/api/v1/login', call(''));
  expect(headers['set-cookie']?.at(-1)).toMatch(/^__Host-token=.*; Secure$/);
  const page = await plain.ask('/favorite', {
    headers: { Host: SOFIA.host, Cookie: `__Host-token=${OWN}` },
  });
  await plain.close();
  expect(stateOf(page).account.isSignedIn).toBe(true);
});

it('a logout ends both names', async () => {
  const { headers } = await shop.ask('/api/v1/logout', call(`__Host-token=${OWN}`));
  expect(headers['set-cookie']).toEqual([
    'token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    '__Host-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('no neighbour puts addresses, a delivery or wishes into the page', async () => {
  const tossed = 'addresses=1_x; delivery=1_p; order=1_x';
  const { addressBook, delivery } = stateOf(await shop.ask('/cart', overTls(tossed)));
  const clean = stateOf(await shop.ask('/cart', overTls('')));
  expect([addressBook, delivery]).toEqual([clean.addressBook, clean.delivery]);
});

it('the cart of an earlier visit is taken over by a form, under its new name', async () => {
  const old = cartCookie([dishId(SOFIA, 0), 2]);
  expect(stateOf(await shop.ask('/cart', overTls(old))).cart.lines).toHaveLength(1);
  const { headers } = await shop.ask('/press', {
    ...call(old, `press=add%3A${String(dishId(SOFIA, 0))}%3A%3A&to=/`),
    headers: {
      ...call(old).headers,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  });
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies).toContainEqual(expect.stringMatching(/^cart=; Max-Age=0/));
  expect(cookies).toContainEqual(expect.stringMatching(/^__Host-cart=1_\w+\.3; .*; Secure$/));
});
