import type { Page } from '@playwright/test';
import { houseAddress } from '../tests/support/addresses';
import { expectNoViolations } from './support/axe';
import { PEPPERONI, cartLink, giveCart } from './support/cart';
import { overhang } from './support/fit';
import { openOtherShop } from './support/other-storefront';
import {
  accountOf,
  callsOf,
  codeFor,
  enterCode,
  loginIn,
  signIn,
  signInAs,
  tellName,
  tokenOf,
} from './support/sign-in';
import { FAILED_ANSWER, expect, test } from './support/test';
import { TEXTS } from './support/texts';
import { giveAddresses, whereButton } from './support/where-to';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

const birthday = (page: Page) => page.getByRole('textbox', { name: 'Birthday', exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true });

const REFUSED = {
  status: 422,
  json: { message: 'No', errors: { email: ['A', 'B'], birthday: ['C'] } },
} as const;

test.describe('in Sofia', () => {
  test.use({ timezoneId: 'Europe/Sofia' });

  test('a birthday is the same day in Sofia and in Los Angeles, and stays', async ({
    page,
    browser,
    baseURL,
    browserConsole,
  }) => {
    const phone = '359880007101';
    const login = loginIn(page);
    browserConsole.allow(FAILED_ANSWER, 2);
    const referrer = await browser.newContext({ baseURL: baseURL ?? '' });
    const friend = await referrer.newPage();
    await signInAs(friend, '359880007102', 'Friend');
    const { referral_id: invitation } = await accountOf(friend);
    await referrer.close();

    await test.step('a guest who was invited and wants the profile gets there by the login', async () => {
      await page.goto(`/products/pizza?ref=${String(invitation)}`);
      await page.goto('/account/profile');
      await expect(page).toHaveURL('/?login=/account/profile');
      await expect(login.methods).toBeVisible();
      await login.method('sms').click();
      await login.phone.fill(phone);
      await login.getCode('sms').click();
      const sent = page.waitForRequest('**/api/v1/login');
      await expect(login.codeOf('sms')).toBeVisible();
      await enterCode(page, login, await codeFor(phone));
      expect((await sent).postDataJSON()).toMatchObject({ reffererId: invitation });
      await tellName(login, 'Maria');
      await expect(page).toHaveURL('/account/profile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal data');
    });

    await test.step('what the backend refuses stands under its field, and what was typed stays', async () => {
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+359 880 007 101');
      await expect(page.getByRole('textbox', { name: 'Phone' })).not.toBeEditable();
      await email(page).fill('maria@example');
      await login.save.click();
      await expect(email(page)).toBeFocused();
      await expect(email(page)).toHaveAccessibleDescription('E-mail is in wrong format');
      await email(page).fill('maria@example.com');
      await birthday(page).pressSequentially('25031990');
      await expect(birthday(page)).toHaveValue('25.03.1990');
      await page.route('**/api/v1/user', (route) => route.fulfill(REFUSED), { times: 1 });
      await login.save.click();
      await expect(email(page)).toHaveAccessibleDescription(/\bA\b/);
      await expect(birthday(page)).toHaveAccessibleDescription(/\bC\b/);
      await expect(page.getByText('B', { exact: true })).toHaveCount(0);
      await expect(birthday(page)).toHaveValue('25.03.1990');
      await expectNoViolations(page);
    });

    await test.step('saved, it is read-only', async () => {
      await birthday(page).fill('25.03.1990');
      const saved = page.waitForRequest(
        (request) => request.method() === 'PATCH' && request.url().endsWith('/user'),
      );
      await login.save.dblclick();
      expect((await saved).postDataJSON()).toEqual({
        email: 'maria@example.com',
        birthday: 638_323_200,
      });
      await expect(page.getByText('Your data is saved')).toBeVisible();
      await expect(birthday(page)).toHaveValue('25.03.1990');
      await expect(birthday(page)).not.toBeEditable();
      await expect(page.getByRole('button', { name: 'Choose in a calendar' })).toHaveCount(0);
    });

    const abroad = await browser.newContext({
      baseURL: baseURL ?? '',
      timezoneId: 'America/Los_Angeles',
      storageState: await page.context().storageState(),
      viewport: { width: 360, height: 740 },
    });
    const there = await abroad.newPage();
    await there.goto('/account/profile');
    await expect(birthday(there)).toHaveValue('25.03.1990');
    await expect(birthday(there)).not.toBeEditable();
    expect(await overhang(there)).toEqual([]);
    await abroad.close();
  });
});

test('what happens to a session in one window happens in all, and ends once', async ({
  page,
  context,
  browser,
  baseURL,
  browserConsole,
}) => {
  const url = baseURL ?? '';
  const phone = '359880007201';
  const login = loginIn(page);
  browserConsole.allow(FAILED_ANSWER, 4);
  await giveCart(context, [PEPPERONI], url);
  await giveAddresses(context, [houseAddress()], url);
  await page.goto('/contacts');
  const second = await context.newPage();
  const other = loginIn(second, 'ru');
  await second.goto('/ru/products/pizza');
  await expect(other.logIn).toBeVisible();

  await test.step('a login by WhatsApp in one is one in the other, with its address', async () => {
    await page.bringToFront();
    await login.logIn.click();
    await login.method('whatsapp').click();
    await login.phone.fill(phone);
    await login.getCode('whatsapp').click();
    await expect(login.codeOf('whatsapp')).toBeVisible();
    await expect(login.boxes.first()).toBeFocused();
    // As the keyboard of a phone fills it in.
    await page.keyboard.insertText(await codeFor(phone));
    await tellName(login, 'Anna');
    await expect(other.account).toBeVisible();
    await expect(whereButton(page)).toHaveAccessibleName(/Vitosha Blvd 40/);
    await other.account.click();
    await expect(second.getByText('Здравствуйте, Anna')).toBeVisible();
  });

  await test.step('a logout on all devices, elsewhere, ends it once and keeps the cart', async () => {
    await page.goto('/account/profile');
    await expect(login.firstName).toHaveValue('Anna');
    const elsewhere = await browser.newContext({
      baseURL: url,
      storageState: await context.storageState(),
    });
    const everywhere = await elsewhere.request.post('/api/v1/logout', {
      headers: { Client: 'web' },
      data: { all: true },
    });
    expect(everywhere.status()).toBe(200);
    await elsewhere.close();

    const calls = callsOf(page);
    await email(page).fill('anna@example.com');
    await login.save.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
    await expect(login.logIn).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    await expect(whereButton(page)).toHaveAccessibleName('Enter your address');
    expect(calls.filter((call) => call === 'POST /session/end')).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('/user'))).toHaveLength(1);
    expect(await tokenOf(context, url)).toBeUndefined();
    await expect(second).toHaveURL('/ru');
    await expect(other.logIn).toBeVisible();
  });

  await test.step('a logout in one window is one in the other, which stays where it is', async () => {
    await signInAs(page, '359880007202', 'Boris');
    await page.goto('/account');
    await second.goto('/ru/cart');
    await expect(other.account).toBeVisible();
    await page.context().setOffline(true);
    await login.logOut.click();
    await expect(page.getByText(/^You are still logged in/)).toBeVisible();
    await page.context().setOffline(false);
    await login.logOut.click();
    await expect(page).toHaveURL('/');
    await expect(other.logIn).toBeVisible();
    await expect(second).toHaveURL('/ru/cart');
    await page.goBack();
    await expect(login.logIn).toBeVisible();
    await expect(page.getByText('Hello, Boris')).toHaveCount(0);
  });
});

test('a customer logs a lost phone out from the list, and it is a guest’s from then on', async ({
  page,
  context,
  browser,
  baseURL,
  browserConsole,
}) => {
  const url = baseURL ?? '';
  const phone = '359880007211';
  browserConsole.allow(FAILED_ANSWER, 2);
  await signInAs(page, phone, 'Anna');
  const elsewhere = await browser.newContext({
    baseURL: url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const lost = await elsewhere.newPage();
  await signIn(lost, phone);
  await lost.goto('/account/profile');
  await expect(loginIn(lost).firstName).toHaveValue('Anna');

  await page.goto('/account/profile');
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByRole('listitem').last()).toContainText('Safari, iPhone');
  await expectNoViolations(page);
  await devices.getByRole('button', { name: 'Log out: Safari, iPhone' }).click();
  await expect(page.getByText('The device is logged out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('heading')).toBeFocused();

  await email(lost).fill('thief@example.com');
  await loginIn(lost).save.click();
  await expect(lost).toHaveURL('/');
  await expect(loginIn(lost).logIn).toBeVisible();
  expect(await tokenOf(elsewhere, url)).toBeUndefined();
  await elsewhere.close();
  expect(await accountOf(page)).toMatchObject({ firstName: 'Anna', email: '' });
  expect(await tokenOf(context, url)).toBeDefined();
});

test('where the shop sends no codes, the phone alone logs in', async ({ browser }) => {
  const shop = await openOtherShop({ SMS_ON: 'false', FIXED_LOGIN_CODE: '8263' });
  try {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const heard: string[] = [];
    context.on('response', (answer) => {
      void answer.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
    });
    context.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));
    const login = loginIn(page);
    const calls = callsOf(page);
    await page.goto('/contacts');
    await login.logIn.click();
    await login.method('sms').click();
    await login.phone.fill('+359 880 007 301');
    await page.getByRole('dialog').getByRole('button', { name: TEXTS.en.frame.logIn }).click();
    await tellName(login, 'Vera');
    await expect(login.account).toBeVisible();
    expect(calls.filter((call) => /code|otp/.test(call))).toEqual([]);
    expect(await tokenOf(context, shop.url)).toBeDefined();
    heard.push(await page.content());
    expect(heard.filter((text) => /\b8263\b/.test(text))).toEqual([]);
    await context.close();
  } finally {
    await shop.close();
  }
});
