import { smallCities } from '../support/small-cities';
import { smallMenu } from '../support/small-menu';
import { openTestShop } from '../support/test-shop';

const NO_FRONT = { banners: [], hits: [], new: [] };

it('never loses an order, whatever a newer menu or newer cities leave out', async () => {
  const shop = await openTestShop();
  const contents = JSON.stringify({ goods: [{ id: 101, name: 'Margherita', qtt: 2 }] });
  await shop.storage.shop
    .insertInto('orders')
    .values({
      number: '0001',
      city_id: 2,
      branch_id: 20,
      customer_id: null,
      phone: '359880000000',
      first_name: 'Ivan',
      locale: 'bg',
      order_type: 'delivery',
      status: 'new',
      tracking_key: 'key',
      created_at: 0,
      slot_at: null,
      expected_from: 0,
      expected_to: 0,
      delayed_minutes: 0,
      finished_at: null,
      payment_type: 'cash',
      payment_status: 'due',
      amount_due_now: 0,
      amount_due_later: 2580,
      payment_key: null,
      price: 2580,
      delivery_price: 0,
      bonuses: 0,
      total: 2580,
      promo_code: null,
      comment: '',
      change_from: null,
      do_not_call_back: 0,
      cancel_reason: null,
      cancel_text: null,
      contents_json: contents,
    })
    .execute();
  const readOrders = () => shop.storage.shop.selectFrom('orders').selectAll().execute();
  const before = await readOrders();

  const menu = smallMenu();
  const dropped = await shop.importDocument({
    ...menu,
    products: menu.products.slice(2),
    categories: menu.categories.slice(1),
    additionals: [],
    mainscreen: NO_FRONT,
  });
  expect(dropped).toMatchObject({ ok: true, value: { kind: 'imported' } });
  const cities = smallCities();
  cities.cities = cities.cities.filter(({ id }) => id !== 2);
  expect(await shop.importDocument(cities)).toMatchObject({ ok: true });

  expect(await readOrders()).toEqual(before);
  expect(before).toMatchObject([{ contents_json: contents }]);
  await shop.close();
});
