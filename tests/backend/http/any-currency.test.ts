import { currencyOf } from '../../../backend/money/currencies';
import { FakeClock } from '../support/fake-clock';
import { citiesIn, importTogether, menuIn, priceIn } from '../support/in-currency';
import { FRIDAY_NOON, orderBody, place } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

const open = async (code: string): Promise<void> => {
  shop = await openEmptyShop({ now: new FakeClock(FRIDAY_NOON).now, depositFrom: [] });
  expect(await importTogether(shop, menuIn(code), citiesIn(code))).toMatchObject({ code: 0 });
};

it.each(['JPY', 'KWD', 'CLF'])(
  'sells in %s as in any currency: menu, cart and order come to what the menu says',
  async (code) => {
    await open(code);
    const settings = await shop.get('/api/v1/settings').expect(200);
    expect(settings.body).toMatchObject({ currency: currencyOf(code), second_currency: null });
    const dish = await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
    expect(dish.body).toMatchObject({ price: priceIn(code, 12.9), old_price: priceIn(code, 15) });
    const cart = await shop.calculate(orderBody()).expect(200);
    const expected = {
      price: priceIn(code, 25.8),
      delivery_price: priceIn(code, 3.9),
      total: priceIn(code, 29.7),
    };
    expect(cart.body).toMatchObject({ ...expected, min_order: priceIn(code, 20) });
    const placed = await place(
      shop,
      orderBody({ expectedTotal: priceIn(code, 29.7), changeFrom: priceIn(code, 50) }),
    );
    expect(placed.status).toBe(201);
    const order = await shop
      .get(`/api/v1/purchase/track/${String(placed.body.tracking_key)}`)
      .expect(200);
    expect(order.body).toMatchObject({
      ...expected,
      currency: currencyOf(code),
      payment: { amount_due_later: priceIn(code, 29.7) },
    });
  },
);

it('takes no amount with more decimals than the currency has', async () => {
  await open('JPY');
  await shop.calculate(orderBody({ bonuses: '0.5' })).expect(422);
  const placed = await place(shop, orderBody({ expectedTotal: 2970.5 }));
  expect(placed.status).toBe(422);
  expect(placed.body.errors).toHaveProperty('expectedTotal');
  const finer = JSON.parse(JSON.stringify(menuIn('JPY')).replace('"JPY":1290', '"JPY":1290.5'));
  expect((await importTogether(shop, finer)).err[0]).toMatch(/prices\.JPY: expected an amount/);
});
