import { Browser } from '../../support/browser';
import type { StubBackend, StubConduct } from '../../support/stub-backend';
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
beforeEach(() => {
  backend.reset();
});

const TOKEN = 'token-of-the-customer';

const signedIn = (): Browser => {
  const browser = new Browser(shop.port);
  browser.cookies.set(`token=${TOKEN}; Path=/; HttpOnly`, browser.host, '/');
  browser.cookies.set('cart=1_2t.1; Path=/', browser.host, '/');
  return browser;
};

const logoutIs = (conduct: StubConduct): void => {
  backend.behave(({ path }) => (path === '/api/v1/logout' ? conduct : undefined));
};

describe('logging out', () => {
  it.each([
    ['on this device', undefined, ''],
    ['on all devices', { all: true }, '{"all":true}'],
  ])('ends the session %s: at the backend and in the browser', async (_, body, sent) => {
    logoutIs({ status: 200, body: {} });
    const browser = signedIn();
    const answer = await browser.call('POST', '/api/v1/logout', body);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(answer.headers['cache-control']).toBe('no-store');
    // Not "cookies" or "storage": the guest's cart stays.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/logout',
      body: sent,
      headers: { authorization: `Bearer ${TOKEN}`, client: 'web', 'accept-language': 'en' },
    });
    expect(browser.token).toBeNull();
    expect(browser.cookies.all('cart')).toEqual(['1_2t.1']);
  });

  it('of a session that had ended is done, and nothing that asks for another logout', async () => {
    logoutIs({ status: 401, body: { message: 'Log in', code: 'unauthorized' } });
    const browser = signedIn();
    const answer = await browser.call('POST', '/api/v1/logout');
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(answer.headers).not.toHaveProperty('refused-session');
    expect(browser.token).toBeNull();
  });

  it('without a session asks nobody', async () => {
    const answer = await new Browser(shop.port).call('POST', '/api/v1/logout');
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(backend.calls).toEqual([]);
  });

  it.each<[string, number, StubConduct, object]>([
    ['breaks off', 503, { fate: 'cut' }, { code: 'unreachable' }],
    ['fails', 500, { status: 500, body: { message: 'Sorry' } }, { message: 'Sorry' }],
    ['has no time', 429, { status: 429, body: { message: 'Wait' } }, { message: 'Wait' }],
    ['makes no sense', 502, { status: 502, body: '<h1>' }, { code: 'unreachable' }],
    ['leads elsewhere', 502, { status: 302, body: {} }, { code: 'unusable' }],
  ])('is done here when the backend’s answer %s, and says that it is not there', async (...row) => {
    const [, status, conduct, said] = row;
    logoutIs(conduct);
    const browser = signedIn();
    const answer = await browser.call('POST', '/api/v1/logout', { all: true });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject(said);
    expect(browser.token).toBeNull();
    expect(shop.logText()).not.toContain(TOKEN);
  });

  it('ends every session that the browser holds', async () => {
    logoutIs({ status: 200, body: {} });
    const browser = signedIn();
    browser.cookies.set('token=token-of-a-neighbour; Path=/api/', browser.host, '/');
    await browser.call('POST', '/api/v1/logout');
    expect(backend.calls.map(({ headers }) => headers.authorization).sort()).toEqual([
      'Bearer token-of-a-neighbour',
      `Bearer ${TOKEN}`,
    ]);
    expect(browser.cookies.all('token')).toEqual([]);
  });

  it('is not done by a foreign page', async () => {
    const browser = signedIn();
    for (const headers of [{}, { Client: 'web', Origin: 'http://evil.example' }]) {
      const answer = await browser.ask('/api/v1/logout', { method: 'POST', headers });
      expect(answer.status).toBe(403);
    }
    expect(browser.token).toBe(TOKEN);
    expect(backend.calls).toEqual([]);
  });
});

describe('ending a session in the list of them', () => {
  const SESSION = '/api/v1/user/sessions/Kd83mQ_fP0s6hYtE1jVxCg';

  const ends = (headers: Record<string, string>, status = 200): void => {
    backend.behave(({ path }) => (path === SESSION ? { status, body: {}, headers } : undefined));
  };

  it('takes the current one from the browser', async () => {
    ends({ 'Session-Ended': 'current' });
    const browser = signedIn();
    expect((await browser.call('DELETE', SESSION)).status).toBe(200);
    expect(browser.token).toBeNull();
  });

  it.each<[string, Record<string, string>, number]>([
    ['another one', {}, 200],
    ['none that is the customer’s', { 'Session-Ended': 'current' }, 404],
    ['what nobody knows', { 'Session-Ended': 'all' }, 200],
  ])('leaves it where the backend has ended %s', async (_, headers, status) => {
    ends(headers, status);
    const browser = signedIn();
    expect((await browser.call('DELETE', SESSION)).status).toBe(status);
    expect(browser.token).toBe(TOKEN);
  });

  it('is not done by a foreign page', async () => {
    ends({ 'Session-Ended': 'current' });
    const browser = signedIn();
    const headers = { Client: 'web', Origin: 'http://evil.example' };
    expect((await browser.ask(SESSION, { method: 'DELETE', headers })).status).toBe(403);
    expect(browser.token).toBe(TOKEN);
  });
});

describe('deleting the account', () => {
  const account = (status: number): void => {
    backend.behave(({ path }) => (path === '/api/v1/user' ? { status, body: {} } : undefined));
  };

  it('ends the session in the browser', async () => {
    account(200);
    const browser = signedIn();
    expect((await browser.call('DELETE', '/api/v1/user')).status).toBe(200);
    expect(browser.token).toBeNull();
  });

  it('leaves it where the backend refuses', async () => {
    account(409);
    const browser = signedIn();
    expect((await browser.call('DELETE', '/api/v1/user')).status).toBe(409);
    expect(browser.token).toBe(TOKEN);
  });

  it.each([
    ['GET', '/api/v1/user'],
    ['PATCH', '/api/v1/user'],
    ['DELETE', '/api/v1/user/domain/1/fav/2'],
  ])('is not done by %s %s', async (method, path) => {
    backend.behave(() => ({ status: 200, body: {} }));
    const browser = signedIn();
    await browser.call(method, path);
    expect(browser.token).toBe(TOKEN);
  });
});
