import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON, customerWith } from '../support/orders';
import {
  bearer,
  bringPromotions,
  exampleCart,
  creditBonuses,
  openExampleShop,
} from '../support/example-shop';
import { COLA, MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const clock = new FakeClock(FRIDAY_NOON);

let shop: TestShop;
beforeAll(async () => {
  shop = await openExampleShop({ now: clock.now });
  await bringPromotions(shop, [{ code: 'SUMMER10', type: 'percent', value: 10 }]);
});
afterAll(() => shop.close());

const answer = async (body: unknown, headers?: Record<string, string>) =>
  (await shop.calculate(body, headers).expect(200)).body;

it('costs 28.48 for goods of 27.20 with 10 % off, brought for 4.00, and explains every part', async () => {
  const customer = await customerWith(shop, '0880001122');
  await creditBonuses(shop, customer.id, 1400);
  const body = await answer(
    exampleCart({ promocode: 'SUMMER10', persons: 2, equipment: [{ id: 1, qtt: 2 }], bonuses: 0 }),
    bearer(customer.token),
  );
  expect(body).toEqual({
    goods: [
      {
        id: MARGHERITA,
        qtt: 2,
        price: 15.5,
        actual_price: 12.4,
        free_of_choice: null,
        ingredients: [{ id: 1004, qtt: 1, name: 'Olives', paid_goods: { id: 2004, price: 1.2 } }],
        total: 27.2,
      },
    ],
    gifts: [],
    discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: 2.72 }],
    equipment: [{ id: 1, name: 'Chopsticks', qtt: 2, free_qtt: 2, price: 0.15, total: 0 }],
    promocode: {
      code: 'SUMMER10',
      status: 'applied',
      reason: null,
      message: null,
      discount: 2.72,
      missing: null,
    },
    bonuses: { balance: 14, max: 7.34, applied: 0, earn: 2.45, reason: null },
    birthday: null,
    price: 27.2,
    delivery_price: 4,
    total: 28.48,
    min_order: 20,
    free_delivery_from: 40,
    zone: { id: 100, name: 'Zone A', color_hex: '#2E9E5B' },
    eta: { from: '2026-11-27T12:45:00+02:00', to: '2026-11-27T13:00:00+02:00' },
    deposit: null,
    unavailable: [],
    trace: [
      { code: 'goods', amount: 27.2 },
      { code: 'discount.promocode', amount: -2.72, params: { percent: 10 } },
      { code: 'equipment', amount: 0, params: { quantity: 2, free: 2 } },
      {
        code: 'delivery.zone',
        amount: 4,
        params: { zone: 'Zone A', free_from: 40, missing: 12.8 },
      },
    ],
    currency: { code: 'EUR', symbol: '€', digits: 2 },
  });
});

it('has no delivery in its total, no zone and no time before the address, and never 0.00', async () => {
  expect(await answer(exampleCart({ address: null }))).toMatchObject({
    price: 27.2,
    delivery_price: null,
    total: 27.2,
    zone: null,
    min_order: null,
    free_delivery_from: null,
    eta: null,
  });
});

it('is delivered free when the goods reach the limit exactly, also after a discount', async () => {
  const goods = [{ id: COLA, qtt: 16 }];
  const body = await answer(exampleCart({ goods, promocode: 'SUMMER10' }));
  expect(body).toMatchObject({ price: 40, delivery_price: 0, total: 36 });
  expect(body.trace.at(-1)).toEqual({
    code: 'delivery.free',
    amount: 0,
    params: { zone: 'Zone A', free_from: 40 },
  });
});

it('costs nothing to fetch, and has no minimum', async () => {
  expect(
    await answer(exampleCart({ orderType: 'pickup', pickupId: 10, address: null })),
  ).toMatchObject({ delivery_price: 0, total: 27.2, min_order: null, zone: null });
});

it('is refused where no zone holds the address, and says nothing of the goods', async () => {
  const { body } = await shop
    .calculate(exampleCart({ address: { lat: 43.5, lng: 23.3 } }))
    .expect(422);
  expect(body).toMatchObject({
    code: 'zone.out_of_range',
    message: 'The address is not included in the delivery area',
    errors: { address: ['The address is not included in the delivery area'] },
  });
  expect(Object.keys(body.errors)).toEqual(['address']);
});

it('is refused for a branch of another city', async () => {
  const { body } = await shop
    .calculate(exampleCart({ orderType: 'pickup', pickupId: 20 }))
    .expect(422);
  expect(body).toMatchObject({
    code: 'branch_unknown',
    errors: { pickupId: [expect.any(String)] },
  });
});

it('asks for half in advance when the total is over 200, and not at 200', async () => {
  const at = (qtt: number) =>
    answer(exampleCart({ orderType: 'pickup', goods: [{ id: COLA, qtt }] }));
  expect(await at(80)).toMatchObject({ total: 200, deposit: null });
  expect(await at(81)).toMatchObject({
    total: 202.5,
    deposit: { percent: 50, amount: 101.25, rest: 101.25 },
  });
});

it('never takes a price, a discount or a total from the one who asks', async () => {
  const body = await answer({
    ...exampleCart(),
    goods: [{ id: COLA, qtt: 1, price: 0.01, actual_price: 0.01, total: 0, name: 'Free' }],
    discounts: [{ type: 'promocode', amount: 2 }],
    delivery_price: 0,
    total: 0,
  });
  expect(body).toMatchObject({ price: 2.5, delivery_price: 4, total: 6.5, discounts: [] });
});

it('is asked by somebody whose session is over: then nothing is said but that', async () => {
  const { body } = await shop.calculate(exampleCart(), bearer('gone')).expect(401);
  expect(body.code).toBe('unauthorized');
});

it('is the same in every language but for its words', async () => {
  const en = await answer(exampleCart());
  const ru = await answer(exampleCart(), { 'Accept-Language': 'ru' });
  expect(ru.total).toBe(en.total);
  expect(ru.zone.name).toBe('Зона A');
});

it('says that nothing of an order is left when all of it is sold out', async () => {
  await shop.storage.shop
    .insertInto('stop_list')
    .values({ city_id: 1, kind: 'product', item_id: MARGHERITA })
    .execute();
  const body = await answer(exampleCart({ equipment: [{ id: 1, qtt: 2 }] }));
  await shop.storage.shop.deleteFrom('stop_list').execute();
  expect(body).toMatchObject({ goods: [], equipment: [], price: 0, delivery_price: 0, total: 0 });
  expect(body.unavailable).toHaveLength(1);
});

it('is in dirhams in Dubai', async () => {
  const dubai = await openTestShop({ country: 'ae', now: clock.now });
  const { body } = await dubai
    .calculate({
      domainId: 9,
      goods: [{ id: MARGHERITA, qtt: 1 }],
      address: { lat: 42.7, lng: 23.3 },
      equipment: [{ id: 2, qtt: 2 }],
    })
    .expect(200);
  await dubai.close();
  expect(body).toMatchObject({
    price: 27,
    delivery_price: 3.9,
    // One of two training chopsticks comes free with one dish for one person.
    equipment: [{ id: 2, free_qtt: 1, price: 3, total: 3 }],
    total: 33.9,
    eta: { from: '2026-11-27T14:45:00+04:00' },
    currency: { code: 'AED', symbol: 'AED', digits: 2 },
  });
});
