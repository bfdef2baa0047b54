import { MARGHERITA, PEPPERONI, giveCart } from '../support/cart';
import { openOtherStorefront } from '../support/other-storefront';
import { expect, test } from '../support/test';

/** What the clock of a program shows when it starts at this moment, beside the machine's own. */
const shiftTo = (moment: string): string =>
  String(Date.parse(moment) - (Date.now() - Number(process.env.CLOCK_SHIFT)));

test('prices are in euro alone from the first of January 2027 on', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = await openOtherStorefront(baseURL ?? '', {
    CLOCK_SHIFT: shiftTo('2027-01-01T00:00:00+02:00'),
  });
  try {
    await giveCart(context, [MARGHERITA, PEPPERONI], shop.url);
    for (const address of ['/products/pizza', '/product/pizza-margherita', '/cart', '/delivery']) {
      await page.goto(`${shop.url}${address}`);
      await expect(page.getByRole('main')).toContainText('€');
      await expect(page.locator('body')).not.toContainText('лв.');
    }
  } finally {
    await shop.close();
  }
});
