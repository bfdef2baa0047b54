import { Browser } from '../../support/browser';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

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

describe('a second session that somebody puts beside the customer’s', () => {
  it.each(PLANTED)('is never taken for it: %s', async (_, planted) => {
    const browser = new Browser(shop.port, HOST);
    browser.cookies.set(planted, HOST, '/');
    await logIn(browser);
    const answer = await browser.call('GET', '/api/v1/user/domain/1/fav');
    const page = await browser.ask('/products/pizza');
    expect(callers(/./)).not.toContain(`Bearer ${EVIL}`);
    expect([answer, page].map(({ headers }) => headers['cache-control'])).not.toContain('no-cache');
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
