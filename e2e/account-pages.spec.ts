import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { overhang } from './support/fit';
import type { Login } from './support/sign-in';
import { codeFor, enterCode, loginIn, signInAs } from './support/sign-in';
import { FAILED_ANSWER, expect, test } from './support/test';
import { TEXTS } from './support/texts';
import { chooseStreet, form, house, save, whereButton } from './support/where-to';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const addressRow = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Answers the question for a fresh code. */
const enterFreshCode = async (page: Page, login: Login, phone: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByText(/We sent it to/)).toBeVisible();
  await expectNoViolations(page);
  await enterCode(page, login, await codeFor(phone));
  await expect(dialog).toBeHidden();
};

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('a customer saves addresses, takes their data along and leaves', async ({
  page,
  browserConsole,
}) => {
  const phone = '359880007401';
  const login = loginIn(page);

  await signInAs(page, phone, 'Maria');
  await page.goto('/account/address');

  await test.step('the first address is where orders go', async () => {
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await chooseStreet(page, 'vitosha', 'Vitosha Blvd');
    await house(page).fill('3');
    await save(page).click();
    await expect(form(page)).toBeHidden();
    const current = addressRow(page, 'Vitosha Blvd 3').getByRole('button', {
      name: /^Orders go here/,
    });
    await expect(current).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete: / })).toHaveCount(0);
  });

  await test.step('of two, the other one is made current again', async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    await chooseStreet(page, 'chelopeshko 24', 'Chelopeshko shose St. 24');
    await save(page).click();
    await expect(whereButton(page)).toHaveAccessibleName(/Chelopeshko/);
    await addressRow(page, 'Vitosha Blvd 3')
      .getByRole('button', { name: /^Deliver here/ })
      .click();
    await expect(said(page, 'Orders now go to Vitosha Blvd 3')).toBeVisible();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Vitosha Blvd 3');
    await expectNoViolations(page);
  });

  await test.step('one is changed, and one is deleted after a question', async () => {
    await addressRow(page, 'Vitosha Blvd 3')
      .getByRole('button', { name: /^Change: / })
      .click();
    await form(page).getByRole('textbox', { name: 'Flat', exact: true }).fill('12');
    await save(page).click();
    await expect(addressRow(page, 'Vitosha Blvd 3')).toContainText('flat 12');
    const remove = addressRow(page, 'Chelopeshko shose St. 24').getByRole('button', {
      name: /^Delete: /,
    });
    await remove.click();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(addressRow(page, 'Chelopeshko shose St. 24')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Vitosha Blvd 3',
    ]);
  });

  await test.step('beside each page stands the way to the others', async () => {
    const pages = page.getByRole('navigation', { name: 'Account pages' });
    await expect(pages.getByRole('link', { name: 'My addresses' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await pages.getByRole('link', { name: 'Personal data' }).click();
    await expect(heading(page)).toHaveText('Personal data');
    await expect(pages.getByRole('link', { name: 'Personal data' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('all data comes as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    await enterFreshCode(page, login, phone);
    const file = await coming;
    expect(file.suggestedFilename()).toBe('my-data.json');
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      profile: { phone, firstName: 'Maria' },
    });
    await expect(said(page, 'The file with your data is ready')).toBeVisible();
  });

  await test.step('the account goes once no order is on its way', async () => {
    // The copy was refused once, for want of a code, and the deletion for an order.
    browserConsole.allow(FAILED_ANSWER, 2);
    await page.route(
      '**/api/v1/user',
      (route) =>
        route.fulfill({ status: 409, json: { message: 'No', code: 'user.active_orders' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/^You have an order on its way/);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(said(page, 'Your account is deleted.')).toBeVisible();
    await expect(login.logIn).toBeVisible();
  });
});

test('in Russian on a phone: the link is copied, sent and shown, and bonuses are told', async ({
  page,
  context,
}) => {
  const { account, bonuses, referral } = TEXTS.ru;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, '359880007402', 'Ж'.repeat(50));

  await test.step('bonuses are told, and lead back to the overview and on', async () => {
    await page.goto('/ru/account/bonuses');
    await expect(page.getByRole('heading', { name: bonuses.emptyTitle })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: account.title, exact: true }).click();
    await expect(heading(page)).toBeVisible();
    expect.soft(await overhang(page), 'the overview').toEqual([]);
    await page
      .getByRole('navigation', { name: account.pages })
      .getByRole('link', { name: account.invite, exact: true })
      .click();
    await expect(heading(page)).toHaveText(referral.title);
    expect.soft(await overhang(page), 'the invitation').toEqual([]);
    await expectNoViolations(page);
  });

  const field = page.getByRole('textbox', { name: referral.link });
  const link = await field.inputValue();
  expect(new URL(link).pathname).toBe('/ru');

  await test.step('copied', async () => {
    await page.getByRole('button', { name: referral.copy, exact: true }).click();
    await expect(page.getByRole('button', { name: referral.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('sent by a messenger, where the device shares nothing itself', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await page.getByRole('button', { name: referral.share, exact: true }).click();
    const ways = page.getByRole('dialog', { name: referral.shareTitle });
    const href = await ways
      .getByRole('link', { name: referral.by.whatsapp, exact: true })
      .getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(text).toMatch(/^Я заказываю еду в Tavolino\. /);
    expect(text.endsWith(link)).toBe(true);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  });

  await test.step('shown as a QR code, which is fetched only now', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('button', { name: referral.qrCode, exact: true }).click();
    const code = page.getByRole('img', { name: referral.qrName });
    await expect(code).toBeVisible();
    await page.setViewportSize({ width: 300, height: 300 });
    await expect(code).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(fetched.some((url) => url.includes('modal-referral-qrcode'))).toBe(true);
    expect(await overhang(page)).toEqual([]);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: referral.qrCode, exact: true })).toBeFocused();
  });
});
