import { gate } from '../support/gate';
import { codeFor, enterCode, loginIn, signIn, tellName, tokenOf } from '../support/sign-in';
import { expect, test } from '../support/test';

test(
  'the way back in the browser closes a login, and one that runs behind a closed window is there in the end',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const phone = '359880006602';
    const login = loginIn(page);
    await page.goto('/contacts');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await login.logIn.click();
    await login.method('sms').click();
    await expect(login.phone).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const held = gate();
    await page.route(
      '**/api/v1/login',
      async (route) => {
        await held.opened;
        await route.continue();
      },
      { times: 1 },
    );
    await login.logIn.click();
    await login.method('sms').click();
    await login.phone.fill(phone);
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
    await enterCode(page, login, await codeFor(phone));
    await expect(page.getByText('Checking the code…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(login.logIn).toBeFocused();
    held.open();
    await tellName(login, 'Petra');
    await expect(login.account).toBeVisible();
    expect(await tokenOf(context, baseURL ?? '')).toBeDefined();
  },
);

test('a page of somebody else can neither log a customer out nor in', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  const shop = baseURL ?? '';
  const token = await signIn(page, '359880006701');
  const foreign = shop.replace('localhost', '127.0.0.1');
  browserConsole.allow(/.*/);
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
