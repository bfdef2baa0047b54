import { Browser } from '../../support/browser';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

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

const OLD = 'token-of-the-old-session';
const NEW = 'token-of-the-new-session';

beforeEach(() => {
  backend.reset();
  passTime(60_000);
  backend.behave(({ path, headers }) => {
    if (path === '/api/v1/login') return { status: 200, body: { token: NEW, user: {} } };
    if (headers.authorization === `Bearer ${OLD}`) {
      return { status: 401, body: { message: 'Log in', code: 'unauthorized' } };
    }
    return path.includes('/user') ? { status: 200, body: [] } : undefined;
  });
});

const withSession = (token = OLD): Browser => {
  const browser = new Browser(shop.port);
  browser.cookies.set(`token=${token}; Path=/; HttpOnly`, browser.host, '/');
  return browser;
};

const nameIn = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['refused-session']);

const end = (browser: Browser, session: unknown) =>
  browser.call('POST', '/session/end', { session });

describe('a call of a session that the backend does not know any more', () => {
  it('says which session it was, in a name that is not its token, and leaves the cookie', async () => {
    const browser = withSession();
    const answer = await browser.call('GET', '/api/v1/user');
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toEqual({ message: 'Log in', code: 'unauthorized' });
    expect(nameIn(answer)).toMatch(/^[\w-]{22}$/);
    expect(OLD).not.toContain(nameIn(answer));
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(browser.token).toBe(OLD);
  });

  it('names the same session alike, and another one otherwise', async () => {
    const browser = withSession();
    const names = [
      nameIn(await browser.call('GET', '/api/v1/user')),
      nameIn(await browser.call('POST', '/api/v1/cart/calculate', {})),
    ];
    expect(names[1]).toBe(names[0]);
    backend.behave(() => ({ status: 401, body: {} }));
    expect(nameIn(await withSession(NEW).call('GET', '/api/v1/user'))).not.toBe(names[0]);
  });

  it('says nothing of a session where there was none, or where another thing was refused', async () => {
    backend.behave(() => ({ status: 401, body: {}, headers: { 'Refused-Session': 'x' } }));
    const guest = await new Browser(shop.port).call('GET', '/api/v1/user');
    expect(guest.headers).not.toHaveProperty('refused-session');
    backend.behave(() => ({ status: 403, body: {} }));
    expect(await withSession().call('GET', '/api/v1/user')).not.toHaveProperty(
      'headers.refused-session',
    );
  });
});

describe('the end of a session that was refused', () => {
  it('takes its cookie, without asking the backend', async () => {
    const browser = withSession();
    const name = nameIn(await browser.call('GET', '/api/v1/user'));
    const calls = backend.calls.length;
    const answer = await end(browser, name);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { signed_in: false }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(browser.token).toBeNull();
    expect(backend.calls).toHaveLength(calls);
    expect(JSON.parse((await end(browser, name)).text)).toEqual({ signed_in: false });
  });

  it('leaves the session of a customer who has logged in again before the refusal came', async () => {
    const browser = withSession();
    // Three calls leave with the old token; their answers come after the login.
    const late = ['/api/v1/user', '/api/v1/user/bonuses', '/api/v1/purchase/history'].map((path) =>
      shop.ask(path, {
        headers: { Cookie: browser.cookies.headerFor(browser.host, path), Client: 'web' },
      }),
    );
    await browser.call('POST', '/api/v1/login', { phone: '359880001122', code: '0427' });
    for (const answer of await Promise.all(late)) {
      expect(answer.status).toBe(401);
      for (const text of answer.headers['set-cookie'] ?? []) {
        browser.cookies.set(text, browser.host, '/');
      }
      const ended = await end(browser, nameIn(answer));
      expect(JSON.parse(ended.text)).toEqual({ signed_in: true });
      expect(ended.headers['set-cookie']).toBeUndefined();
    }
    expect(browser.token).toBe(NEW);
    expect((await browser.call('GET', '/api/v1/user')).status).toBe(200);
  });

  it('sets no cookie where there is none, since the next may be on its way', async () => {
    const name = nameIn(await withSession().call('GET', '/api/v1/user'));
    const answer = await end(new Browser(shop.port), name);
    expect(JSON.parse(answer.text)).toEqual({ signed_in: false });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([[undefined], [null], [7], [''], ['short'], [OLD], [[OLD]], ['x'.repeat(20_000)]])(
    'is refused for what is no name: %j',
    async (session) => {
      const browser = withSession();
      expect([400, 413]).toContain((await end(browser, session)).status);
      expect(browser.token).toBe(OLD);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['without the Client header', { Client: '' }],
    ['from another site', { Origin: 'http://evil.example' }],
    ['that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is not asked for by a foreign page: %s', async (_, headers) => {
    const browser = withSession();
    const session = nameIn(await browser.call('GET', '/api/v1/user'));
    const answer = await browser.ask('/session/end', {
      method: 'POST',
      headers: { Client: 'web', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ session }),
    });
    expect(answer.status).toBe(403);
    expect(browser.token).toBe(OLD);
  });

  it('has no page', async () => {
    expect((await withSession().ask('/session/end')).status).toBe(404);
  });
});

describe('a page asked for with a session that has ended', () => {
  it('is a guest’s, and takes the cookie along', async () => {
    const browser = withSession();
    const page = await browser.ask('/');
    expect(page.status).toBe(200);
    expect(stateOf(page).account).toEqual({ isSignedIn: false });
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(browser.token).toBeNull();
    const next = await browser.ask('/');
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(backend.callsTo(/./).at(-1)?.headers.authorization).toBeUndefined();
  });

  it('is whole: with the price of the cart, which a guest is told', async () => {
    const browser = withSession();
    browser.cookies.set(`${cartCookie([dishId(SOFIA, 0), 2])}; Path=/`, browser.host, '/');
    const page = await browser.ask('/cart');
    expect(stateOf(page).cart.calculation).not.toBeNull();
    expect(visibleTextOf(page)).toContain('20.20');
  });

  it.each(['/about', '/favorite', '/nope'])('also %s', async (path) => {
    const browser = withSession();
    await browser.ask(path);
    expect(browser.token).toBeNull();
  });

  it('keeps the cookie of a session that the backend could not look up', async () => {
    backend.behave(({ path }) => (path.includes('/user') ? { status: 500 } : undefined));
    const browser = withSession();
    const page = await browser.ask('/');
    expect(stateOf(page).account).toEqual({ isSignedIn: true });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(browser.token).toBe(OLD);
  });

  it('keeps the cookie of a session that goes on', async () => {
    const browser = withSession(NEW);
    await browser.ask('/');
    expect(browser.token).toBe(NEW);
  });
});
