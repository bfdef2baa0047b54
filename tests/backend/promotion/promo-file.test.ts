import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { FakeClock } from '../support/fake-clock';
import { bringPromotions, exampleCart, openExampleShop } from '../support/example-shop';
import { FRIDAY_NOON, customerWith, orderBody, place } from '../support/orders';
import { addPromo } from '../support/promotions';
import { COLA, smallMenu } from '../support/small-menu';
import { smallCities } from '../support/small-cities';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop, openTestShop } from '../support/test-shop';

const CODES = [
  { code: 'SUMMER10', type: 'percent', value: 10 },
  { code: 'FIVE', type: 'fixed', value: { EUR: 5, AED: 10 } },
];

const clock = new FakeClock(FRIDAY_NOON);
let shop: TestShop;
beforeAll(async () => {
  shop = await openExampleShop({ now: clock.now });
});
afterAll(() => shop.close());

const withCode = (promocode: string, more: Record<string, unknown> = {}) =>
  exampleCart({ promocode, ...more });

describe('who guesses codes', () => {
  it('has to wait after ten refused ones, even with a right one, and then may go on', async () => {
    const guessing = new FakeClock('2026-11-27T10:01:00Z');
    const guarded = await openExampleShop({
      now: guessing.now,
      promoRefusalsPerNetwork10Minutes: 10,
    });
    await bringPromotions(guarded, CODES);
    for (let guess = 0; guess < 10; guess += 1)
      await guarded.calculate(withCode(`GUESS${String(guess)}`)).expect(422);
    const refused = await guarded.calculate(withCode('SUMMER10')).expect(429);
    expect(refused.headers['retry-after']).toBe('540');
    expect(refused.body).toMatchObject({
      code: 'promo.too_many',
      message: 'Too many promo codes were tried. Please try again in 540 s',
    });
    await guarded.calculate(exampleCart()).expect(200);
    guessing.advance(540);
    await guarded.calculate(withCode('SUMMER10')).expect(200);
    await guarded.close();
  });

  it('is not judged more often by guessing thirty codes at once', async () => {
    const guarded = await openTestShop({ now: clock.now, promoRefusalsPerNetwork10Minutes: 10 });
    const guess = (_: unknown, index: number) =>
      guarded.calculate(orderBody({ promocode: `GUESS${String(index)}` }));
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    await guarded.close();
  });

  it('has to wait as a customer too, from however many networks, and stops no other', async () => {
    const guarded = await openTestShop({ now: clock.now, promoRefusalsPer10Minutes: 2 });
    const guess = async (token: string, network: number) =>
      request(guarded.app)
        .post('/api/v1/cart/calculate')
        .set({ Client: 'web', Authorization: `Bearer ${token}` })
        .set('X-Forwarded-For', `203.0.113.${String(network)}`)
        .send(orderBody({ promocode: 'GUESS' }));
    const [ivan, maria] = [
      await customerWith(guarded, '0880001122'),
      await customerWith(guarded, '0880003344'),
    ];
    const statuses: number[] = [];
    for (const network of [1, 2, 3]) statuses.push((await guess(ivan.token, network)).status);
    expect(statuses).toEqual([422, 422, 429]);
    expect((await guess(maria.token, 3)).status).toBe(422);
    await guarded.close();
  });

  it('still gets the order again that a key has made with a code', async () => {
    const guarded = await openTestShop({ now: clock.now, promoRefusalsPerNetwork10Minutes: 1 });
    await addPromo(guarded, 'SUMMER10');
    const key = randomUUID();
    const body = orderBody({ promocode: 'SUMMER10', expectedTotal: 27.12 });
    const { body: order } = await place(guarded, body, { key }).expect(201);
    await place(guarded, orderBody({ promocode: 'GUESS' })).expect(422);
    await place(guarded, body).expect(429);
    const again = await place(guarded, body, { key }).expect(201);
    expect(again.body).toEqual(order);
    await guarded.close();
  });
});

describe('promo codes of a file', () => {
  it('end when a newer file leaves them out, unless an operator has touched them', async () => {
    const changing = await openExampleShop({ now: clock.now });
    await bringPromotions(changing, CODES);
    await bringPromotions(changing, [{ code: 'FIVE', type: 'fixed', value: { EUR: 6 } }]);
    const gone = await changing.calculate(withCode('SUMMER10')).expect(422);
    expect(gone.body.code).toBe('promo.not_found');
    const { body } = await changing.calculate(withCode('FIVE')).expect(200);
    expect(body.promocode.discount).toBe(6);
    await changing.close();
  });

  it('of the demo end when the shop brings a menu of its own, and so do its gifts', async () => {
    const own = await openEmptyShop({ now: clock.now });
    const reason = { en: 'With every pizza' };
    const gift = { chpu: 'cola' };
    const gifts = [{ kind: 'with_products', with_categories: ['pizza'], gift, reason }];
    const file = { format: 'promo-codes', version: 1, codes: CODES, gifts };
    for (const document of [smallCities(), smallMenu(), file])
      await own.importDocument(document, 'bg', 'demo');
    const demo = await own.calculate(withCode('SUMMER10')).expect(200);
    expect(demo.body).toMatchObject({ promocode: { status: 'applied' }, gifts: [{ id: COLA }] });
    await own.importDocument({ ...smallMenu(), labels: [] });
    const refused = await own.calculate(withCode('SUMMER10')).expect(422);
    expect(refused.body.code).toBe('promo.not_found');
    expect((await own.calculate(exampleCart()).expect(200)).body.gifts).toEqual([]);
    await own.close();
  });

  it.each([
    [
      { code: 'summer', type: 'percent', value: 10 },
      /codes\[0\]\.code: expected a code of capitals/,
    ],
    [{ code: 'A', type: 'percent', value: 0 }, /codes\[0\]\.value: expected a percentage/],
    [
      { code: 'A', type: 'fixed', value: { AED: 1 } },
      /codes\[0\]\.value: there is no price in EUR/,
    ],
    [{ code: 'A', type: 'gratis' }, /codes\[0\]\.type: expected percent, fixed/],
    [{ code: 'A', type: 'gift', gift: { chpu: 'cola', qtt: 0 } }, /gift\.qtt: expected a whole/],
    [
      {
        code: 'A',
        type: 'free_delivery',
        from: '2026-12-02T00:00:00Z',
        to: '2026-12-01T00:00:00Z',
      },
      /codes\[0\]\.to: expected a day or a moment after "from"/,
    ],
  ])('are refused with their place: %j', async (code, problem) => {
    const result = await shop.importDocument({
      format: 'promo-codes',
      version: 1,
      codes: [code],
      gifts: [],
    });
    if (result.ok) throw new Error('The file was taken');
    expect(`${result.error[0]?.path ?? ''}: ${result.error[0]?.reason ?? ''}`).toMatch(problem);
  });
});

describe('gifts by rules', () => {
  it('come with certain dishes, for every so many, and from an amount', async () => {
    const giving = await openExampleShop({ now: clock.now });
    const reason = { en: 'With every pizza' };
    await bringPromotions(
      giving,
      [],
      [
        {
          kind: 'per_pieces',
          pieces: 2,
          with_categories: ['pizza'],
          gift: { chpu: 'cola' },
          reason,
        },
        { kind: 'from_goods_price', from: { EUR: 30 }, gift: { chpu: 'cola', qtt: 3 }, reason },
        { kind: 'with_products', with_goods: ['gone'], gift: { chpu: 'cola' }, reason },
      ],
    );
    const few = await giving.calculate(exampleCart()).expect(200);
    expect(few.body.gifts).toEqual([
      { id: COLA, name: 'Cola', qtt: 1, reason: 'With every pizza' },
    ]);
    const many = await giving.calculate(exampleCart({ goods: [{ id: 101, qtt: 4 }] })).expect(200);
    expect(many.body.gifts.map(({ qtt }: { qtt: number }) => qtt)).toEqual([2, 3]);
    expect(many.body.price).toBe(49.6);
    await giving.close();
  });
});

it('takes no discount off dishes that none touches', async () => {
  const menu = smallMenu();
  for (const product of menu.products) product.is_discountable = false;
  const strict = await openExampleShop({ now: clock.now });
  await strict.importDocument(menu);
  await bringPromotions(strict, CODES);
  const { body } = await strict.calculate(withCode('SUMMER10')).expect(200);
  await strict.close();
  expect(body.promocode.reason).toBe('promo.no_matching_goods');
});

it('tells a category from a subcategory that has the same number', async () => {
  const menu = smallMenu();
  const classic = menu.categories[0]?.subcategories[0];
  if (!classic) throw new Error('The fixture has a subcategory');
  // The rolls are category 2.
  classic.id = 2;
  const numbered = await openTestShop({ now: clock.now }, menu);
  await bringPromotions(numbered, [
    { code: 'ROLLS', type: 'percent', value: 10, categories: ['rolls'] },
    { code: 'CLASSIC', type: 'percent', value: 10, categories: ['classic'] },
  ]);
  const of = async (code: string) =>
    (await numbered.calculate(withCode(code)).expect(200)).body.promocode.status;
  expect(await of('ROLLS')).toBe('not_applicable');
  expect(await of('CLASSIC')).toBe('applied');
  await numbered.close();
});
