import { Browser } from '../../support/browser';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, stateOf } from '../../support/test-storefront';

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

const EVIL = 'token-of-the-attacker';
const OWN = 'token-of-the-customer';
const HOST = 'sofia.shop.example';

beforeEach(() => {
  backend.reset();
  passTime(60_000);
  backend.behave(({ path }) => {
    if (path.startsWith('/api/v1/login')) return { status: 200, body: { token: OWN, user: {} } };
    return path.includes('/user/') ? { status: 200, body: [] } : undefined;
  });
});

/** Who the calls since the last look went out for. */
const callers = (path: string | RegExp): readonly (string | undefined)[] => {
  const found = backend.callsTo(path).map(({ headers }) => headers.authorization);
  return [...new Set(found)];
};

const logIn = (browser: Browser) =>
  browser.call('POST', '/api/v1/login', { phone: '359880001122', code: '0427' });

/** What a page of the host, of a neighbour under the same roof, or of a hostile folder can set. */
const PLANTED: readonly (readonly [string, string])[] = [
  ['for the whole host', `token=${EVIL}; Path=/`],
  ['for the domain above', `token=${EVIL}; Path=/; Domain=shop.example`],
  ['for the host as a domain', `token=${EVIL}; Path=/; Domain=${HOST}`],
  ['for the calls', `token=${EVIL}; Path=/api`],
  ['for the calls, with a slash', `token=${EVIL}; Path=/api/`],
  ['for the calls of this version', `token=${EVIL}; Path=/api/v1`],
  ['for the login', `token=${EVIL}; Path=/api/v1/login`],
  ['for the calls of the domain above', `token=${EVIL}; Path=/api/v1; Domain=shop.example`],
];

describe('a session that an attacker has put into the browser before the login', () => {
  it.each(PLANTED)('is gone after it, set %s', async (_, planted) => {
    const browser = new Browser(shop.port, HOST);
    browser.cookies.set(planted, HOST, '/');
    await logIn(browser);
    expect(callers('/api/v1/login')).toEqual([undefined]);
    expect(browser.cookies.all('token')).toEqual([OWN]);
    await browser.call('GET', '/api/v1/user/domain/1/fav');
    await browser.ask('/');
    expect(callers(/\/user\//)).toEqual([`Bearer ${OWN}`]);
  });
});

describe('a second session that somebody puts beside the customer’s', () => {
  it.each(PLANTED.slice(1))(
    'is never taken for it, and gone with the first answer: %s',
    async (_, planted) => {
      const browser = new Browser(shop.port, HOST);
      await logIn(browser);
      browser.cookies.set(planted, HOST, '/');
      await browser.call('GET', '/api/v1/user/domain/1/fav');
      await browser.call('GET', '/api/v1/login/x');
      await browser.call('GET', '/api/v1/user/domain/1/fav');
      expect(callers(/./)).not.toContain(`Bearer ${EVIL}`);
      expect(browser.cookies.headerFor(HOST, '/api/v1/user')).toBe(`token=${OWN}`);
    },
  );

  it.each([
    ['in a folder of the page', 'Path=/products', '/products/pizza'],
    ['in a deeper one', 'Path=/products/pizza', '/products/pizza'],
    ['in one of the domain above', 'Path=/products/; Domain=shop.example', '/products/pizza'],
    ['in one of a language', 'Path=/ru/products', '/ru/products/pizza'],
  ])('makes one page a guest’s at most: %s', async (_, where, page) => {
    const browser = new Browser(shop.port, HOST);
    await logIn(browser);
    browser.cookies.set(`token=${EVIL}; ${where}`, HOST, '/');
    const first = await browser.ask(page);
    expect(stateOf(first).account.isSignedIn).toBe(false);
    expect(first.headers['cache-control']).toContain('private');
    expect(stateOf(await browser.ask(page)).account.isSignedIn).toBe(true);
    expect(callers(/\/user\//)).toEqual([`Bearer ${OWN}`]);
    expect(browser.cookies.all('token')).toEqual([OWN]);
  });

  it('with the same token is no second one', async () => {
    const answer = await shop.ask('/api/v1/user/domain/1/fav', {
      headers: { Cookie: `token=${OWN}; token=${OWN}` },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(callers(/\/user\//)).toEqual([`Bearer ${OWN}`]);
  });

  it('that could not be a token does not matter', async () => {
    await shop.ask('/api/v1/user/domain/1/fav', { headers: { Cookie: `token=%%; token=${OWN}` } });
    expect(callers(/\/user\//)).toEqual([`Bearer ${OWN}`]);
  });
});

it.each([
  ['a path', '/products/a;Domain=evil', 'sofia.shop.example'],
  ['an escape', '/products/%0d%0aX-Evil:1', 'sofia.shop.example'],
  ['a host', '/', 'sofia.example;Path=/x'],
  ['an address for a host', '/', '127.0.0.1'],
])('nothing of %s gets into what a cookie is taken away by', async (_, path, host) => {
  const answer = await shop.ask(path, {
    headers: { Host: host, Cookie: `token=${OWN}; token=${EVIL}` },
  });
  expect(answer.headers).not.toHaveProperty('x-evil');
  for (const line of answer.headers['set-cookie'] ?? []) {
    expect(line).toMatch(
      /^token=; Path=\/[\w/%.-]*(; Domain=(sofia\.)?shop\.example)?; Max-Age=0$/,
    );
  }
});
