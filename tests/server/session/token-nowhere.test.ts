import { codeOf } from '../../backend/support/sign-in';
import { Browser } from '../../support/browser';
import type { WholeShop } from '../../support/shop-with-backend';
import { logInBy, openWholeShop } from '../../support/shop-with-backend';
import { stateOf } from '../../support/test-storefront';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

const IVAN = '359880001122';
const MARIA = '359880003344';
const PETER = '359880005566';

/** Everything of the shop that a customer's browser asks for. */
const PAGES = ['/', '/ru', '/products/pizza', '/cart', '/favorite', '/search?query=pizza', '/nope'];
const CALLS = [
  '/api/v1/settings',
  '/api/v1/domain',
  '/api/v1/user',
  '/api/v1/user/export',
  '/api/v1/user/sessions',
  '/api/v1/user/bonuses',
  '/api/v1/user/referral',
  '/api/v1/user/domain/1/fav',
  '/api/v1/user/domain/1/viewed',
  '/api/v1/purchase/processing',
  '/api/v1/purchase/history',
  '/api/v1/purchase/1',
  '/api/v1/nope',
];

const lookAround = async (browser: Browser): Promise<void> => {
  browser.cookies.set('cart=1_2t.1; Path=/', browser.host, '/');
  for (const path of PAGES) await browser.ask(path);
  for (const path of CALLS) await browser.call('GET', path);
  await browser.call('PATCH', '/api/v1/user', { firstName: 'Ivan' });
  await browser.call('PATCH', '/api/v1/user', { firstName: '<' });
  await browser.call('PATCH', '/api/v1/user/domain/1/fav', { goods: [101] });
  await browser.call('POST', '/api/v1/cart/calculate', { domainId: 1, goods: [] });
  await browser.call('POST', '/api/v1/login', { phone: IVAN, code: 'nope' });
};

/** Where a text stands, in all that the shop has answered to a browser: the paths, and in which part. */
const placesOf = (text: string, browser: Browser): readonly string[] =>
  browser.answers.flatMap(({ path, answer }) => [
    ...Object.entries(answer.headers)
      .filter(([, value]) => String(value).includes(text))
      .map(([name]) => `${path} ${name}`),
    ...(answer.text.includes(text) ? [`${path} body`] : []),
    ...(path.includes(text) ? [`${path} address`] : []),
  ]);

const nowhereElse = (token: string, browser: Browser): void => {
  for (const path of PAGES) {
    expect(browser.cookies.readableAt(browser.host, path)).not.toContain(token);
  }
  expect(shop.storefront.logText()).not.toContain(token);
  expect(JSON.stringify(shop.backend.logLines)).not.toContain(token);
};

it('a customer who logs in is somebody to every page and call, and the token is in none of them', async () => {
  const browser = new Browser(shop.storefront.port);
  const login = await logInBy(browser, shop, IVAN);
  expect(login.status).toBe(200);
  expect(JSON.parse(login.text)).toMatchObject({ user: { phone: IVAN } });
  const token = browser.token ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  await lookAround(browser);
  const pages = browser.answers.filter(({ path }) => PAGES.includes(path));
  expect(pages.map(({ answer }) => stateOf(answer).account)).toEqual(
    PAGES.map(() => ({ isSignedIn: true })),
  );
  expect((await browser.call('GET', '/api/v1/user')).text).toContain(IVAN);
  expect(placesOf(token, browser)).toEqual(['/api/v1/login set-cookie']);
  nowhereElse(token, browser);
});

it('by Telegram, too', async () => {
  const browser = new Browser(shop.storefront.port);
  const link = JSON.parse((await browser.call('GET', '/api/v1/link/telegram')).text) as {
    readonly uuid: string;
    readonly link: string;
  };
  await browser.ask(link.link, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `phone=${PETER}`,
  });
  const login = await browser.call('POST', '/api/v1/login/telegram', {
    phone: PETER,
    code: codeOf(shop.backend, PETER),
    uuid: link.uuid,
  });
  expect(login.status).toBe(200);
  const token = browser.token ?? '';
  expect((await browser.call('GET', '/api/v1/user')).text).toContain(PETER);
  expect(placesOf(token, browser)).toEqual(['/api/v1/login/telegram set-cookie']);
  nowhereElse(token, browser);
});

it('nor is it anywhere when the session has been ended on all devices', async () => {
  const [phone, laptop] = [new Browser(shop.storefront.port), new Browser(shop.storefront.port)];
  for (const browser of [phone, laptop]) await logInBy(browser, shop, MARIA);
  const token = laptop.token ?? '';
  expect(token).not.toBe(phone.token);
  expect((await phone.call('POST', '/api/v1/logout', { all: true })).text).toBe('{}');
  expect(phone.token).toBeNull();
  const refused = await laptop.call('GET', '/api/v1/user');
  expect(refused.status).toBe(401);
  const page = await laptop.ask('/');
  expect(stateOf(page).account).toEqual({ isSignedIn: false });
  expect(laptop.token).toBeNull();
  expect(placesOf(token, laptop)).toEqual(['/api/v1/login set-cookie']);
  nowhereElse(token, laptop);
});

it('a token that was written down somewhere opens nothing after the logout', async () => {
  const browser = new Browser(shop.storefront.port);
  await logInBy(browser, shop, MARIA);
  const token = browser.token ?? '';
  await browser.call('POST', '/api/v1/logout');
  const thief = new Browser(shop.storefront.port);
  thief.cookies.set(`token=${token}; Path=/`, thief.host, '/');
  expect((await thief.call('GET', '/api/v1/user')).status).toBe(401);
});
