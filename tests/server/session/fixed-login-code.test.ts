import { Browser } from '../../support/browser';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { STUB_SETTINGS } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import type { WholeShop } from '../../support/shop-with-backend';
import { openWholeShop } from '../../support/shop-with-backend';

const CODE = 'sesame-0427';
const PHONE = '359880001122';
const TOKEN = 'a-token-of-the-backend_0123456789';

let backend: StubBackend;
let shop: TestStorefront;
let shopWithoutCode: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { FIXED_LOGIN_CODE: CODE });
  shopWithoutCode = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await shopWithoutCode.close();
  await backend.stop();
});

/** The backend sends codes or not, or does not say. */
const codesAreSent = (sms_on: unknown, status = 200): void => {
  backend.behave(({ path }) => {
    if (path === '/api/v1/settings') return { status, body: { ...STUB_SETTINGS, sms_on } };
    return path.startsWith('/api/v1/login')
      ? { status: 200, body: { token: TOKEN, user: { phone: PHONE } } }
      : undefined;
  });
};

beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const logIn = (body: unknown, path = '/api/v1/login', at = shop) =>
  new Browser(at.port).call('POST', path, body);

const loginBodies = (): readonly unknown[] =>
  backend.callsTo(/\/login/).map(({ body }) => JSON.parse(body) as unknown);

describe('a shop that sends no codes', () => {
  beforeEach(() => {
    codesAreSent(false);
  });

  it.each<[string, object]>([
    ['the phone', { phone: PHONE }],
    ['the phone and who invited', { phone: PHONE, reffererId: 'k3v9q2' }],
    ['the phone and no code', { phone: PHONE, code: null, uuid: null }],
    ['the phone and an empty code', { phone: PHONE, code: '' }],
  ])('logs in whoever gives %s', async (_, login) => {
    const answer = await logIn(login);
    expect(loginBodies()).toEqual([{ ...login, code: CODE }]);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { user: { phone: PHONE } }]);
    expect(answer.headers['set-cookie']?.[0]).toContain(TOKEN);
  });

  it('does so by messenger, too', async () => {
    await logIn({ phone: PHONE }, '/api/v1/login/whatsapp');
    expect(loginBodies()).toEqual([{ phone: PHONE, code: CODE }]);
  });

  it.each<[string, string, unknown]>([
    ['a code of their own', '/api/v1/login', { phone: PHONE, code: '0427' }],
    ['a code that is no text', '/api/v1/login', { phone: PHONE, code: 427 }],
    ['a link to Telegram', '/api/v1/login', { phone: PHONE, uuid: 'u-1' }],
    ['no phone', '/api/v1/login', { reffererId: 'k3v9q2' }],
    ['an empty phone', '/api/v1/login', { phone: '' }],
    ['a list', '/api/v1/login', [{ phone: PHONE }]],
    ['a phone by Telegram, which always has codes', '/api/v1/login/telegram', { phone: PHONE }],
  ])('adds nothing for whoever sends %s', async (_, path, body) => {
    await logIn(body, path);
    expect(loginBodies()).toEqual([body]);
    expect(backend.callsTo('/api/v1/settings')).toEqual([]);
  });

  it('tells its operator when it was not told the code, and lets the backend refuse', async () => {
    await logIn({ phone: PHONE }, '/api/v1/login', shopWithoutCode);
    expect(loginBodies()).toEqual([{ phone: PHONE }]);
    expect(shopWithoutCode.logText()).toContain('FIXED_LOGIN_CODE is not set');
    expect(shopWithoutCode.logText()).not.toContain(PHONE);
  });
});

describe('a confirmation before an account is deleted', () => {
  const CONFIRM = '/api/v1/user/confirm';

  const confirm = async (body: unknown, status = 200, at = shop) => {
    backend.behave(({ path }) => {
      if (path === '/api/v1/settings')
        return { status: 200, body: { ...STUB_SETTINGS, sms_on: isSent } };
      return path === CONFIRM ? { status, body: { expires_in: 600 } } : undefined;
    });
    const browser = new Browser(at.port);
    browser.cookies.set(`token=${TOKEN}; Path=/; HttpOnly`, browser.host, '/');
    return { browser, answer: await browser.call('POST', CONFIRM, body) };
  };
  let isSent = false;
  beforeEach(() => {
    isSent = false;
  });

  it('gets the fixed code from the storefront, and goes with the customer’s session', async () => {
    const { answer } = await confirm({});
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { expires_in: 600 }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [call] = backend.callsTo(CONFIRM);
    expect(JSON.parse(call?.body ?? '')).toEqual({ code: CODE });
    expect(call?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(answer.text).not.toContain(CODE);
  });

  it.each([{ code: '0427' }, { code: 427 }, ['x'], 'x'])('adds nothing to %j', async (body) => {
    await confirm(body);
    expect(backend.callsTo(CONFIRM).map((call) => JSON.parse(call.body) as unknown)).toEqual([
      body,
    ]);
  });

  it('gets nothing where the backend sends codes', async () => {
    isSent = true;
    await confirm({});
    expect(backend.callsTo(CONFIRM).map(({ body }) => body)).toEqual(['{}']);
  });

  it('says by which name a session is refused, so that it ends in the browser', async () => {
    const { answer } = await confirm({}, 401);
    expect(answer.status).toBe(401);
    expect(answer.headers['refused-session']).toMatch(/^[\w-]{22}$/);
    expect(answer.headers['refused-session']).not.toBe(TOKEN);
  });
});

describe('a shop that knows the code and has a backend that sends others', () => {
  it('adds nothing: nobody gets in by a phone alone', async () => {
    codesAreSent(true);
    await logIn({ phone: PHONE });
    expect(loginBodies()).toEqual([{ phone: PHONE }]);
  });

  it.each<[string, unknown, number]>([
    ['fails', true, 500],
    ['does not say', undefined, 200],
    ['says what makes no sense', 'false', 200],
  ])('waits when the backend %s', async (_, sent, status) => {
    codesAreSent(sent, status);
    const answer = await logIn({ phone: PHONE });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unreachable' });
    expect(loginBodies()).toEqual([]);
  });
});

describe('the code itself', () => {
  let whole: WholeShop;
  beforeAll(async () => {
    whole = await openWholeShop(
      { smsOn: false, fixedLoginCode: CODE },
      { SMS_ON: 'false', FIXED_LOGIN_CODE: CODE },
    );
  });
  afterAll(() => whole.close());

  it('is in no page, state, answer, cookie or log', async () => {
    const browser = new Browser(whole.storefront.port);
    await browser.call('GET', `/api/v1/sms-code?phone=${PHONE}`);
    expect((await browser.call('POST', '/api/v1/login', { phone: PHONE })).status).toBe(200);
    expect((await browser.call('GET', '/api/v1/user')).text).toContain(PHONE);
    await browser.call('GET', '/api/v1/settings');
    await browser.call('POST', '/api/v1/login', { phone: 'nobody' });
    await browser.call('POST', '/api/v1/login', { phone: PHONE, code: 'wrong' });
    for (const path of ['/', '/cart', '/favorite', '/nope']) await browser.ask(path);
    expect(browser.answers.map(({ answer }) => answer.status)).toEqual([
      200, 200, 200, 200, 422, 422, 200, 200, 200, 404,
    ]);
    expect(JSON.stringify(browser.answers)).not.toContain(CODE);
    expect(whole.storefront.logText()).not.toContain(CODE);
    expect(JSON.stringify(whole.backend.logLines)).not.toContain(CODE);
  });
});
