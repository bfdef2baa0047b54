import { addButton, cartLink, giveCart } from './support/cart';
import { PAGE_KINDS } from './support/pages';
import { FAILED_ANSWER, expect, test } from './support/test';

declare global {
  interface Window {
    blocked: string[];
    hasRun?: boolean;
  }
}

const noteBlocked = (): void => {
  window.blocked = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.blocked.push(`${effectiveDirective} ${blockedURI}`);
  });
};

test('nothing that belongs to a page is blocked on it', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(FAILED_ANSWER);
  await page.addInitScript(noteBlocked);
  for (const { path, cart, name } of PAGE_KINDS) {
    await context.clearCookies();
    await giveCart(context, cart, baseURL ?? '');
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'");
    expect(await page.evaluate(() => window.blocked), name).toEqual([]);
  }
});

test('a script that somebody slips into the page does not run', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Content Security Policy/, 4);
  await page.addInitScript(noteBlocked);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<button onclick="window.hasRun = true">Win a pizza</button>';
    document.body.prepend(picture);
  });
  await page.getByRole('button', { name: 'Win a pizza' }).click();
  await expect
    .poll(() => page.evaluate(() => window.blocked))
    .toEqual(['script-src-elem inline', 'script-src-attr inline']);
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
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
