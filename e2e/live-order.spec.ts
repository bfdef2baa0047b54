import { expectAccepted, placePickup } from './support/checkout';
import { codeFor, enterCode, loginIn, tellName } from './support/sign-in';
import { expect, test } from './support/test';

const strip = { name: 'Your order' };

test('a guest finds the order that goes on from every page, without its key, and in the account after the login with the same phone', async ({
  page,
  baseURL,
}) => {
  const phone = await placePickup(page, baseURL);
  const number = await expectAccepted(page);
  await expect(page.getByRole('region', strip)).toHaveCount(0);
  await page.goto('/products/pizza');
  const link = page.getByRole('region', strip).getByRole('link');
  await expect(link).toHaveAccessibleName(new RegExp(`^New · Order ${number} about `));
  await expect(page.getByText(`Order ${number}: New`)).toHaveRole('status');
  await link.click();
  await page.waitForURL(/\/checkout\/success\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  await test.step('in the account', async () => {
    const held = () => page.evaluate(() => window.localStorage.getItem('orders'));
    await expect.poll(held).not.toBeNull();
    const login = loginIn(page);
    await page.goto('/account/orders');
    await login.method('sms').click();
    await login.phone.fill(phone);
    await login.getCode('sms').click();
    await expect(login.codeOf('sms')).toBeVisible();
    await enterCode(page, login, await codeFor(phone));
    await tellName(login, 'Ivan');
    await expect(page).toHaveURL('/account/orders');
    await expect(page.getByRole('main')).toContainText(number);
    expect(await held()).toBeNull();
  });
});
