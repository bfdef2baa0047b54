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

const TOKEN = 'a-token-of-the-backend_0123456789';
const USER = { phone: '359880001122', firstName: 'Иван', email: null };
const LOGIN = { phone: '359880001122', code: '0427' };

/** The backend answers logins so, and everything else as usual. */
const loginsAnswer = (conduct: StubConduct): void => {
  backend.behave(({ path }) =>
    path.startsWith('/api/v1/login') ? { status: 200, ...conduct } : undefined,
  );
};

beforeEach(() => {
  backend.reset();
  loginsAnswer({ body: { token: TOKEN, user: USER } });
});

const logIn = (path = '/api/v1/login', headers: Record<string, string> = {}) =>
  shop.ask(path, {
    method: 'POST',
    headers: {
      Host: 'sofia.example',
      Client: 'web',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(LOGIN),
  });

const everythingOf = ({ headers, text }: Awaited<ReturnType<typeof logIn>>): string =>
  JSON.stringify(headers) + text;

describe.each(['/api/v1/login', '/api/v1/login/whatsapp', '/api/v1/login/telegram'])(
  'a login by %s',
  (path) => {
    it('gives the token to a cookie and the rest of the answer to the page', async () => {
      const answer = await logIn(path);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({ user: USER });
      expect(answer.headers['set-cookie']).toEqual([
        `token=${TOKEN}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain('application/json');
      expect(shop.logText()).not.toContain(TOKEN);
    });

    it('reaches the backend as it was sent', async () => {
      await logIn(path, { 'Accept-Language': 'ru', 'Client-version': '1.0', Cookie: 'x=1' });
      expect(backend.calls).toHaveLength(1);
      expect(backend.calls[0]).toMatchObject({
        method: 'POST',
        path,
        body: JSON.stringify(LOGIN),
        headers: {
          'accept-language': 'ru',
          client: 'web',
          'client-version': '1.0',
          'content-type': 'application/json',
          'x-forwarded-for': '127.0.0.1',
        },
      });
      expect(backend.calls[0]?.headers).not.toHaveProperty('cookie');
    });

    it('takes no earlier session along', async () => {
      await logIn(path, { Cookie: 'token=token-of-an-attacker', Authorization: 'Bearer forged' });
      expect(backend.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    });
  },
);

it('everything else of the answer passes as it is', async () => {
  const referral = { status: 'refused', code: 'referral.used' };
  loginsAnswer({
    status: 201,
    headers: { 'Content-Language': 'ru', 'X-Request-Id': 'known-on-both-sides', 'X-Kitchen': '1' },
    body: { user: USER, token: TOKEN, referral, later: [1, { a: null }] },
  });
  const answer = await logIn('/api/v1/login', { 'X-Request-Id': 'known-on-both-sides' });
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual({ user: USER, referral, later: [1, { a: null }] });
  expect(answer.headers).toMatchObject({
    'content-language': 'ru',
    'x-request-id': 'known-on-both-sides',
  });
  expect(answer.headers).not.toHaveProperty('x-kitchen');
  expect(answer.headers['set-cookie']?.join()).not.toContain('backend=secret');
});

describe('a login that is refused', () => {
  it.each<[string, number, StubConduct]>([
    ['with the words for the field', 422, { body: { message: 'No', errors: { code: ['Wrong'] } } }],
    ['with when to try again', 429, { headers: { 'Retry-After': '7' }, body: { message: 'Wait' } }],
    ['by a fault of the backend', 500, { body: { message: 'Sorry' } }],
  ])('is told so %s, and begins nothing', async (_, status, conduct) => {
    loginsAnswer({ ...conduct, status });
    const answer = await logIn();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual(conduct.body);
    expect(answer.headers['retry-after']).toBe(conduct.headers?.['Retry-After']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('tells no token even then', async () => {
    loginsAnswer({ status: 409, body: { message: 'Again', token: TOKEN } });
    const answer = await logIn();
    expect(everythingOf(answer)).not.toContain(TOKEN);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('by something in front of the backend keeps its status, in the form of the shop', async () => {
    loginsAnswer({ status: 429, headers: { 'Retry-After': '9' }, body: '<h1>Too many</h1>' });
    const answer = await logIn();
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '9']);
    expect(JSON.parse(answer.text)).toEqual({
      message: expect.any(String) as string,
      code: 'unreachable',
      request_id: answer.headers['x-request-id'],
    });
  });
});

describe('an answer that logs nobody in', () => {
  const rest = { user: USER };
  it.each<[string, unknown]>([
    ['without a token', rest],
    ['with none', { ...rest, token: null }],
    ['with a number', { ...rest, token: 1_234_567_890 }],
    ['with an empty one', { ...rest, token: '' }],
    ['with a short one', { ...rest, token: 'short' }],
    ['with a long one', { ...rest, token: 'a'.repeat(513) }],
    ['with one that would end the cookie', { ...rest, token: `${TOKEN}; Domain=example` }],
    ['with one that would begin a header', { ...rest, token: `${TOKEN}\r\nX-Evil: 1` }],
    ['with one in a list', { ...rest, token: [TOKEN] }],
    ['that is a list', [{ token: TOKEN }]],
    ['that is no JSON', `token ${TOKEN}`],
    ['that is nothing', ''],
    ['with the token a second time', { token: TOKEN, user: { ...USER, auth: TOKEN } }],
    ['with the token inside another text', { token: TOKEN, link: `/me?t=${TOKEN}` }],
    ['with the token as a name', { token: TOKEN, [TOKEN]: 1 }],
  ])('is an error, and no half login: %s', async (_, body) => {
    loginsAnswer({ body });
    const answer = await logIn();
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toEqual({
      message: expect.any(String) as string,
      code: 'unusable',
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(everythingOf(answer)).not.toContain(TOKEN);
    expect(answer.headers).not.toHaveProperty('x-evil');
    expect(shop.logText()).not.toContain(TOKEN);
  });

  it('is an error where it leads elsewhere', async () => {
    loginsAnswer({
      status: 302,
      headers: { Location: `http://evil.example/${TOKEN}` },
      body: { token: TOKEN },
    });
    const answer = await logIn();
    expect(answer.status).toBe(502);
    expect(everythingOf(answer)).not.toContain(TOKEN);
  });

  it.each<StubConduct>([{ fate: 'cut' }])('is said to be none when it breaks off', async (fate) => {
    loginsAnswer(fate);
    const answer = await logIn();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unreachable' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(shop.logText()).not.toContain(LOGIN.phone);
  });
});

describe('the cookie', () => {
  let behindProxy: TestStorefront;
  beforeAll(async () => {
    behindProxy = await openStorefront(backend.url, { TRUST_PROXY: '1' });
  });
  afterAll(() => behindProxy.close());

  it.each<[string, boolean, () => TestStorefront, Record<string, string>]>([
    ['plain HTTP', false, () => shop, {}],
    ['plain HTTP from the own page', false, () => shop, { Origin: 'http://sofia.example' }],
    ['a header that anybody can send', false, () => shop, { 'X-Forwarded-Proto': 'https' }],
    ['a trusted proxy over TLS', true, () => behindProxy, { 'X-Forwarded-Proto': 'https' }],
    ['a trusted proxy over plain HTTP', false, () => behindProxy, { 'X-Forwarded-Proto': 'http' }],
    ['a proxy that nobody told us of', true, () => shop, { Origin: 'https://sofia.example' }],
  ])('over %s is for TLS alone: %s', async (_, isSecure, at, headers) => {
    const answer = await at().ask('/api/v1/login', {
      method: 'POST',
      headers: {
        Host: 'sofia.example',
        Client: 'web',
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(LOGIN),
    });
    expect(answer.headers['set-cookie']).toEqual([
      isSecure
        ? `__Host-token=${TOKEN}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`
        : `token=${TOKEN}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    ]);
  });

  it('goes to the backend with the calls that follow, and no script finds it', async () => {
    const browser = new Browser(shop.port);
    await browser.call('POST', '/api/v1/login', LOGIN);
    await browser.call('GET', '/api/v1/settings');
    expect(backend.callsTo('/api/v1/settings')[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(browser.cookies.readableAt('sofia.example', '/')).toBe('');
  });

  it('is another one after every login', async () => {
    const browser = new Browser(shop.port);
    const tokens: (string | null)[] = [];
    for (const number of ['1', '2', '3']) {
      loginsAnswer({ body: { token: TOKEN + number, user: USER } });
      await browser.call('POST', '/api/v1/login', LOGIN);
      tokens.push(browser.token);
    }
    expect(tokens).toEqual([`${TOKEN}1`, `${TOKEN}2`, `${TOKEN}3`]);
    expect(browser.cookies.all('token')).toHaveLength(1);
  });
});
