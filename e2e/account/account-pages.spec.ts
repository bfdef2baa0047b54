import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { overhang } from '../support/fit';
import type { Login } from '../support/sign-in';
import { codeFor, enterCode, loginIn, signInAs } from '../support/sign-in';
import { FAILED_ANSWER, expect, test } from '../support/test';
import { TRANSLATIONS } from '../support/translations';

// Long scenarios, on a machine that may have other things to do.
test.describe.configure({ timeout: 90_000 });

/** Answers the question for a fresh code. */
const enterFreshCode = async (page: Page, login: Login, phone: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByText(/We sent it to/)).toBeVisible();
  await enterCode(page, login, await codeFor(phone));
  await expect(dialog).toBeHidden();
};

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a customer’s birthday is the day that was typed, sent and shown; they take their data along and leave', async ({
    page,
    browserConsole,
  }) => {
    const phone = '359880007401';
    const login = loginIn(page);
    // The copy is refused once, for want of a code.
    browserConsole.allow(FAILED_ANSWER);
    await signInAs(page, phone, 'Maria');
    await page.goto('/account/profile');

    await test.step('a birthday stays the day that was typed', async () => {
      const birthday = page.getByRole('textbox', { name: 'Birthday', exact: true });
      await birthday.fill('25.03.1990');
      const saved = page.waitForRequest(
        (request) => request.method() === 'PATCH' && request.url().endsWith('/user'),
      );
      await login.save.dblclick();
      expect((await saved).postDataJSON()).toEqual({ birthday: 638_323_200 });
      await expect(page.getByText('Your data is saved')).toBeVisible();
      // As this browser reads the answer, and then as the server does.
      await expect(birthday).toHaveValue('25.03.1990');
      await page.reload();
      await expect(birthday).toHaveValue('25.03.1990');
      await expect(birthday).not.toBeEditable();
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

    await test.step('the account goes', async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page).toHaveURL('/');
      await expect(said(page, 'Your account is deleted.')).toBeVisible();
      await expect(login.logIn).toBeVisible();
    });
  });
});

test(
  'in Russian on a phone: the link is copied, sent and shown',
  { tag: '@long' },
  async ({ page, context }) => {
    const { referral } = TRANSLATIONS.ru;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, '359880007402', 'Ж'.repeat(50));

    await page.goto('/ru/account/referral');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(referral.title);
    expect.soft(await overhang(page)).toEqual([]);
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
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: referral.qrCode, exact: true })).toBeFocused();
    });
  },
);
