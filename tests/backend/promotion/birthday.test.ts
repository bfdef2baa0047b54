import { FakeClock } from '../support/fake-clock';
import type { TestCustomer } from '../support/orders';
import { customerWith } from '../support/orders';
import { bearer, bringPromotions, exampleCart, openExampleShop } from '../support/example-shop';
import { storedOrder } from '../support/stored-order';
import type { TestShop, TestShopOptions } from '../support/test-shop';

let shop: TestShop;
let customer: TestCustomer;
const open = async (now: string, options: TestShopOptions = {}): Promise<void> => {
  shop = await openExampleShop({ now: new FakeClock(now).now, ...options });
  customer = await customerWith(shop, '0880001122');
  await bornOn('1990-01-01');
};
afterEach(() => shop.close());

const bornOn = (day: string) =>
  shop.storage.shop
    .updateTable('customers')
    .set({ birthday: Date.parse(`${day}T00:00:00Z`) / 1000 })
    .where('id', '=', customer.id)
    .execute();

const answer = async (more: Record<string, unknown> = {}, locale = 'en') =>
  (
    await shop
      .calculate(exampleCart(more), { ...bearer(customer.token), 'Accept-Language': locale })
      .expect(200)
  ).body;

it.each([
  ['2026-12-30T12:00:00+02:00', false],
  ['2026-12-31T12:00:00+02:00', true],
  ['2027-01-01T12:00:00+02:00', true],
  ['2027-01-02T12:00:00+02:00', true],
  ['2027-01-03T12:00:00+02:00', false],
])(
  'counts the day before, the day and the day after, across the new year: %s',
  async (now, holds) => {
    await open(now);
    const body = await answer();
    expect(body.birthday).toEqual(
      holds ? { percent: 15, amount: 4.08, from: '2026-12-31', to: '2027-01-02' } : null,
    );
    expect(body.total).toBe(holds ? 27.12 : 31.2);
  },
);

it('counts the day on which the food arrives, by the calendar of the city', async () => {
  await open('2026-12-28T12:00:00+02:00');
  expect((await answer()).birthday).toBeNull();
  const then = await answer({ timeType: 'on_time', time: '2026-12-31T12:00:00+02:00' });
  expect(then.discounts).toEqual([
    { type: 'birthday', name: 'Birthday', percent: 15, amount: 4.08 },
  ]);
});

it('is on 28 February for who was born on the 29th, where the year has none', async () => {
  await open('2027-02-27T12:00:00+02:00');
  await bornOn('2000-02-29');
  expect((await answer()).birthday).toMatchObject({ from: '2027-02-27', to: '2027-03-01' });
});

it('is as large as the operator says, and named in the language of the customer', async () => {
  await open('2027-01-01T12:00:00+02:00', { birthdayDiscountPercent: 20 });
  expect((await answer({}, 'kk')).discounts).toEqual([
    { type: 'birthday', name: 'Туған күн', percent: 20, amount: 5.44 },
  ]);
});

it('gives way to a better code, and a worse code gives way to it, which is explained', async () => {
  await open('2027-01-01T12:00:00+02:00');
  await bringPromotions(shop, [
    { code: 'SUMMER10', type: 'percent', value: 10 },
    { code: 'SUMMER20', type: 'percent', value: 20 },
    { code: 'BESIDE', type: 'fixed', value: { EUR: 1 }, stackable: true },
  ]);
  expect(await answer({ promocode: 'SUMMER10' })).toMatchObject({
    discounts: [{ type: 'birthday', amount: 4.08 }],
    promocode: { status: 'not_applicable', reason: 'promo.better_discount' },
    trace: [
      { code: 'goods' },
      { code: 'discount.birthday', amount: -4.08, params: { percent: 15 } },
      { code: 'better_discount', params: { type: 'promocode', forgone: 2.72 } },
      { code: 'delivery.zone' },
    ],
  });
  expect(await answer({ promocode: 'SUMMER20' })).toMatchObject({
    discounts: [{ type: 'promocode', amount: 5.44 }],
    birthday: { percent: 15, amount: 4.08 },
  });
  expect((await answer({ promocode: 'BESIDE' })).discounts).toMatchObject([
    { type: 'birthday', amount: 4.08 },
    { type: 'promocode', amount: 1 },
  ]);
});

it('is nobody’s who is not signed in', async () => {
  await open('2027-01-01T12:00:00+02:00');
  const { body } = await shop.calculate(exampleCart()).expect(200);
  expect(body).toMatchObject({ birthday: null, discounts: [] });
});

describe('where the shop gives it once', () => {
  const ordered = async (more: Record<string, unknown> = {}): Promise<void> => {
    const contents = JSON.stringify({ discounts: [{ type: 'birthday', amount: 408 }] });
    const order = {
      customer_id: customer.id,
      contents_json: contents,
      created_at: Date.parse('2026-12-31T12:00:00Z'),
      ...more,
    };
    await shop.storage.shop.insertInto('orders').values(storedOrder(order)).execute();
  };
  beforeEach(() => open('2027-01-01T12:00:00+02:00', { birthdayOnce: true }));

  it('is spent by an order, for this birthday', async () => {
    await ordered({ created_at: Date.parse('2026-01-02T12:00:00Z') });
    expect((await answer()).birthday).not.toBeNull();
    await ordered();
    expect((await answer()).birthday).toBeNull();
  });

  it('comes back with a cancelled order, and is not spent by one without it', async () => {
    await ordered({ status: 'cancel' });
    await ordered({ contents_json: JSON.stringify({ discounts: [] }) });
    expect((await answer()).birthday).not.toBeNull();
  });
});
