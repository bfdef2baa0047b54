import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { encodeSelection } from '../../src/infrastructure/storage/selection-cookie';
import { flatAddress, place } from '../../tests/support/addresses';
import { expectNoViolations } from '../support/axe';
import { PEPPERONI, cartLink, giveCart } from '../support/cart';
import {
  accountOf,
  callsOf,
  codeFor,
  enterCode,
  loginIn,
  tellName,
  tokenOf,
  wrongCodeFor,
} from '../support/sign-in';
import { FAILED_ANSWER, expect, test } from '../support/test';
import { TRANSLATIONS } from '../support/translations';
import { giveAddresses, whereButton } from '../support/fulfilment';

/** What both programs of the shop write of their work. */
const LOG = path.resolve(__dirname, '../../test-results/e2e-shop.log');

const HOME_ADDRESS = flatAddress();
const OFFICE = flatAddress({ street: 'Shipka St.', house: '6', place: place('shipka-6') });

const alert = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: text });

const shareInTelegram = async (page: Page, phone: string): Promise<void> => {
  const login = loginIn(page);
  const coming = page.waitForEvent('popup');
  await login.method('telegram').click();
  const telegram = await coming;
  await telegram.waitForURL(/\/sandbox\/telegram\//);
  expect(await telegram.evaluate(() => window.opener as unknown)).toBeNull();
  await telegram.getByRole('textbox').fill(phone);
  await telegram.getByRole('button').click();
  await expect(telegram.getByRole('textbox')).toHaveCount(0);
  await telegram.close();
};

test('customers log in by phone and by Telegram, and out again', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [byText, byTelegram] = ['359880006101', '359880006103'];
  const login = loginIn(page);
  const tokens = new Set<string | undefined>();
  const isIn = async (name: string): Promise<void> => {
    await tellName(login, name);
    await expect(login.account).toBeVisible();
    tokens.add(await tokenOf(context, url));
  };
  await page.goto('/contacts');

  await test.step('by a code in a text message', async () => {
    await login.logIn.click();
    await login.method('sms').click();
    await expect(login.phone).toBeFocused();
    await page.keyboard.type(`0${byText.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(login.codeOf('sms')).toContainText('+359 880 006 101');
    await expectNoViolations(page);
    await enterCode(page, login, await codeFor(byText));
    await expect(login.profile).toBeVisible();
    await expect(login.firstName).toBeFocused();
    await isIn('Мария');
    await expect(page).toHaveURL('/contacts');
  });

  await test.step('out again', async () => {
    await login.account.click();
    await login.logOut.click();
    await expect(page).toHaveURL('/');
    await expect(login.logIn).toBeVisible();
    await expect(page.getByText(TRANSLATIONS.en.account.loggedOut)).toBeVisible();
    expect(await tokenOf(context, url)).toBeUndefined();
  });

  await test.step('by Telegram, whose window opens in the click, over a page on its way', async () => {
    const contacts = page
      .getByRole('contentinfo')
      .getByRole('link', { name: TRANSLATIONS.en.contacts.title });
    // In one task: the click meets a page that is not drawn yet.
    await contacts.evaluate(
      (link: HTMLElement, button) => {
        link.click();
        (button as HTMLElement).click();
      },
      await login.logIn.elementHandle(),
    );
    await expect(page).toHaveURL('/contacts');
    await expect(
      page.getByRole('heading', { level: 1, name: TRANSLATIONS.en.contacts.title }),
    ).toBeAttached();
    await shareInTelegram(page, byTelegram);
    await expect(login.codeOf('telegram')).toContainText(byTelegram.slice(9));
    await enterCode(page, login, await codeFor(byTelegram));
    await isIn('O’Neil');
  });
  expect(tokens.size).toBe(2);
});

test('all that a guest had joins the account, and a new session begins', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const url = baseURL ?? '';
  const phone = '359880006301';
  const login = loginIn(page);
  const planted = 'planted-by-somebody-else-0123456789';
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  context.on('response', (answer) => {
    void answer.text().then(
      (text) => seen.push(text),
      () => undefined,
    );
  });

  await giveCart(context, [PEPPERONI], url);
  await context.addCookies([
    { name: 'favourites', value: '1_2t', url },
    { name: 'token', value: planted, url },
  ]);
  browserConsole.allow(FAILED_ANSWER);
  await page.request.get('/cart');
  expect(await tokenOf(context, url)).toBeUndefined();

  await giveAddresses(context, [HOME_ADDRESS, OFFICE], url);
  // The one that is chosen is not the last one.
  await context.addCookies([
    {
      name: 'delivery',
      value: encodeSelection({ type: 'delivery', address: HOME_ADDRESS }),
      url,
    },
    { name: 'token', value: planted, domain: new URL(url).hostname, path: '/api' },
  ]);
  await page.goto('/cart');
  await expect(whereButton(page)).toHaveAccessibleName(/Vitosha Blvd 40/);
  await login.logIn.click();
  await login.method('sms').click();
  await login.phone.fill(phone);
  await login.getCode('sms').dblclick();
  await enterCode(page, login, await wrongCodeFor(phone));
  await expect(alert(page, 'This code is not right')).toBeVisible();
  await expect(login.boxes.first()).toHaveValue('');
  const calls = callsOf(page);
  await enterCode(page, login, await codeFor(phone));

  await expect(login.profile).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(login.profile.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await tellName(login, 'Anna');
  await expect(page).toHaveURL('/checkout');
  expect(calls.filter((call) => call === 'POST /api/v1/login')).toHaveLength(1);

  const token = await tokenOf(context, url);
  if (token === undefined) throw new Error('There is no session');
  expect(token).not.toBe(planted);
  const { addresses } = (await accountOf(page)) as {
    readonly addresses: readonly { readonly street: string }[];
  };
  expect(addresses.map(({ street }) => street).sort()).toEqual(['Shipka St.', 'Vitosha Blvd']);
  const liked = await page.request.get('/api/v1/user/domain/1/fav', { headers: { Client: 'web' } });
  expect(await liked.json()).toEqual([101]);
  await expect(page.getByRole('main')).toContainText('Vitosha Blvd 40');
  await expect(cartLink(page, 1)).toBeVisible();
  const kept = await context.cookies(url);
  expect(kept.filter(({ name }) => ['addresses', 'favourites', 'viewed'].includes(name))).toEqual(
    [],
  );

  seen.push(
    await page.content(),
    await page.evaluate(() =>
      JSON.stringify([
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        performance.getEntries().map(({ name }) => name),
      ]),
    ),
  );
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  const log = readFileSync(LOG, 'utf8');
  expect(log).toContain('/api/v1/login');
  for (const secret of [token, planted, phone]) expect(log).not.toContain(secret);
  const withPlanted = await page.request.get('/api/v1/user', {
    headers: { Client: 'web', Cookie: `token=${planted}` },
  });
  expect(withPlanted.status()).toBe(401);
});
