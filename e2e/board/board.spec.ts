import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { QUIET_CITY, cardIn, columnOf, expectRinging, openTablet } from '../support/board';
import { card, giveCart } from '../support/cart';
import { TWO_PIZZAS } from '../support/checkout';
import type { ApiOrder } from '../support/orders';
import { placeByApi } from '../support/orders';
import { expect, test } from '../support/test';

// They share the boards of one city.
test.describe.configure({ mode: 'serial' });

/** What ends an order is carried out when it can no longer be undone. */
const ENDED = { timeout: 45_000 };

let guests = 0;

const orderBy = (guest: Page, paymentType: 'cash' | 'online' = 'cash'): Promise<ApiOrder> => {
  guests += 1;
  const contact = { firstName: 'Maria', phone: `3598877${String(10_000 + guests)}` };
  return placeByApi(guest, TWO_PIZZAS, { way: QUIET_CITY.way, paymentType, contact });
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

test('an order that is refused goes back with its money and a reason in the words of the shop', async ({
  page: guest,
  browser,
  browserConsole,
  baseURL,
}) => {
  // A bank's page of the sandbox has no icon.
  browserConsole.allow(/favicon/);
  const tablet = await openTablet(browser, baseURL ?? '', 'Georgi');
  const order = await orderBy(guest, 'online');
  await guest.goto(order.payment.redirect_url ?? '');
  await guest.getByRole('button', { name: /^Pay/i }).click();
  await expect(guest.getByText('Paid', { exact: true })).toBeVisible();
  await tablet.getByRole('button', { name: `Refuse: order ${order.number}` }).click();
  const sheet = tablet.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Something has run out' }).check();
  await sheet.getByRole('textbox').fill('No more mozzarella today');
  await expect(sheet).toContainText('Some dishes have run out.');
  await expect(sheet).toContainText('paid online goes back');
  await sheet.getByRole('button', { name: `Refuse order ${order.number}` }).click();
  await expect(cardIn(tablet, 'Done today', order)).toContainText('refused');
  await expectRinging(tablet, false);
  await expect(guest.getByText(/Some dishes have run out/).first()).toBeVisible(ENDED);
  await expect(guest.getByText(/No more mozzarella today/).first()).toBeVisible();
  await expect(guest.getByText('is on its way back to you').first()).toBeVisible();
});

test('the board is worked with keys alone, and breaks no rule of axe', async ({
  page: guest,
  browser,
  baseURL,
}) => {
  const schemes = ['light', 'dark'] as const;
  const tablet = await openTablet(browser, baseURL ?? '', 'Petya');
  const order = await orderBy(guest);
  const card = cardIn(tablet, 'New', order);
  await expect(card).toBeVisible();
  await expectNoViolations(tablet, 'html', schemes);

  await tablet.getByRole('button', { name: `Refuse: order ${order.number}` }).press('Enter');
  await expect(tablet.getByRole('dialog')).toBeVisible();
  await expectNoViolations(tablet, 'dialog[open]', schemes);
  await tablet.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: /^Refuse/ })).toBeFocused();

  await card.getByRole('button', { name: /^Accept for/ }).press('Enter');
  await expect(cardIn(tablet, 'In the kitchen', order)).toBeVisible();
  // The card has taken its button along: the column has the focus.
  await expect(columnOf(tablet, 'New').locator(':focus')).toHaveCount(1);

  await tablet.getByRole('button', { name: 'Signed in: Petya' }).press('Enter');
  await tablet.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(tablet.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectNoViolations(tablet, 'html', schemes);
});

/** A page of the shop is cached for some seconds: customers look again. */
const reloadUntil = async (page: Page, isSo: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await page.reload();
    await isSo();
  }).toPass({ timeout: 30_000 });
};

test('what the kitchen says is what its customers see', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const shop = `http://${QUIET_CITY.key}.localhost:${port}`;
  const board = await openTablet(browser, shop, 'Anna', 'manager');
  await giveCart(context, [{ productId: 101, quantity: 1 }], shop);

  await test.step('sold out for today, on the card and in the cart', async () => {
    await board.getByRole('link', { name: 'Sold out' }).click();
    await board
      .getByRole('searchbox', { name: 'Search dishes and ingredients' })
      .fill('margherita');
    await board.getByRole('button', { name: 'Sold out: Margherita' }).click();
    await board
      .getByRole('dialog', { name: 'Margherita' })
      .getByRole('button', { name: 'For today' })
      .click();
    await expect(board.getByRole('button', { name: 'Back on sale: Margherita' })).toBeVisible();
    await page.goto(`${shop}/products/pizza`);
    await reloadUntil(page, () =>
      expect(card(page, 'Margherita')).toContainText('Sold out', { timeout: 2000 }),
    );
    await page.goto(`${shop}/cart`);
    await expect(page.getByRole('main')).toContainText('Some dishes are sold out.');
  });

  await test.step('back on sale', async () => {
    await board.getByRole('button', { name: 'Back on sale: Margherita' }).click();
    await expect(board.getByRole('button', { name: 'Sold out: Margherita' })).toBeVisible();
    await page.goto(`${shop}/products/pizza`);
    await reloadUntil(page, () =>
      expect(card(page, 'Margherita')).not.toContainText('Sold out', { timeout: 2000 }),
    );
  });

  await test.step('paused with a reason, in the shop’s own words', async () => {
    await board.getByRole('link', { name: 'Ordering' }).click();
    await board.getByText('Paused', { exact: true }).click();
    await board.getByText('Repair in the kitchen').click();
    await expect(board.getByText(/^Not taking orders until \d\d:\d\d$/)).toBeVisible();
    await board.getByRole('button', { name: 'Pause orders' }).click();
    await expect(board.getByRole('heading', { name: 'No orders are taken' })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByText(/No(t taking)? orders until/).first()).toBeVisible({ timeout: 2000 }),
    );
  });

  await test.step('and open again', async () => {
    await board.getByRole('button', { name: 'Take orders as usual' }).first().click();
    await expect(board.getByRole('heading', { name: 'Orders are taken' })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByText(/No(t taking)? orders until/)).toHaveCount(0, { timeout: 2000 }),
    );
  });

  await test.step('the day', async () => {
    await board.getByRole('link', { name: 'Today' }).click();
    await expect(board.getByText('Takings', { exact: true })).toBeVisible();
  });
});
