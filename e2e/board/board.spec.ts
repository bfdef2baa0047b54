import type { Page } from '@playwright/test';
import { QUIET_CITY, cardIn, expectRinging, openTablet } from '../support/board';
import { TWO_PIZZAS } from '../support/checkout';
import type { ApiOrder } from '../support/orders';
import { placeByApi } from '../support/orders';
import { expect, test } from '../support/test';

let guests = 0;

const orderBy = (guest: Page): Promise<ApiOrder> => {
  guests += 1;
  const contact = { firstName: 'Maria', phone: `3598877${String(10_000 + guests)}` };
  return placeByApi(guest, TWO_PIZZAS, { way: QUIET_CITY.way, contact });
};

const follow = (guest: Page, { tracking_key: key }: ApiOrder) =>
  guest.goto(`/checkout/success?key=${key}`);

test('two tablets ring for an order until one accepts it, and its customer reads all that is done', async ({
  page: guest,
  browser,
  baseURL,
}) => {
  const first = await openTablet(browser, baseURL ?? '', 'Elena');
  const second = await openTablet(browser, baseURL ?? '', 'Ivan', 'manager');
  for (const tablet of [first, second]) await expectRinging(tablet, false);
  const order = await orderBy(guest);
  const { number } = order;
  await follow(guest, order);

  await test.step('both ring', async () => {
    for (const tablet of [first, second]) {
      await expect(cardIn(tablet, 'New', order)).toContainText('Margherita');
      await expectRinging(tablet, true);
      await expect(tablet.getByText(`New order ${number}.`)).toHaveRole('status');
    }
  });

  await test.step('one accepts with 40 minutes, and the other falls silent', async () => {
    await first.getByRole('button', { name: `40 min: accept order ${number}` }).click();
    for (const tablet of [first, second]) {
      await expect(cardIn(tablet, 'In the kitchen', order)).toContainText(/in (39|40)\smin/);
      await expectRinging(tablet, false);
    }
    await expect(guest.getByText(/^In the kitchen since/)).toBeVisible();
  });

  await test.step('it comes later', async () => {
    await second.getByRole('button', { name: `More for order ${number}` }).click();
    await second.getByRole('button', { name: '15 minutes later' }).click();
    await expect(cardIn(first, 'In the kitchen', order)).toContainText(/in 5[45]\smin/);
    await expect(guest.getByText('15 minutes later than planned')).toBeVisible();
  });

  await test.step('who was slower sees what the other did', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await second.route('**/board/api/v1/staff/orders', async (route) => {
      await held;
      await route.continue();
    });
    await first.getByRole('button', { name: `Ready: order ${number}` }).click();
    await expect(cardIn(first, 'Ready or on the way', order)).toBeVisible();
    await second.getByRole('button', { name: `Ready: order ${number}` }).click();
    await expect(second.getByRole('alert')).toContainText(
      `Elena was quicker. Order ${number}: Ready`,
    );
    await expect(cardIn(second, 'Ready or on the way', order)).toBeVisible();
    letGo();
    await expect(guest.getByText(/^Ready since/)).toBeVisible();
  });

  await test.step('a slip of the finger is undone', async () => {
    await first.getByRole('button', { name: `Picked up: order ${number}` }).click();
    await first
      .getByRole('button', { name: `Undo: order ${number}` })
      .first()
      .click();
    await expect(cardIn(first, 'Ready or on the way', order)).toBeVisible();
  });
});
