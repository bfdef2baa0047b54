import { wantedAccountPath } from '../../../src/application/sign-in/account-path';
import { Browser } from '../../support/browser';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { cityId } from '../../support/ids';
import { deliveryTo } from '../../support/selections';
import { SOFIA } from '../../support/stub-menu';
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
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const PAGES = [
  '/account',
  '/account/address',
  '/account/bonuses',
  '/account/orders',
  '/account/orders/12',
  '/account/profile',
  '/account/referral',
];

const open = (path: string, headers = {}, method = 'GET') =>
  shop.ask(path, { method, headers: { Host: SOFIA.host, ...headers } });

describe.each(PAGES)('a guest at %s', (page) => {
  it.each([
    ['the default language', page, `/?login=${page}`],
    ['another language', `/ru${page}`, `/ru?login=${page}`],
    ['with a code of a letter', `${page}?promocode=X`, `/?login=${page}&promocode=X`],
    ['with another page beside', `${page}?login=/cart`, `/?login=${page}&login=/cart`],
    ['a slash at the end', `${page}/`, `/?login=${page}`],
  ])('finds home in its language, which knows where they wanted to go: %s', async (...row) => {
    const [, path, home] = row;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await open(path, {}, method);
      expect([status, headers.location]).toEqual([302, home]);
      expect(wantedAccountPath(home.slice(home.indexOf('?')))).toBe(page);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(String(headers.vary)).toContain('Cookie');
    }
    expect(backend.calls).toEqual([]);
  });
});

it('home is there, and is the home of everybody for search engines', async () => {
  const page = await open('/?login=/account/orders');
  expect(page.status).toBe(200);
  expect(/<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1]).not.toContain('login');
});

it.each([
  '/account/orders/x',
  '/account/orders/0',
  '/account/bonus',
  '/accounts',
  '/de/account',
  '/account/orders/1/2',
  '/account/%2e%2e/evil',
])('what is no page of the account is not there for a guest either: %s', async (path) => {
  const page = await open(path);
  expect(page.status).toBe(404);
  expect(page.headers.location).toBeUndefined();
});

it.each(['//evil.example/account', '/account//evil.example', '/\\evil.example/account'])(
  'nobody is sent to another host by %s',
  async (path) => {
    const { headers } = await open(path);
    expect(headers.location ?? '').not.toContain('evil');
  },
);

it('a change is no visit', async () => {
  expect((await open('/account', {}, 'POST')).status).toBe(405);
});

describe('whoever has a session', () => {
  const withToken = (): Browser => {
    const browser = new Browser(shop.port, SOFIA.host);
    browser.cookies.set('token=token-of-the-customer; Path=/', browser.host, '/');
    return browser;
  };

  it('is sent nowhere', async () => {
    backend.behave(({ path }) => (path.includes('/user') ? { status: 200, body: [] } : undefined));
    expect((await withToken().ask('/account')).headers.location).toBeUndefined();
  });

  it('that has ended is a guest like others, and loses its cookie', async () => {
    backend.behave(({ headers }) =>
      headers.authorization ? { status: 401, body: {} } : undefined,
    );
    const browser = withToken();
    const { status, headers } = await browser.ask('/ru/account/orders/12');
    expect([status, headers.location]).toEqual([302, '/ru?login=/account/orders/12']);
    expect(browser.token).toBeNull();
  });

  it('that has ended leaves no street of its customer to the next guest, in page or cookie', async () => {
    backend.behave(({ headers }) =>
      headers.authorization ? { status: 401, body: {} } : undefined,
    );
    const browser = withToken();
    const street = encodeSelection(
      deliveryTo(flatAddress({ street: 'Shipka', cityId: cityId(1) })),
    );
    browser.cookies.set(`delivery=${street}; Path=/`, browser.host, '/');
    const page = await browser.ask('/');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('Shipka');
    expect(browser.cookies.headerFor(browser.host, '/')).not.toContain('delivery');
  });
});
