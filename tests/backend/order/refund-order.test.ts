import { money } from '../../../src/domain';
import type { OrderId } from '../../../src/domain/id/ids';
import { endOverdueOrders } from '../../../backend/order/end-overdue';
import { countRefunds, makeRefunds } from '../../../backend/order/make-refunds';
import type { PaymentDeps } from '../../../backend/order/payment-deps';
import { eventsOf } from '../../../backend/order/order-events';
import { refundsOf } from '../../../backend/payment/payment-store';
import { refundOrder } from '../../../backend/order/refund-order';
import { settlePayment } from '../../../backend/order/settle-payment';
import { enterPayment } from '../../../backend/order/start-payment';
import { askForOrder, watchPayments } from '../../../backend/order/watch-payments';
import request from 'supertest';
import { FakeClock } from '../support/fake-clock';
import { FakeProvider } from '../support/fake-provider';
import { depsOf } from '../support/order-deps';
import type { PlacedOrder } from '../support/orders';
import { FRIDAY_NOON, clearOrders, orderBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let clock: FakeClock;
let provider: FakeProvider;
let shop: TestShop;
let deps: PaymentDeps;
beforeAll(async () => {
  provider = new FakeProvider();
  const providers = { stripe: provider };
  shop = await openTestShop({ now: () => clock.now(), providers, paymentProvider: 'stripe' });
});
afterAll(async () => {
  await shop.close();
});
beforeEach(async () => {
  await clearOrders(shop);
  clock = new FakeClock(FRIDAY_NOON);
  provider.isAway = false;
  provider.isUnderWay = false;
  deps = { ...depsOf(shop, clock), providers: { stripe: provider }, storefrontPort: 3000 };
});

const ONLINE = orderBody({ paymentType: 'online' });
// An id that a placing has just answered.
const idOf = ({ id }: PlacedOrder) => id as OrderId;
const keyOf = ({ payment }: PlacedOrder) => payment.redirect_url?.split('/').at(-1) ?? '';
const tracked = async ({ tracking_key }: PlacedOrder) =>
  (await shop.get(`/api/v1/purchase/track/${tracking_key}`).expect(200)).body;
const paid = async (): Promise<PlacedOrder> => {
  const order = await placed(shop, ONLINE);
  await shop.get(`/payment/${keyOf(order)}`).expect(303);
  provider.pay(keyOf(order));
  await request(shop.app)
    .post(`/payment/${keyOf(order)}/return?paid=no`)
    .send('x=y')
    .expect(303);
  return order;
};

it('leads to the page of the provider, and believes only the provider on the way back', async () => {
  const order = await placed(shop, ONLINE);
  expect(order.payment.redirect_url).toBe(`/payment/${keyOf(order)}`);
  const { headers } = await shop.get(`/payment/${keyOf(order)}`).expect(303);
  expect(headers['location']).toBe(`https://pay.example/ref-${keyOf(order)}`);
  const back = await shop.get(`/payment/${keyOf(order)}/return?status=paid`).expect(303);
  expect(back.headers['location']).toBe(`/checkout/success?key=${order.tracking_key}`);
  expect((await tracked(order)).payment.status).toBe('pending');
  provider.pay(keyOf(order));
  await shop.get(`/payment/${keyOf(order)}/return`).expect(303);
  expect((await tracked(order)).payment.status).toBe('paid');
});

it('says so where the provider cannot be reached, and leads on once it can', async () => {
  const order = await placed(shop, ONLINE);
  provider.isAway = true;
  const { text } = await shop.get(`/payment/${keyOf(order)}`).expect(503);
  expect(text).toContain('Nothing was charged');
  provider.isAway = false;
  await shop.get(`/payment/${keyOf(order)}`).expect(303);
  await shop.get(`/payment/${'A'.repeat(22)}`).expect(404);
  await request(shop.app).post('/payment/notices/nobody').send('{}').expect(404);
});

it('gives back in parts until nothing is left, each once', async () => {
  const order = await paid();
  expect(await refundOrder(deps, idOf(order), money(1240), 'a cold pizza')).toMatchObject({
    ok: true,
  });
  await makeRefunds(deps);
  await makeRefunds(deps);
  expect(provider.held(keyOf(order))).toBe(2970 - 1240);
  expect((await tracked(order)).payment).toMatchObject({ status: 'paid', refunded: 12.4 });
  expect(await refundOrder(deps, idOf(order), money(1731), 'more')).toMatchObject({
    error: { kind: 'refund.too_large', left: 1730 },
  });
  await shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/cancel`).expect(200);
  await makeRefunds(deps);
  expect(provider.held(keyOf(order))).toBe(0);
  expect((await tracked(order)).payment).toMatchObject({ status: 'refund', refunded: 29.7 });
});

it('asks the provider before an order ends as unpaid', async () => {
  const order = await placed(shop, ONLINE);
  await enterPayment(deps, keyOf(order));
  provider.pay(keyOf(order));
  clock.advance(15 * 60);
  await endOverdueOrders(deps, (each) => askForOrder(deps, each));
  expect(await tracked(order)).toMatchObject({ status: 'new', payment: { status: 'paid' } });
});

it('ends an order whose provider is away, and gives back what is paid later', async () => {
  const order = await placed(shop, ONLINE);
  await enterPayment(deps, keyOf(order));
  provider.isAway = true;
  clock.advance(15 * 60);
  await endOverdueOrders(deps, (each) => askForOrder(deps, each));
  expect(await tracked(order)).toMatchObject({ status: 'cancel', payment: { status: 'declined' } });
  provider.isAway = false;
  provider.pay(keyOf(order));
  clock.advance(60);
  await watchPayments(deps);
  await makeRefunds(deps);
  expect(provider.held(keyOf(order))).toBe(0);
  expect(await tracked(order)).toMatchObject({
    status: 'cancel',
    payment: { status: 'refund', refunded: 29.7 },
  });
});

it('counts a payment whose notice came before its start was stored, and no wrong sum', async () => {
  const order = await placed(shop, ONLINE);
  const said = { kind: 'paid', amount: money(2970), currency: 'EUR' } as const;
  await settlePayment(deps, { key: keyOf(order), state: { ...said, amount: money(2969) } });
  expect((await tracked(order)).payment.status).toBe('pending');
  await settlePayment(deps, { key: keyOf(order), ref: 'ref', state: said });
  expect((await tracked(order)).payment.status).toBe('paid');
});

it('tries a refund again for days, and then says that it has failed', async () => {
  const order = await paid();
  await shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/cancel`).expect(200);
  provider.isAway = true;
  for (let hour = 0; hour < 24 * 6; hour += 1) {
    await makeRefunds(deps);
    clock.advance(3600);
  }
  const count = await countRefunds(shop.storage.shop);
  expect([count('waiting'), count('failed')]).toEqual([0, 1]);
  provider.isAway = false;
  const events = await eventsOf(shop.storage.shop, [idOf(order)]);
  await refundOrder(deps, idOf(order), money(2970), 'by hand');
  // The same refund once more, of which everybody has heard.
  expect(await eventsOf(shop.storage.shop, [idOf(order)])).toEqual(events);
  expect(await refundsOf(shop.storage.shop, idOf(order))).toHaveLength(1);
  await makeRefunds(deps);
  expect(provider.held(keyOf(order))).toBe(0);
  expect((await countRefunds(shop.storage.shop))('failed')).toBe(0);
});

it('does not count another payment of the account that names its key', async () => {
  const order = await placed(shop, ONLINE);
  await shop.get(`/payment/${keyOf(order)}`).expect(303);
  const amount = provider.payments.get(keyOf(order))?.amount ?? money(0);
  const state = { kind: 'paid', amount, currency: 'EUR' } as const;
  await settlePayment(deps, { key: keyOf(order), ref: 'a voucher', state });
  expect((await tracked(order)).payment.status).toBe('pending');
});

it('asks for a payment that was given up until nothing can come of it', async () => {
  const order = await placed(shop, ONLINE);
  await shop.get(`/payment/${keyOf(order)}`).expect(303);
  provider.isUnderWay = true;
  clock.advance(16 * 60);
  await endOverdueOrders(deps, (each) => askForOrder(deps, each));
  await watchPayments(deps);
  provider.pay(keyOf(order));
  clock.advance(11 * 60);
  await watchPayments(deps);
  expect((await tracked(order)).payment).toMatchObject({ status: 'refund' });
});
