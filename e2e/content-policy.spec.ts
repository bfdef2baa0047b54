import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MODALS } from '../src/application/modal/modal-slice';
import type { RouteName } from '../src/application/page/route';
import { flatAddress, houseAddress } from '../tests/support/addresses';
import { untilAlive } from './support/alive';
import { REFUSED_BY_POLICY, expectNothingForeignRuns, noteBlocked } from './support/blocked';
import { MARGHERITA, PEPPERONI, addButton, cartLink, giveCart, moreButton } from './support/cart';
import { givePickup, openFilledCheckout, placeButton } from './support/checkout';
import { sellOut } from './support/kitchen';
import type { ApiOrder } from './support/orders';
import { placeByApi } from './support/orders';
import { codeFor, enterCode, loginIn, signInAs, tellName } from './support/sign-in';
import { FAILED_ANSWER, expect, test } from './support/test';
import { apply, canvas, form, giveAddresses, list, save, whereButton } from './support/where-to';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 120_000 });

/** An address of each kind of page: one that is new has to be looked at too. */
const ADDRESSES: Readonly<Record<RouteName, (order: ApiOrder) => string>> = {
  home: () => '/',
  about: () => '/about',
  account: () => '/account',
  accountAddress: () => '/account/address',
  accountBonuses: () => '/account/bonuses',
  accountOrder: ({ id }) => `/account/orders/${String(id)}`,
  accountOrders: () => '/account/orders',
  accountProfile: () => '/account/profile',
  accountReferral: () => '/account/referral',
  accepted: ({ tracking_key: key }) => `/checkout/success?key=${key}`,
  cart: () => '/cart',
  category: () => '/products/pizza',
  checkout: () => '/checkout',
  contacts: () => '/contacts',
  delivery: () => '/delivery',
  favourites: () => '/favorite',
  modulePage: () => '/loyalty',
  news: () => '/news',
  newsItem: () => '/news/less-plastic',
  notFound: () => '/no-such-page',
  page: () => '/page/privacy',
  product: () => '/product/pizza-margherita',
  products: () => '/products',
  promotion: () => '/promo/pizza-10',
  promotions: () => '/promo',
  search: () => '/search?query=ramen',
  subcategory: () => '/products/pizza/classic',
};

test('nothing that belongs to a page is blocked on any page', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  const blocked = await noteBlocked(context);
  await signInAs(page, '359880009101', 'Maria');
  const order = await placeByApi(page, [PEPPERONI]);
  await givePickup(context, baseURL ?? '');
  for (const [name, addressOf] of Object.entries(ADDRESSES)) {
    const answer = await page.goto(addressOf(order), { waitUntil: 'domcontentloaded' });
    expect.soft(answer?.status(), name).toBe(name === 'notFound' ? 404 : 200);
    expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'");
    await untilAlive(page);
    expect.soft(blocked.splice(0), name).toEqual([]);
  }
});

const UI = path.resolve(__dirname, '../src/ui');

/** What pages open themselves, by the names of the files that hold it. */
const ownDialogs = (): readonly string[] =>
  readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('components/modal.tsx'))
    .filter((file) =>
      /<Modal\b(?!\s+name=)|<dialog\s/.test(readFileSync(path.join(UI, file), 'utf8')),
    )
    .map((file) => path.basename(file, '.tsx'));

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('nothing is blocked in anything that opens over a page', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER, 4);
  const blocked = await noteBlocked(context);
  const url = baseURL ?? '';
  const met = new Set<string>();
  /** It is open, says so, and nothing of it was refused. */
  const meet = async (name: string, words: string | RegExp): Promise<void> => {
    await expect(dialog(page).filter({ hasText: words })).toBeVisible();
    expect.soft(blocked.splice(0), name).toEqual([]);
    met.add(name);
  };
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  };

  await test.step('on a phone: the drawer and the search', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/products/pizza');
    await press(page, 'Open menu');
    await meet('menu', 'Telegram');
    await leave();
    await press(page, 'Search');
    await page.getByRole('searchbox').fill('ramen');
    await meet('search', 'Ramen');
    await leave();
  });

  await test.step('in the cart: where to, what is missing, what delivery costs, and codes', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await giveCart(context, [MARGHERITA], url);
    const addresses = [houseAddress({ house: '41' }), flatAddress()];
    await giveAddresses(context, addresses, url);
    await page.goto('/cart');
    await whereButton(page).click();
    await meet('location', 'Your addresses');
    await list(page).getByRole('radio', { name: 'Pickup' }).check({ force: true });
    await expect(canvas(page)).toBeVisible({ timeout: 20_000 });
    await meet('location', 'Where to pick it up');
    await list(page).getByRole('radio', { name: 'Delivery' }).check({ force: true });
    await press(page, /^Edit: /);
    await expect(canvas(page)).toBeVisible({ timeout: 20_000 });
    await meet('delivery', 'Change the address');
    await save(page).click();
    await expect(form(page)).toBeHidden();
    await apply(page).click();
    await expect(dialog(page)).toBeHidden();
    await press(page, 'Checkout');
    await meet('minSum', 'you need to order more goods');
    await leave();
    await moreButton(page, 'Margherita').click();
    await press(page, 'Checkout');
    await meet('deliveryPrice', 'not enough for free delivery');
    await leave();
    await press(page, 'Enter a promo code');
    await meet('promocode', 'Apply');
    await dialog(page).getByRole('textbox').fill('NO SUCH CODE');
    await page.keyboard.press('Enter');
    await meet('promocodeError', /Alas, it doesn.t work/);
    await press(page, 'Repeat');
    await dialog(page).getByRole('textbox').fill('PIZZA10');
    await page.keyboard.press('Enter');
    await meet('promocodeSuccess', 'PIZZA10');
    await leave();
  });

  await test.step('a login', async () => {
    const login = loginIn(page);
    const phone = '359880009102';
    await login.logIn.click();
    await meet('auth', 'Choose how you want to log in.');
    await login.method('sms').click();
    await meet('authPhone', 'We will send you a code');
    await login.phone.fill(phone);
    await login.getCode('sms').click();
    await meet('authCode', 'We sent it to');
    await enterCode(page, login, await codeFor(phone));
    await meet('profile', 'Tell us about yourself');
    await tellName(login, 'Maria');
    await page.waitForURL('**/checkout');
  });

  await test.step('in the account', async () => {
    await page.goto('/account/referral');
    await untilAlive(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await press(page, 'Share');
    await meet('referralShare', 'WhatsApp');
    await leave();
    await press(page, 'Show QR code');
    await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await meet('referralQrcode', 'Your QR code');
    await page.goto('/account/profile');
    await untilAlive(page);
    await press(page, 'Choose in a calendar');
    await meet('calendar-dialog', /\d/);
    await leave();
    await press(page, 'Download my data');
    await meet('confirmCode', 'Before you get your data');
    await leave();
    await press(page, 'Delete my account');
    await meet('delete-account', 'This cannot be undone');
    await page.goto('/account/address');
    await untilAlive(page);
    await press(page, /^Delete: /);
    await meet('delete-address', 'Delete this address?');
    const { id } = await placeByApi(page, [PEPPERONI]);
    await page.goto(`/account/orders/${String(id)}`);
    await untilAlive(page);
    await press(page, 'Cancel order');
    await meet('cancel-order', 'We will not prepare this order.');
  });

  await test.step('in another city, whose kitchen runs out of dishes', async () => {
    const shop = `http://plovdiv.localhost:${new URL(url).port}`;
    const [gone, going] = [170, 171];
    await sellOut(2, gone);
    const lines = [MARGHERITA, PEPPERONI, { productId: gone, quantity: 1 }];
    await givePickup(context, shop, [...lines, { productId: going, quantity: 1 }], 4);
    await page.goto(`${shop}/cart`);
    await meet('unavailable', 'These dishes are not part of the price.');
    await press(page, 'Remove from cart');
    await openFilledCheckout(page, { shop });
    await sellOut(2, going);
    await placeButton(page).click();
    await meet('changed-dialog', 'Something has changed');
  });

  // What came late.
  expect(blocked).toEqual([]);
  expect([...met].sort()).toEqual([...MODALS, ...ownDialogs()].sort());
});

test('nothing runs that somebody slips into a page', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(REFUSED_BY_POLICY, 5);
  await expectNothingForeignRuns(page, `${baseURL ?? ''}/`, await noteBlocked(context));
});

test('each answer has a number of its own for its scripts', async ({ page }) => {
  const nonces = new Set<string | undefined>();
  for (let visit = 0; visit < 3; visit += 1) {
    const { 'content-security-policy': policy } = (await page.request.get('/')).headers();
    nonces.add(/'nonce-([^']+)'/.exec(policy ?? '')?.[1]);
  }
  expect(nonces.size).toBe(3);
});

test('a page made for a visitor is kept by no shared cache', async ({ page }) => {
  await page.goto('/products/pizza');
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 1)).toBeVisible();
  for (const path of ['/', '/products/pizza', '/cart']) {
    const { 'cache-control': cached, vary } = (await page.request.get(path)).headers();
    expect(cached).toMatch(/private|no-store/);
    expect(vary).toContain('Cookie');
  }
});
