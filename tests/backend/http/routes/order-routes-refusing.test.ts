import { addPromo } from '../../support/promotions';
import type { FakeClock } from '../../support/fake-clock';
import { inOrderShop } from '../../support/order-shop';
import { ADDRESS, countOrders, orderBody, place, placed } from '../../support/orders';
import { COLA, MARGHERITA, PEPPERONI } from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));

const db = () => shop.storage.shop;
const runOut = (item_id: number) =>
  db().insertInto('stop_list').values({ city_id: 1, kind: 'product', item_id }).execute();

describe('what has changed since the customer looked', () => {
  it('is told with before and after, and with what the order costs now', async () => {
    const { body } = await place(shop, orderBody({ expectedTotal: 27.7 })).expect(409);
    expect(body).toMatchObject({
      code: 'cart_changed',
      changes: [{ kind: 'price', name: null, before: 27.7, after: 29.7 }],
      calculation: { total: 29.7, price: 25.8, delivery_price: 3.9, unavailable: [] },
    });
  });

  it('is asked about when the order costs less, too', async () => {
    const { body } = await place(shop, orderBody({ expectedTotal: 29.71 })).expect(409);
    expect(body.changes).toEqual([{ kind: 'price', name: null, before: 29.71, after: 29.7 }]);
  });

  it('is a dish that has run out', async () => {
    await runOut(PEPPERONI);
    const goods = [
      { id: MARGHERITA, qtt: 2 },
      { id: PEPPERONI, qtt: 3 },
    ];
    const { body } = await place(shop, orderBody({ goods, expectedTotal: 68.4 })).expect(409);
    expect(body.changes).toEqual([
      { kind: 'unavailable', name: 'Pepperoni </script>', before: 3, after: 0 },
    ]);
    expect(body.calculation.unavailable).toMatchObject([{ id: PEPPERONI, line: 1 }]);
  });

  it('is a promo code that no longer holds', async () => {
    await addPromo(shop, 'SUMMER10', { min_total: 5000 });
    // Shown while the cart still had enough in it: 10 % of 25.80.
    const body = orderBody({ promocode: 'summer10', expectedTotal: 27.12 });
    const answer = await place(shop, body).expect(409);
    expect(answer.body.changes).toEqual([
      { kind: 'discount', name: 'SUMMER10', before: 2.58, after: null },
    ]);
    // Shown as not holding, it is as it was.
    await place(shop, orderBody({ promocode: 'summer10' })).expect(201);
  });
});

describe('an order that cannot be had', () => {
  const refusedTime = async (more: Record<string, unknown>) =>
    (await place(shop, orderBody(more)).expect(422)).body;
  const at = (time: string) => ({ timeType: 'on_time', time });

  it('is below the minimum of its zone', async () => {
    const body = orderBody({ goods: [{ id: MARGHERITA, qtt: 1 }], expectedTotal: 16.8 });
    const answer = await place(shop, body).expect(422);
    expect(answer.body).toMatchObject({
      code: 'min_order',
      errors: { total: [expect.stringContaining('7.1')] },
      params: { min_order: 20, missing: 7.1 },
    });
  });

  it('is for now while the restaurant is closed', async () => {
    clock.advance(11 * 3600);
    expect(await refusedTime({})).toMatchObject({
      code: 'time.closed',
      errors: { time: [expect.any(String)] },
      params: { next: '2026-11-28T11:45:00+02:00' },
    });
  });

  it.each([
    ['time.closed', '2026-11-27T23:00:00+02:00', '2026-11-28T11:45:00+02:00'],
    ['time.too_late', '2026-11-27T12:30:00+02:00', '2026-11-27T12:45:00+02:00'],
    ['time.too_late', '2026-11-27T09:00:00+02:00', '2026-11-27T12:45:00+02:00'],
  ])('is refused as %s for %s', async (code, time, next) => {
    expect(await refusedTime(at(time))).toMatchObject({ code, params: { next } });
  });

  it('is for a time between two quarter hours, while the restaurant is open', async () => {
    expect(await refusedTime(at('2026-11-27T15:31:00+02:00'))).toMatchObject({
      code: 'time.closed',
      message: 'Choose one of the times that are offered',
      params: { next: '2026-11-27T15:45:00+02:00' },
    });
  });

  it('is for a time at night that is no quarter hour, because the restaurant is closed', async () => {
    const { code, message } = await refusedTime(at('2026-11-28T03:07:00+02:00'));
    expect(code).toBe('time.closed');
    expect(message).not.toContain('that are offered');
  });

  it('is too far ahead', async () => {
    const body = await refusedTime(at('2026-12-24T19:00:00+02:00'));
    expect(body.code).toBe('time.too_far');
    expect(body.params).toBeUndefined();
  });

  it('is for a city that takes none at present', async () => {
    await db()
      .insertInto('ordering_states')
      .values({
        city_id: 1,
        state: 'paused',
        takes_delivery: 1,
        takes_pickup: 1,
        extra_minutes: 0,
        message_json: null,
        resume_at: Date.parse('2026-11-27T14:00:00+02:00'),
      })
      .execute();
    expect(await refusedTime({})).toMatchObject({
      code: 'time.paused',
      params: { next: '2026-11-27T14:45:00+02:00' },
    });
  });

  it('is for an address outside', async () => {
    const address = { ...ADDRESS, lat: 43.5 };
    expect(await refusedTime({ address })).toMatchObject({ code: 'zone.out_of_range' });
  });

  it.each([
    ['bitcoin', 'paymentType'],
    ['cheque', 'paymentType'],
    ['', 'paymentType'],
  ])('is to be paid by “%s”', async (paymentType, field) => {
    const body = await refusedTime({ paymentType });
    expect(body.code).toBe('payment.not_offered');
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('asks for change from less than it costs', async () => {
    expect(await refusedTime({ changeFrom: 29.69 })).toMatchObject({
      code: 'payment.change_too_small',
      errors: { changeFrom: [expect.stringContaining('29.7')] },
      params: { due: 29.7 },
    });
    await place(shop, orderBody({ changeFrom: 29.7 })).expect(201);
  });
});

describe('a sum in a reason', () => {
  const reasonIn = async (locale: string, more: Record<string, unknown>) => {
    const { body } = await place(shop, orderBody(more), { locale }).expect(422);
    return Object.values(body.errors).flat();
  };

  it.each([
    ['en', 'You will pay 29.70\u00a0€\u00a0· 58.09\u00a0лв.: name at least that much'],
    ['ru', 'К оплате 29,70\u00a0€\u00a0· 58,09\u00a0лв.: укажите не меньшую сумму'],
  ])('is written as money is in %s when the change is from too little', async (locale, text) => {
    expect(await reasonIn(locale, { changeFrom: 5 })).toEqual([text]);
  });

  it.each([
    [
      'en',
      'To place an order, you need to order more goods. Still missing: 7.10\u00a0€\u00a0· 13.89\u00a0лв.',
    ],
    [
      'bg',
      'За да поръчате, трябва да добавите още. Не достигат: 7,10\u00a0€\u00a0· 13,89\u00a0лв.',
    ],
  ])('is written as money is in %s when the minimum is not reached', async (locale, text) => {
    const goods = [{ id: MARGHERITA, qtt: 1 }];
    expect(await reasonIn(locale, { goods, expectedTotal: 16.8 })).toEqual([text]);
  });
});

describe('a body that is wrong', () => {
  it.each([
    ['phone', { phone: undefined }, 'phone.empty'],
    ['phone', { phone: '088' }, 'phone.incomplete'],
    ['firstName', { firstName: '   ' }, 'name.required'],
    ['firstName', { firstName: 'R2D2' }, 'name.characters'],
    ['firstName', { firstName: 'a'.repeat(51) }, 'name.too_long'],
    ['comment', { comment: 'a'.repeat(501) }, 'order.comment_too_long'],
    ['comment', { comment: 'a\u0000b' }, 'fields_invalid'],
    ['comment', { comment: ['a'] }, 'fields_invalid'],
    ['persons', { persons: 0 }, 'quantity_range'],
    ['persons', { persons: 21 }, 'quantity_range'],
    ['address', { address: null }, 'order.address_required'],
    ['address', { address: undefined }, 'order.address_required'],
    [
      'address.googlePlaceId',
      { address: { ...ADDRESS, googlePlaceId: '' } },
      'address.place_missing',
    ],
    ['address.lat', { address: { ...ADDRESS, lat: 91 } }, 'fields_invalid'],
    ['address.street', { address: { ...ADDRESS, street: '\ud800' } }, 'fields_invalid'],
    ['pickupId', { orderType: 'pickup', pickupId: null }, 'order.branch_required'],
    ['expectedTotal', { expectedTotal: undefined }, 'fields_invalid'],
    ['expectedTotal', { expectedTotal: 29.701 }, 'fields_invalid'],
    ['expectedTotal', { expectedTotal: 1e300 }, 'fields_invalid'],
    ['expectedTotal', { expectedTotal: -1 }, 'fields_invalid'],
    ['changeFrom', { changeFrom: {} }, 'fields_invalid'],
    ['paymentType', { paymentType: 5 }, 'fields_invalid'],
    ['returnUrl', { returnUrl: 'https://evil.example/' }, 'fields_invalid'],
    ['returnUrl', { returnUrl: '//evil.example' }, 'fields_invalid'],
    ['returnUrl', { returnUrl: '/\\evil.example' }, 'fields_invalid'],
    ['returnUrl', { returnUrl: '/./\t/evil.example' }, 'fields_invalid'],
    ['returnUrl', { returnUrl: '/.//evil.example' }, 'fields_invalid'],
    ['returnUrl', { returnUrl: 'checkout' }, 'fields_invalid'],
    ['goods', { goods: undefined }, 'fields_invalid'],
    ['goods', { goods: [] }, 'order.cart_empty'],
    ['doNotCallBack', { doNotCallBack: 'yes' }, 'fields_invalid'],
  ])('is told at the field %s', async (field, more, code) => {
    const { body } = await place(shop, orderBody(more)).expect(422);
    expect(body.code).toBe(code);
    expect(Object.keys(body.errors)).toContain(field);
    expect(await countOrders(shop)).toBe(0);
  });

  it.each([
    [[], 422],
    [[orderBody()], 422],
    ['order', 400],
    [null, 400],
  ])('is refused as a whole: %j', async (body, status) => {
    await place(shop, body).expect(status);
  });

  it('may be as long as 500 characters in its comment, pictures counted once', async () => {
    await place(shop, orderBody({ comment: '🍕'.repeat(500) })).expect(201);
  });

  it('is told in the language of the customer', async () => {
    const { body } = await place(shop, orderBody({ goods: [] }), { locale: 'ru' }).expect(422);
    expect(body.errors.goods).toEqual(['Корзина пуста']);
  });
});

it('never believes what a client says that things cost', async () => {
  const goods = [{ id: MARGHERITA, qtt: 2, price: 0.01, total: 0.02 }];
  const more = { goods, price: 1, total: 1, delivery_price: 0, discounts: [{ amount: 20 }] };
  const { body } = await place(shop, orderBody(more)).expect(201);
  expect(body.total).toBe(29.7);
});

it('takes drinks without a category, and only from who names itself', async () => {
  const goods = [
    { id: MARGHERITA, qtt: 1 },
    { id: COLA, qtt: 3 },
  ];
  await place(shop, orderBody({ goods, expectedTotal: 24.3 })).expect(201);
  await place(shop).unset('Client').expect(403);
});

it('lets a visitor open the streams of their own orders only so many times a minute', async () => {
  const limited = await openTestShop({ now: clock.now, trackingPerMinute: 2 });
  const open = () => limited.get('/api/v1/purchase/1/events');
  await open().expect(401);
  await open().expect(401);
  const { body } = await open().expect(429);
  expect(body.code).toBe('rate_limited');
  await limited.close();
});

it('lets a visitor place only so many orders a minute', async () => {
  const limited = await openTestShop({ now: clock.now, ordersPerMinute: 2, trackingPerMinute: 1 });
  const { tracking_key } = await placed(limited);
  await place(limited).expect(201);
  const { body, headers } = await place(limited).expect(429);
  expect(body.code).toBe('rate_limited');
  expect(headers['retry-after']).toBe('60');
  const track = `/api/v1/purchase/track/${tracking_key}`;
  await limited.get(track).expect(200);
  await limited.get(track).expect(429);
  await limited.close();
});
