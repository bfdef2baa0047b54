import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON, customerWith } from '../support/orders';
import { bearer, bringPromotions, exampleCart, openExampleShop } from '../support/example-shop';
import { COLA, MARGHERITA, PEPPERONI, THIN_CRUST } from '../support/small-menu';
import { storedOrder } from '../support/stored-order';
import type { TestShop } from '../support/test-shop';

const CODES = [
  { code: 'SUMMER10', type: 'percent', value: 10 },
  { code: 'ROLLS20', type: 'percent', value: 20, categories: ['rolls'] },
  { code: 'CLASSIC5', type: 'percent', value: 5, categories: ['classic'] },
  { code: 'FIVE', type: 'fixed', value: { EUR: 5, AED: 10 } },
  { code: 'FROM30', type: 'percent', value: 10, min_total: { EUR: 30, AED: 60 } },
  { code: 'FREESHIP', type: 'free_delivery' },
  { code: 'COLA4U', type: 'gift', gift: { chpu: 'cola', qtt: 2 } },
  { code: 'PIZZA4U', type: 'gift', gift: { chpu: 'pizza-margherita' } },
  { code: 'FETCH', type: 'percent', value: 10, order_types: ['pickup'] },
  { code: 'EVENING', type: 'percent', value: 10, hours: { from: '18:00', to: '22:00' } },
  { code: 'MONDAY', type: 'percent', value: 10, weekdays: [1] },
  { code: 'OLD', type: 'percent', value: 10, to: '2026-11-01T00:00:00+02:00' },
  { code: 'SOON', type: 'percent', value: 10, from: '2026-12-01T00:00:00+02:00' },
  { code: 'VARNA', type: 'percent', value: 10, cities: ['varna'] },
  { code: 'MEMBERS', type: 'percent', value: 10, needs_login: true },
  { code: 'TWICE', type: 'percent', value: 10, max_uses: 2 },
  { code: 'ONCE', type: 'percent', value: 10, max_per_phone: 1 },
];

const clock = new FakeClock(FRIDAY_NOON);
let shop: TestShop;
beforeAll(async () => {
  shop = await openExampleShop({ now: clock.now });
  await bringPromotions(shop, CODES);
});
afterAll(() => shop.close());

const withCode = (promocode: string, more: Record<string, unknown> = {}) =>
  exampleCart({ promocode, ...more });
const answer = async (body: unknown, headers?: Record<string, string>) =>
  (await shop.calculate(body, headers).expect(200)).body;

const used = async (code: string, phone: string, isReturned: 0 | 1 = 0): Promise<void> => {
  const { shop: db } = shop.storage;
  const order = await db
    .insertInto('orders')
    .values(storedOrder({ phone }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const use = { code, order_id: order.id, phone, used_at: 0, is_returned: isReturned };
  await db.insertInto('promo_uses').values(use).execute();
};

describe('a code that is good', () => {
  it.each([' summer 10 ', 'Summer10', 'ＳＵＭＭＥＲ10', 'SUM\u200bMER10'])(
    'is the same however it was typed or copied: %j',
    async (typed) => {
      expect((await answer(withCode(typed))).promocode).toMatchObject({
        code: 'SUMMER10',
        status: 'applied',
        discount: 2.72,
      });
    },
  );

  it('takes off a fixed sum, and no more than the goods it is good for', async () => {
    expect(await answer(withCode('FIVE'))).toMatchObject({
      discounts: [{ type: 'promocode', name: 'FIVE', percent: null, amount: 5 }],
      total: 26.2,
    });
    const small = withCode('FIVE', { goods: [{ id: COLA, qtt: 1 }] });
    expect(await answer(small)).toMatchObject({ discounts: [{ amount: 2.5 }], total: 4 });
  });

  it('pays for the delivery, and says what it is worth', async () => {
    const body = await answer(withCode('FREESHIP'));
    expect(body).toMatchObject({
      discounts: [],
      delivery_price: 0,
      total: 27.2,
      promocode: { status: 'applied', discount: 4 },
    });
    expect(body.trace.at(-1)).toEqual({
      code: 'delivery.promocode',
      amount: 0,
      params: { zone: 'Zone A', name: 'FREESHIP' },
    });
  });

  it('brings a gift that is no line and costs nothing', async () => {
    expect(await answer(withCode('COLA4U'))).toMatchObject({
      gifts: [{ id: COLA, name: 'Cola', qtt: 2, reason: 'Gift for promo code COLA4U' }],
      price: 27.2,
      promocode: { status: 'applied', discount: 0 },
    });
  });

  it('waits, and promises nothing, while its gift has run out', async () => {
    const { shop: db } = shop.storage;
    await db
      .insertInto('stop_list')
      .values({ city_id: 1, kind: 'product', item_id: COLA })
      .execute();
    expect(await answer(withCode('COLA4U'))).toMatchObject({
      gifts: [],
      promocode: {
        status: 'not_applicable',
        reason: 'promo.gift_gone',
        message: 'The gift for this promo code has run out for now',
      },
    });
    await db.deleteFrom('stop_list').execute();
  });

  it('brings a gift of which only the default option has run out', async () => {
    const { shop: db } = shop.storage;
    await db
      .insertInto('stop_list')
      .values({ city_id: 1, kind: 'option', item_id: THIN_CRUST })
      .execute();
    const goods = [{ id: PEPPERONI, qtt: 1, ingredients: [], free_of_choice: null }];
    expect((await answer(withCode('PIZZA4U', { goods }))).gifts).toMatchObject([
      { id: MARGHERITA },
    ]);
    await db.deleteFrom('stop_list').execute();
  });

  it('is for a subcategory as well as for a category', async () => {
    expect((await answer(withCode('CLASSIC5'))).promocode).toMatchObject({ discount: 1.36 });
  });

  it('is null where none was given, or nothing but spaces', async () => {
    expect((await answer(exampleCart())).promocode).toBeNull();
    expect((await answer(withCode(' \u200b '))).promocode).toBeNull();
  });
});

describe('a code that nothing in the cart could mend', () => {
  it.each([
    ['NOSUCH', 'promo.not_found'],
    ['OLD', 'promo.expired'],
    ['SOON', 'promo.not_started'],
    ['VARNA', 'promo.wrong_city'],
    ['MEMBERS', 'promo.login_required'],
  ])('is refused with its reason: %s', async (code, reason) => {
    const { body } = await shop.calculate(withCode(code)).expect(422);
    expect(body).toMatchObject({ code: reason, errors: { promocode: [body.message] } });
    expect(Object.keys(body.errors)).toEqual(['promocode']);
  });

  it('is told in the language of the customer', async () => {
    const { body } = await shop.calculate(withCode('OLD'), { 'Accept-Language': 'bg' }).expect(422);
    expect(body.message).toBe('Срокът на този промокод е изтекъл');
  });

  it('is taken from who is signed in', async () => {
    const { token } = await customerWith(shop, '0880001111');
    expect((await answer(withCode('MEMBERS'), bearer(token))).promocode.status).toBe('applied');
  });

  it('is used up after so many orders, of which cancelled ones do not count', async () => {
    await used('TWICE', '359880001122');
    await used('TWICE', '359880003344', 1);
    expect((await answer(withCode('TWICE'))).promocode.status).toBe('applied');
    await used('TWICE', '359880003344');
    const { body } = await shop.calculate(withCode('TWICE')).expect(422);
    expect(body.code).toBe('promo.exhausted');
  });

  it('is used once by one phone, and still good for another', async () => {
    await used('ONCE', '359880005566');
    const first = await customerWith(shop, '0880005566');
    const { body } = await shop.calculate(withCode('ONCE'), bearer(first.token)).expect(422);
    expect(body.code).toBe('promo.used');
    const other = await customerWith(shop, '0880007788');
    expect((await answer(withCode('ONCE'), bearer(other.token))).promocode.status).toBe('applied');
  });

  it('has more than 32 characters', async () => {
    const { body } = await shop.calculate(withCode('A'.repeat(33))).expect(422);
    expect(body.errors).toEqual({ promocode: ['A promo code has at most 32 characters'] });
  });
});

describe('a right code that does not fit yet', () => {
  it.each([
    [
      'FROM30',
      'promo.min_total',
      'From 30.00\u00a0€\u00a0· 58.67\u00a0лв., 2.80\u00a0€\u00a0· 5.48\u00a0лв. to go',
      2.8,
    ],
    ['FETCH', 'promo.wrong_order_type', 'Only for pickup', null],
    ['EVENING', 'promo.wrong_time', 'Not valid at the time of your order', null],
    ['MONDAY', 'promo.wrong_time', 'Not valid at the time of your order', null],
    ['ROLLS20', 'promo.no_matching_goods', expect.stringMatching(/no dishes/), null],
  ])('waits, and says for what: %s', async (code, reason, message, missing) => {
    const body = await answer(withCode(code));
    expect(body.promocode).toEqual({
      code,
      status: 'not_applicable',
      reason,
      message,
      discount: 0,
      missing,
    });
    expect(body.total).toBe(31.2);
  });

  it('revives at its minimum exactly', async () => {
    const goods = [{ id: COLA, qtt: 12 }];
    expect((await answer(withCode('FROM30', { goods }))).promocode).toMatchObject({
      status: 'applied',
      discount: 3,
    });
  });

  it('looks at the time of the delivery, by the clocks of the city', async () => {
    const evening = { timeType: 'on_time', time: '2026-11-27T16:30:00Z' };
    expect((await answer(withCode('EVENING', evening))).promocode.status).toBe('applied');
    const monday = { timeType: 'on_time', time: '2026-11-30T12:00:00+02:00' };
    expect((await answer(withCode('MONDAY', monday))).promocode.status).toBe('applied');
  });

  it('looks at the chosen time also where nobody knows yet who makes the order', async () => {
    const evening = { timeType: 'on_time', time: '2026-11-27T18:30:00+02:00', address: null };
    expect((await answer(withCode('EVENING', evening))).promocode.status).toBe('applied');
  });

  it('pays for no delivery where nothing is delivered', async () => {
    const fetched = withCode('FREESHIP', { orderType: 'pickup', pickupId: 10 });
    expect((await answer(fetched)).promocode).toMatchObject({
      status: 'not_applicable',
      reason: 'promo.wrong_order_type',
      message: 'Only for delivery',
    });
  });

  it('gives way to a better discount, is told so, and is not used up', async () => {
    const generous = await openExampleShop({ now: clock.now, pickupDiscountPercent: 20 });
    await bringPromotions(generous, CODES);
    const { body } = await generous
      .calculate(withCode('SUMMER10', { orderType: 'pickup', pickupId: 10 }))
      .expect(200);
    await generous.close();
    expect(body).toMatchObject({
      discounts: [{ type: 'pickup', name: 'Pickup', percent: 20, amount: 5.44 }],
      promocode: {
        status: 'not_applicable',
        reason: 'promo.better_discount',
        message: '“Pickup” gives you a better discount',
      },
      total: 21.76,
    });
    expect(body.trace[2]).toEqual({
      code: 'better_discount',
      amount: 0,
      params: { type: 'promocode', name: 'SUMMER10', forgone: 2.72, better: 'pickup' },
    });
  });
});
