import type { Page } from '@playwright/test';
import type { PaymentSandbox } from '../../tests/support/payment-sandbox/payment-sandbox';
import { startPaymentSandbox } from '../../tests/support/payment-sandbox/payment-sandbox';
import type { NoticeManner } from '../../tests/support/payment-sandbox/sandbox-notices';
import { MARGHERITA } from '../support/cart';
import { isInKitchen } from '../support/kitchen';
import { operateIn } from '../support/operator';
import type { ApiOrder } from '../support/orders';
import { placeByApi } from '../support/orders';
import type { OtherShop } from '../support/other-storefront';
import { openOtherShop } from '../support/other-storefront';
import { expect, test } from '../support/test';

// One shop with a provider of its own, and each way in which that may behave badly.
test.describe.configure({ timeout: 180_000 });

const SECRET = 'whsec_of_the_browser_tests';

let sandbox: PaymentSandbox;
let shop: OtherShop;

test.beforeAll(async () => {
  sandbox = await startPaymentSandbox({ webhookSecret: SECRET });
  shop = await openOtherShop({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_browser_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: sandbox.url,
    RATE_ORDERS_PER_10_MINUTES: '0',
  });
  sandbox.noticeUrl = `${shop.url}/payment/notices/stripe`;
});

test.afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

let guests = 0;

/** A guest, each with a phone of their own, has placed an order that is to be paid online. */
const placed = (page: Page): Promise<ApiOrder> => {
  guests += 1;
  return placeByApi(page, [{ ...MARGHERITA, quantity: 2 }], {
    paymentType: 'online',
    contact: { firstName: 'Anna', phone: `35988800${String(guests).padStart(4, '0')}` },
  });
};

const openPayment = async (page: Page, { payment }: ApiOrder): Promise<void> => {
  await page.goto(payment.redirect_url ?? '');
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
};

const openOrder = (page: Page, { tracking_key: key }: ApiOrder) =>
  page.goto(`/checkout/success?key=${key}`);

type Return = 'get' | 'post' | 'none';

const payThere = async (page: Page, notice: NoticeManner, back: Return): Promise<void> => {
  await page.getByLabel('Notice').selectOption(notice);
  await page.getByLabel('Return').selectOption(back);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  if (back === 'none') await expect(page.getByRole('alert')).toHaveText('Paid.');
};

const isPaid = async (page: Page, order: ApiOrder): Promise<void> => {
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await isInKitchen(shop.database, order.number)).toBe(true);
};

const isUnpaid = async (page: Page, order: ApiOrder): Promise<void> => {
  await expect(page.getByText('Not paid yet')).toBeVisible();
  expect(await isInKitchen(shop.database, order.number)).toBe(false);
};

const sessionOf = ({ payment }: ApiOrder) =>
  sandbox.ledger.ofKey(payment.redirect_url?.split('/').at(-1) ?? '');

const refundsOf = (order: ApiOrder): number =>
  sandbox.ledger.refundedOf(sessionOf(order).payment_intent?.id ?? '');

test('an order is paid when the provider says so, and only then, however badly it says it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();

  await test.step('a notice that is lost is made up for when the customer comes back, by POST', async () => {
    const order = await placed(page);
    await openOrder(page, order);
    await isUnpaid(page, order);
    await page.getByRole('link', { name: 'Pay now' }).click();
    await payThere(page, 'lost', 'post');
    await isPaid(page, order);
  });

  await test.step('who comes back without paying still has to pay', async () => {
    const order = await placed(page);
    await openPayment(page, order);
    await page.getByRole('button', { name: 'Back without paying' }).click();
    await isUnpaid(page, order);
  });

  await test.step('a notice that is forged, or old, changes nothing; a late one, twice, does', async () => {
    const order = await placed(page);
    await openPayment(page, order);
    await payThere(page, 'forged', 'none');
    const session = sessionOf(order);
    await sandbox.notify(session, 'checkout.session.completed', 'old');
    expect(sandbox.answers.slice(-2)).toEqual([400, 400]);
    await openOrder(page, order);
    await isUnpaid(page, order);
    await sandbox.notify(session, 'checkout.session.completed', 'held');
    await isUnpaid(page, order);
    await sandbox.release();
    await isPaid(page, order);
    await sandbox.notify(session, 'checkout.session.completed', 'twice');
    await sandbox.notify(session, 'checkout.session.async_payment_failed');
    await sandbox.notify({ ...session, status: 'expired' }, 'checkout.session.expired');
    expect(sandbox.answers.slice(-4)).toEqual([204, 204, 204, 204]);
    await page.reload();
    await isPaid(page, order);
  });

  await test.step('a provider that is away is said to be, and the way to it stays open', async () => {
    const order = await placed(page);
    sandbox.callsGo = 'fails';
    await page.goto(order.payment.redirect_url ?? '');
    await expect(page.getByText(order.number)).toBeVisible();
    sandbox.callsGo = 'well';
    await page.getByRole('link', { name: 'Try again' }).click();
    await payThere(page, 'twice', 'get');
    await isPaid(page, order);
  });
  await context.close();
});

test('money that comes for an order that no longer waits for it goes back, once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();

  await test.step('the restaurant has cancelled it, and the provider was away', async () => {
    const order = await placed(page);
    await openPayment(page, order);
    sandbox.callsGo = 'fails';
    await operateIn(shop.database, 'orders', 'set-status', String(order.id), 'cancel');
    await payThere(page, 'twice', 'get');
    sandbox.callsGo = 'well';
    await expect.poll(() => refundsOf(order), { timeout: 90_000 }).toBe(1320);
    await openOrder(page, order);
    await expect(page.getByText(/goes back|on its way back/)).toBeVisible();
    expect(await isInKitchen(shop.database, order.number)).toBe(false);
  });

  await test.step('the customer pays cash after all, and then on the page that was still open', async () => {
    const order = await placed(page);
    await openPayment(page, order);
    const other = await context.newPage();
    await openOrder(other, order);
    sandbox.callsGo = 'fails';
    await other.getByRole('button', { name: 'Pay cash' }).click();
    await expect(other.getByText('when you get the order, in cash')).toBeVisible();
    await payThere(page, 'once', 'get');
    sandbox.callsGo = 'well';
    await expect(page.getByText('when you get the order, in cash')).toBeVisible();
    await expect.poll(() => refundsOf(order), { timeout: 90_000 }).toBe(1320);
  });
  await context.close();
});
