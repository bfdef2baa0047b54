import type { Locator, Page } from '@playwright/test';
import { gate } from './support/gate';
import {
  callsOf,
  codeFor,
  enterCode,
  loginIn,
  signIn,
  tellName,
  tokenOf,
  wrongCodeFor,
} from './support/sign-in';
import { FAILED_ANSWER, expect, test } from './support/test';
import { TEXTS } from './support/texts';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

const SENT = '**/api/v1/sms-code?**';
const LOGIN = '**/api/v1/login';

const alert = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: text });

/** Opens the way by phone from the header. */
const openPhone = async (page: Page): Promise<void> => {
  const login = loginIn(page);
  await login.logIn.click();
  await login.method('sms').click();
  await expect(login.phone).toBeFocused();
};

test('a number is refused in words, two taps ask for one code, and the limit says how long to wait', async ({
  page,
  browserConsole,
}) => {
  const phone = '359880006401';
  const login = loginIn(page);
  const calls = callsOf(page);
  browserConsole.allow(FAILED_ANSWER, 4);
  await page.goto('/contacts');
  await openPhone(page);

  await page.keyboard.type('088000');
  await page.keyboard.press('Enter');
  await expect(login.phone).toBeFocused();
  await expect(page.getByText('4 digits are missing')).toBeVisible();
  expect(calls).not.toContain('GET /api/v1/sms-code');

  const refusals = [
    { status: 422, json: { message: 'No', errors: { phone: ['Not a mobile phone', 'B'] } } },
    { status: 429, headers: { 'Retry-After': '600' }, json: { message: 'Later' } },
  ];
  for (const answer of refusals) {
    await page.route(SENT, (route) => route.fulfill(answer), { times: 1 });
    await login.phone.fill('+359 (880) 006-401');
    await expect(login.phone).toHaveValue('+359 880 006 401');
    await login.getCode('sms').click();
    const words =
      answer.status === 422
        ? 'Not a mobile phone'
        : 'Too many attempts. Please try again in 10 minutes.';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(login.phone).toHaveAccessibleDescription(new RegExp(words));
  }

  await test.step('without a connection, and then with it', async () => {
    await page.context().setOffline(true);
    await login.getCode('sms').click();
    await expect(page.getByText('There was no answer. Please try again.')).toBeVisible();
    await page.context().setOffline(false);
    const slow = gate();
    calls.length = 0;
    await page.route(
      SENT,
      async (route) => {
        await slow.opened;
        await route.continue();
      },
      { times: 1 },
    );
    await login.getCode('sms').dblclick();
    await page.keyboard.press('Enter');
    slow.open();
    await expect(login.codeOf('sms')).toBeVisible();
    expect(calls).toEqual(['GET /api/v1/sms-code']);
  });

  await test.step('back to the phone and forth again within the minute asks for no other code', async () => {
    const code = await codeFor(phone);
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expect(login.phone).toHaveValue('+359 880 006 401');
    await login.getCode('sms').click();
    await expect(
      login.codeOf('sms').getByRole('button', { name: /^Send again in / }),
    ).toBeVisible();
    expect(calls).toEqual(['GET /api/v1/sms-code']);
    await enterCode(page, login, code);
    await expect(login.profile).toBeVisible();
  });

  await test.step('a code more within the minute is refused with the seconds that are left', async () => {
    // A page that is still open would ask for the customer's orders without a session.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: 'token' });
    const askAnew = async (): Promise<void> => {
      await page.goto('/contacts');
      await openPhone(page);
      await login.phone.fill(phone);
      await login.getCode('sms').click();
    };
    // The shop of these tests sends two a minute.
    await askAnew();
    await expect(login.codeOf('sms')).toBeVisible();
    await askAnew();
    await expect(
      page.getByText(/^Too many attempts\. Please try again in \d+ seconds?\.$/),
    ).toBeVisible();
  });
});

test('wrong codes, an old one and too many of them are said in words, in Russian too', async ({
  page,
  playwright,
  baseURL,
  browserConsole,
}) => {
  const phone = '359880006501';
  const login = loginIn(page, 'ru');
  const words = TEXTS.ru.signIn;
  browserConsole.allow(FAILED_ANSWER, 10);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ru/contacts');
  await page.getByRole('button', { name: TEXTS.ru.frame.openMenu }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: TEXTS.ru.frame.logIn, exact: true })
    .click();
  await expect(login.phone).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(login.codeOf('sms')).toBeVisible();
  const code = await codeFor(phone);

  await test.step('no answer leaves the code to be entered again', async () => {
    await page.route(LOGIN, (route) => route.abort(), { times: 1 });
    await enterCode(page, login, code);
    await expect(alert(page, words.noAnswer)).toBeVisible();
    await expect(login.boxes.first()).toBeFocused();
  });

  await test.step('after five wrong ones not even the right one counts', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse(LOGIN);
      await enterCode(page, login, await wrongCodeFor(phone));
      expect((await answered).status()).toBe(422);
      await expect(alert(page, 'Неверный код')).toBeVisible();
      await expect(login.boxes.first()).toBeFocused();
      await expect(login.boxes.first()).toHaveValue('');
    }
    const answered = page.waitForResponse(LOGIN);
    await enterCode(page, login, code);
    expect((await answered).status()).toBe(429);
    await expect(alert(page, 'Слишком много неверных попыток. Запросите новый код')).toBeVisible();
  });

  await test.step('a code that somebody has used is old', async () => {
    const other = '359880006502';
    await page.getByRole('dialog').getByRole('button', { name: 'Назад' }).click();
    await login.phone.fill(other);
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const used = await elsewhere.post('/api/v1/login', {
      headers: { Client: 'web' },
      data: { phone: other, code: await codeFor(other) },
    });
    expect(used.status()).toBe(200);
    await elsewhere.dispose();
    await enterCode(page, login, await codeFor(other));
    await expect(alert(page, 'Код больше не действует. Запросите новый')).toBeVisible();
  });
});

test('closing, going back and leaving while a step runs ends nothing by surprise', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const phone = '359880006601';
  const login = loginIn(page);
  await page.goto('/contacts');
  await page.goto('/about');
  const slow = gate();
  await page.route(
    SENT,
    async (route) => {
      await slow.opened;
      await route.continue();
    },
    { times: 1 },
  );
  await openPhone(page);
  await login.phone.fill(phone);
  await login.getCode('sms').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const answered = page.waitForResponse(SENT);
  slow.open();
  await answered;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(login.logIn).toBeFocused();

  await test.step('whoever comes back gets to the code that was sent', async () => {
    await openPhone(page);
    await expect(login.phone).toHaveValue('+359 880 006 601');
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
  });

  await test.step('the way back in the browser closes it', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a login goes on while its window is closed, and is there in the end', async () => {
    const held = gate();
    await page.route(
      LOGIN,
      async (route) => {
        await held.opened;
        await route.continue();
      },
      { times: 1 },
    );
    await openPhone(page);
    await login.phone.fill('359880006602');
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
    const { boxes } = login;
    await expect(boxes.first()).toBeFocused();
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      (await codeFor('359880006602')).split('').join(' '),
    );
    await expect(page.getByText('Checking the code…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    held.open();
    await tellName(login, 'Petra');
    await expect(login.account).toBeVisible();
    expect(await tokenOf(context, baseURL ?? '')).toBeDefined();
  });

  await test.step('where no window may open, the link to Telegram is there to press', async () => {
    await login.account.click();
    await login.logOut.click();
    // The way home closes what was opened before its end.
    await expect(page).toHaveURL('/');
    await expect(login.logIn).toBeVisible();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await login.logIn.click();
    await login.method('telegram').click();
    const link = login.codeOf('telegram').getByRole('link', { name: 'Open Telegram' });
    await expect(link).toHaveAttribute('href', /\/sandbox\/telegram\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
    browserConsole.allow(FAILED_ANSWER);
    await enterCode(page, login, '0427');
    await expect(alert(page, 'First share your phone in Telegram.')).toBeVisible();
  });
});

test('a page of somebody else can neither log a customer out nor in', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const shop = baseURL ?? '';
  const token = await signIn(page, '359880006701');
  const foreign = shop.replace('localhost', '127.0.0.1');
  browserConsole.allow(/.*/, 12);
  await page.route(`${foreign}/trap`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" enctype="text/plain" action="${shop}/api/v1/logout"><button>Win</button></form>`,
    }),
  );
  await page.goto(`${foreign}/trap`);
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) statuses.push(answer.status());
  });
  await page.evaluate(async (target) => {
    const options = { method: 'POST', credentials: 'include' } as const;
    for (const path of ['logout', 'login', 'user/domain/1/fav'])
      await fetch(`${target}/api/v1/${path}`, { ...options, mode: 'no-cors' }).catch(() => null);
    await fetch(`${target}/api/v1/logout`, { ...options, headers: { Client: 'web' } }).catch(
      () => null,
    );
  }, shop);
  await page.getByRole('button').click();
  await page.waitForURL(`${shop}/api/v1/logout`);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(statuses).toContain(403);
  expect(await tokenOf(context, shop)).toBe(token);
  const still = await page.request.get('/api/v1/user', { headers: { Client: 'web' } });
  expect(still.status()).toBe(200);
});
