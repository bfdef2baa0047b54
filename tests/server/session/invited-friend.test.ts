import { FakeClock } from '../../backend/support/fake-clock';
import { depsOf } from '../../backend/support/order-deps';
import { moveThrough } from '../../backend/support/order-shop';
import { FRIDAY_NOON, orderBody, placed } from '../../backend/support/orders';
import { IVAN, MARIA, codeOf } from '../../backend/support/sign-in';
import { Browser } from '../../support/browser';
import type { WholeShop } from '../../support/shop-with-backend';
import { logInBy, openWholeShop } from '../../support/shop-with-backend';
import { visibleTextOf } from '../../support/test-storefront';

let clock: FakeClock;
let shop: WholeShop;
beforeAll(async () => {
  clock = new FakeClock(FRIDAY_NOON);
  shop = await openWholeShop({ now: () => clock.now() });
});
afterAll(() => shop.close());

const openBrowser = (): Browser => new Browser(shop.storefront.port);

const read = async (browser: Browser, path: string): Promise<string> =>
  visibleTextOf(await browser.ask(path)).replace(/&nbsp;|\u00a0/g, ' ');

const enterWith = async (browser: Browser, phone: string, reffererId: string | undefined) => {
  clock.advance(61);
  await browser.call('GET', `/api/v1/sms-code?phone=${phone}`);
  const code = codeOf(shop.backend, phone);
  const login = await browser.call('POST', '/api/v1/login', { phone, code, reffererId });
  expect(login.status).toBe(200);
  return (JSON.parse(login.text) as { readonly referral?: unknown }).referral;
};

it('a friend who comes by the link and whose order is complete brings both their bonus, once', async () => {
  const [ivan, maria] = [openBrowser(), openBrowser()];
  await logInBy(ivan, shop, IVAN);
  expect(await read(ivan, '/account/referral')).toContain('No friends have joined yet.');
  const { link } = JSON.parse(
    (await ivan.call('GET', '/api/v1/user/referral?domainId=1')).text,
  ) as {
    readonly link: string;
  };
  const { searchParams } = new URL(link);
  const id = searchParams.get('ref') ?? '';
  expect((await ivan.ask('/account/referral')).text).toContain(`ref=${id}`);

  expect(await enterWith(maria, MARIA, id)).toEqual({ status: 'accepted', code: null });
  await maria.call('PATCH', '/api/v1/user', { firstName: 'Maria' });
  expect(await read(ivan, '/account/referral')).toMatch(/Friend M\. .* Joined/);
  expect(await read(ivan, '/account/bonuses')).toContain('No points yet');

  const token = maria.token ?? '';
  const order = await placed(shop.backend, orderBody({ phone: MARIA }), { token });
  const steps = ['process', 'package', 'delivery', 'complete'] as const;
  await moveThrough(depsOf(shop.backend, clock), order.id, ...steps);

  expect(await read(ivan, '/account/referral')).toMatch(/Friend M\. .* Ordered/);
  for (const browser of [ivan, maria])
    expect(await read(browser, '/account/bonuses')).toMatch(/For an invitation .*\+5\.00/);
  // The order is the friend's alone.
  const toOrder = `href="/account/orders/${String(order.id)}"`;
  expect((await maria.ask('/account/bonuses')).text).toContain(toOrder);
  expect((await ivan.ask('/account/bonuses')).text).not.toContain(toOrder);

  const refused = (code: string) => ({ status: 'refused', code });
  expect(await enterWith(openBrowser(), IVAN, id)).toEqual(refused('referral.self'));
  expect(await enterWith(openBrowser(), MARIA, id)).toEqual(refused('referral.used'));
  expect((await ivan.ask('/account/bonuses')).text.match(/For an invitation/g)).toHaveLength(1);
});

it('an order of a guest is in the account after the login, and on its pages', async () => {
  const phone = '359880007788';
  const { tracking_key, number } = await placed(shop.backend, orderBody({ phone }));
  const browser = openBrowser();
  clock.advance(61);
  await browser.call('GET', `/api/v1/sms-code?phone=${phone}`);
  const code = codeOf(shop.backend, phone);
  await browser.call('POST', '/api/v1/login', { phone, code, tracking_keys: [tracking_key] });
  expect(await read(browser, '/account/orders')).toContain(number);
});

it('an account is deleted once no order is on its way, and its session is over', async () => {
  const phone = '359880009900';
  const browser = openBrowser();
  clock.advance(61);
  await logInBy(browser, shop, phone);
  const token = browser.token ?? '';
  const order = await placed(shop.backend, orderBody({ phone }), { token });
  const refused = await browser.call('DELETE', '/api/v1/user');
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    409,
    { code: 'user.active_orders' },
  ]);
  await moveThrough(depsOf(shop.backend, clock), order.id, 'cancel');
  const unproved = await browser.call('DELETE', '/api/v1/user');
  expect([unproved.status, JSON.parse(unproved.text)]).toMatchObject([
    403,
    { code: 'code.needed' },
  ]);
  clock.advance(61);
  await browser.call('GET', `/api/v1/sms-code?phone=${phone}`);
  const code = codeOf(shop.backend, phone);
  expect((await browser.call('POST', '/api/v1/user/confirm', { code })).status).toBe(200);
  expect((await browser.call('DELETE', '/api/v1/user')).status).toBe(200);
  expect(browser.token).toBeNull();
  const page = await browser.ask('/account');
  expect([page.status, page.headers.location]).toEqual([302, '/?login=/account']);
});
