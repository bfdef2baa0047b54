import request from 'supertest';
import type { OrderId } from '../../../src/domain/id/ids';
import { endOverdueOrders } from '../../../backend/order/end-overdue';
import { setStatus } from '../../../backend/order/set-status';
import type { FakeClock } from '../support/fake-clock';
import { inOrderShop } from '../support/order-shop';
import { depsOf } from '../support/order-deps';
import type { PlacedOrder } from '../support/orders';
import { customerWith, orderBody, place, placed } from '../support/orders';
import { bonusStory, giveBonuses } from '../support/promotions';
import { MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));

const ONLINE = { paymentType: 'online' };
/** 18 Margheritas: over 200.00, so that half is paid in advance; delivery is free. */
const LARGE = { goods: [{ id: MARGHERITA, qtt: 18 }], expectedTotal: 232.2 };

const pathOf = ({ payment }: PlacedOrder): string => {
  if (payment.redirect_url === null) throw new Error('Nothing is to be paid online');
  return payment.redirect_url;
};
const look = (order: PlacedOrder) => shop.get(pathOf(order));
const press = (order: PlacedOrder, button: 'pay' | 'decline') =>
  request(shop.app).post(`${pathOf(order)}/${button}`);
const tracked = async ({ tracking_key }: PlacedOrder) =>
  (await shop.get(`/api/v1/purchase/track/${tracking_key}`).expect(200)).body;
const payBy = ({ tracking_key }: PlacedOrder, type: unknown, more = {}) =>
  shop.send('post', `/api/v1/purchase/track/${tracking_key}/payment`, { type, ...more });

describe('an order that is paid online', () => {
  it('is answered with the page on which it is paid', async () => {
    const { body } = await place(shop, orderBody(ONLINE)).expect(201);
    expect(body.payment).toEqual({
      type: 'online',
      status: 'pending',
      amount_due_now: 29.7,
      amount_due_later: 0,
      redirect_url: expect.stringMatching(/^\/sandbox\/payment\/[A-Za-z0-9_-]{22}$/),
    });
    expect(body.payment.redirect_url).not.toContain(body.tracking_key);
  });

  it('is paid on that page, which says what it is and lets nothing in', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    const { text, headers } = await look(order).expect(200);
    expect(text).toContain('<h1>Payment sandbox</h1>');
    expect(text).toContain('No money is taken');
    expect(text).toContain(`Order ${order.number}: 29.70\u00a0€\u00a0· 58.09\u00a0лв. to pay`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const paid = await press(order, 'pay').expect(303);
    expect(paid.headers['location']).toBe(`/checkout/success?key=${order.tracking_key}`);
    const { payment, status } = await tracked(order);
    expect(status).toBe('new');
    expect(payment).toMatchObject({ status: 'paid', amount_due_now: 0, redirect_url: null });
    const after = await look(order).expect(200);
    expect(after.text).not.toContain('<form');
    // Told twice, taken once.
    await press(order, 'pay').expect(303);
    await press(order, 'decline').expect(303);
    expect((await tracked(order)).payment.status).toBe('paid');
  });

  it('returns to the page that was asked for, with nothing but the key', async () => {
    const returnUrl = '/ru/checkout/success?from="><script>&key=mine#top';
    const order = await placed(shop, orderBody({ ...ONLINE, returnUrl }));
    const { text } = await look(order);
    expect(text).not.toContain('<script>');
    const { headers } = await press(order, 'decline').expect(303);
    expect(headers['location']).toBe(
      `/ru/checkout/success?from=%22%3E%3Cscript%3E&key=${order.tracking_key}#top`,
    );
  });

  it('speaks the language in which it was ordered', async () => {
    const order = await placed(shop, orderBody(ONLINE), { locale: 'bg' });
    const { text, headers } = await look(order);
    expect(text).toContain('<html lang="bg">');
    expect(text).toContain('Тестово плащане');
    expect(headers['content-language']).toBe('bg');
  });

  it('is tried again, or paid otherwise, after it was declined', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    await press(order, 'decline').expect(303);
    expect((await tracked(order)).payment).toMatchObject({
      status: 'declined',
      redirect_url: pathOf(order),
    });
    const again = await payBy(order, 'online').expect(200);
    expect(again.body.payment).toMatchObject({ status: 'pending' });
    expect(again.body.payment.redirect_url).not.toBe(pathOf(order));
    const cash = await payBy(order, 'cash', { changeFrom: 50 }).expect(200);
    expect(cash.body.payment).toEqual({
      type: 'cash',
      status: 'due',
      amount_due_now: 0,
      amount_due_later: 29.7,
      redirect_url: null,
    });
    const refused = await payBy(order, 'online').expect(409);
    expect(refused.body).toMatchObject({
      code: 'payment.not_awaited',
      params: { status: 'due' },
    });
    await press(again.body, 'pay').expect(303);
    expect((await tracked(order)).payment.status).toBe('due');
  });

  it.each([
    ['online', 'cash'],
    ['cash', 'online'],
  ])(
    '%s and then %s is not paid on the page of the first attempt, which asks for another sum',
    async (first, then) => {
      const order = await placed(shop, orderBody({ ...LARGE, paymentType: first }));
      const { body } = await payBy(order, then).expect(200);
      await look(order).expect(404);
      await press(order, 'pay').expect(404);
      expect((await tracked(order)).payment).toMatchObject({
        status: 'pending',
        amount_due_now: body.payment.amount_due_now,
      });
      await press(body, 'pay').expect(303);
      expect((await tracked(order)).payment.amount_due_now).toBe(0);
    },
  );

  it('is paid otherwise by its customer, too', async () => {
    const { token } = await customerWith(shop, '359880003344');
    const { id } = await placed(shop, orderBody(ONLINE), { token });
    const { body } = await shop
      .send('post', `/api/v1/purchase/${String(id)}/payment`, { type: 'card' }, token)
      .expect(200);
    expect(body.payment).toMatchObject({ type: 'card', status: 'due' });
  });

  it.each([
    ['type', { type: 'bitcoin' }, 'payment.not_offered'],
    ['type', { type: null }, 'fields_invalid'],
    ['changeFrom', { type: 'cash', changeFrom: 10 }, 'payment.change_too_small'],
  ])('is not paid with a wrong %s', async (field, { type, ...more }, code) => {
    const order = await placed(shop, orderBody(ONLINE));
    const { body } = await payBy(order, type, more).expect(422);
    expect(body.code).toBe(code);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('says as money what the change is to be from', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    const { body } = await payBy(order, 'cash', { changeFrom: 10 }).expect(422);
    expect(body.errors.changeFrom).toEqual([
      'You will pay 29.70\u00a0€\u00a0· 58.09\u00a0лв.: name at least that much',
    ]);
  });

  it('is kept from the kitchen until it is paid', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    const deps = depsOf(shop, clock);
    // An id that a placing has just answered.
    const id = order.id as OrderId;
    expect(await setStatus(deps, id, { to: 'process' })).toMatchObject({
      error: { kind: 'order.unpaid' },
    });
    await press(order, 'pay');
    expect(await setStatus(deps, id, { to: 'process' })).toMatchObject({ ok: true });
  });

  it('is refunded when it is cancelled', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    await press(order, 'pay');
    const { body } = await shop
      .send('post', `/api/v1/purchase/track/${order.tracking_key}/cancel`)
      .expect(200);
    expect(body.payment).toMatchObject({ status: 'refund', amount_due_now: 0 });
  });
});

describe('a large order', () => {
  it('has its deposit paid online and the rest at the door', async () => {
    const { body } = await place(shop, orderBody(LARGE)).expect(201);
    expect(body.payment).toMatchObject({
      type: 'cash',
      status: 'pending',
      amount_due_now: 116.1,
      amount_due_later: 116.1,
    });
    await press(body, 'pay').expect(303);
    expect((await tracked(body)).payment).toMatchObject({
      status: 'due',
      amount_due_now: 0,
      amount_due_later: 116.1,
    });
  });

  it('still asks for it when its customer would rather pay cash than online', async () => {
    const order = await placed(shop, orderBody({ ...LARGE, ...ONLINE }));
    const { body } = await payBy(order, 'cash').expect(200);
    expect(body.payment).toMatchObject({
      type: 'cash',
      status: 'pending',
      amount_due_now: 116.1,
      redirect_url: expect.stringMatching(/^\/sandbox\/payment\//),
    });
  });
});

describe('an order that nobody pays', () => {
  const ended = { status: 'cancel', payment: { status: 'declined', redirect_url: null } };

  it('ends after 15 minutes, and gives everything back', async () => {
    const { id, token } = await customerWith(shop, '359880003344');
    await giveBonuses(shop, id, 2000);
    const body = orderBody({ ...ONLINE, bonuses: 5, expectedTotal: 24.7 });
    const order = await placed(shop, body, { token });
    clock.advance(15 * 60 - 1);
    await endOverdueOrders(depsOf(shop, clock));
    expect(await tracked(order)).toMatchObject({ status: 'new' });
    clock.advance(1);
    await Promise.all([1, 2].map(() => endOverdueOrders(depsOf(shop, clock))));
    const shown = await tracked(order);
    expect(shown).toMatchObject(ended);
    expect(shown.status_history).toMatchObject([
      { status: 'new' },
      { status: 'cancel', reason: 'payment_failed' },
    ]);
    expect(await bonusStory(shop, id)).toEqual(['earn 2000', 'reserve 500', 'return 500']);
  });

  it.each(['looks at it', 'opens its list', 'opens its history', 'comes to pay', 'pays otherwise'])(
    'has ended also for who %s before anybody has swept',
    async (how) => {
      const { token } = await customerWith(shop, '359880003344');
      const order = await placed(shop, orderBody(ONLINE), { token });
      clock.advance(15 * 60);
      const list = (name: string) =>
        shop.send('get', `/api/v1/purchase/${name}`, undefined, token).expect(200);
      if (how === 'opens its list') expect((await list('processing')).body).toEqual([]);
      if (how === 'opens its history')
        expect((await list('history')).body.data).toMatchObject([ended]);
      if (how === 'comes to pay') {
        expect((await look(order)).text).not.toContain('<form');
        await press(order, 'pay').expect(303);
      }
      if (how === 'pays otherwise') await payBy(order, 'cash').expect(409);
      expect(await tracked(order)).toMatchObject(ended);
    },
  );

  it('ends although it was declined and tried again', async () => {
    const order = await placed(shop, orderBody(ONLINE));
    await press(order, 'decline');
    clock.advance(14 * 60);
    await payBy(order, 'online').expect(200);
    clock.advance(60);
    expect(await tracked(order)).toMatchObject(ended);
  });
});

it.each(['x', 'A'.repeat(22), '%00'])('knows no payment %s', async (key) => {
  const { text } = await shop.get(`/sandbox/payment/${key}`, 'ru').expect(404);
  expect(text).toContain('Такого платежа нет');
  await request(shop.app).post(`/sandbox/payment/${key}/pay`).expect(404);
});

it('leaves no key of a payment in the log', async () => {
  const order = await placed(shop, orderBody(ONLINE));
  await press(order, 'pay');
  expect(JSON.stringify(shop.logLines)).not.toContain(pathOf(order).slice(-22));
});
