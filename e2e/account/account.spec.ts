import type { Page } from '@playwright/test';
import { PEPPERONI, cartLink, giveCart } from '../support/cart';
import {
  accountOf,
  codeFor,
  loginIn,
  signIn,
  signInAs,
  tellName,
  tokenOf,
} from '../support/sign-in';
import { FAILED_ANSWER, expect, test } from '../support/test';
import { whereButton } from '../support/fulfilment';

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true });

test('a login in one window is one in the other, and so is a logout', async ({
  page,
  context,
  browserConsole,
}) => {
  const phone = '359880007201';
  const login = loginIn(page);
  browserConsole.allow(FAILED_ANSWER);
  await page.goto('/contacts');
  const second = await context.newPage();
  const other = loginIn(second, 'ru');
  await second.goto('/ru/cart');
  await expect(other.logIn).toBeVisible();

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

  await test.step('a logout in one is one in the other, which stays where it is', async () => {
    await login.account.click();
    await expect(page.getByText('Hello, Anna')).toBeVisible();
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
    await expect(page.getByText('Hello, Anna')).toHaveCount(0);
  });
});

test(
  'a customer logs a lost phone out from the list, and it is a guest’s with its cart from then on',
  { tag: '@long' },
  async ({ page, context, browser, baseURL, browserConsole }) => {
    const url = baseURL ?? '';
    const phone = '359880007211';
    browserConsole.allow(FAILED_ANSWER);
    await signInAs(page, phone, 'Anna');
    const elsewhere = await browser.newContext({
      baseURL: url,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });
    const lost = await elsewhere.newPage();
    await signIn(lost, phone);
    await giveCart(elsewhere, [PEPPERONI], url);
    await lost.goto('/account/profile');
    await expect(loginIn(lost).firstName).toHaveValue('Anna');

    await page.goto('/account/profile');
    const devices = page.getByRole('region', { name: 'Where you are logged in' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').last()).toContainText('Safari, iPhone');
    await devices.getByRole('button', { name: 'Log out: Safari, iPhone' }).click();
    await expect(page.getByText('The device is logged out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('heading')).toBeFocused();

    await email(lost).fill('thief@example.com');
    await loginIn(lost).save.click();
    await expect(lost).toHaveURL('/');
    await expect(lost.getByText('You have been logged out. Please log in again.')).toBeVisible();
    await expect(loginIn(lost).logIn).toBeVisible();
    await expect(cartLink(lost, 1)).toBeVisible();
    await expect(whereButton(lost)).toHaveAccessibleName('Enter your address');
    expect(await tokenOf(elsewhere, url)).toBeUndefined();
    await elsewhere.close();
    expect(await accountOf(page)).toMatchObject({ firstName: 'Anna', email: '' });
    expect(await tokenOf(context, url)).toBeDefined();
  },
);
