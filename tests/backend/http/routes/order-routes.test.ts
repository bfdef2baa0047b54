import { randomUUID } from 'node:crypto';
import { saveAddress } from '../../support/save-address';
import type { FakeClock } from '../../support/fake-clock';
import { inOrderShop } from '../../support/order-shop';
import {
  ADDRESS,
  countOrders,
  customerWith,
  orderBody,
  pickupBody,
  place,
  placed,
} from '../../support/orders';
import { MARGHERITA } from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));

const db = () => shop.storage.shop;
const runOut = (item_id: number) =>
  db().insertInto('stop_list').values({ city_id: 1, kind: 'product', item_id }).execute();

describe('an order that is taken', () => {
  it('is answered with its number, its key and what is to be paid', async () => {
    const { body, headers } = await place(shop).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^\d{6,}$/),
      status: 'new',
      tracking_key: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      created_at: '2026-11-27T12:00:00+02:00',
      expected_at: { from: '2026-11-27T12:45:00+02:00', to: '2026-11-27T13:00:00+02:00' },
      total: 29.7,
      payment: {
        type: 'cash',
        status: 'due',
        amount_due_now: 0,
        amount_due_later: 29.7,
        redirect_url: null,
      },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['idempotent-replay']).toBeUndefined();
  });

  it('comes at the time that was chosen', async () => {
    const time = { timeType: 'on_time', time: '2026-11-28T19:00:00+02:00' };
    const { body } = await place(shop, orderBody(time)).expect(201);
    expect(body.expected_at.from).toBe('2026-11-28T19:00:00+02:00');
  });

  it('can be fetched', async () => {
    const { tracking_key } = await placed(shop, pickupBody());
    const { body } = await shop.get(`/api/v1/purchase/track/${tracking_key}`).expect(200);
    expect(body).toMatchObject({
      order_type: 'pickup',
      address: null,
      branch: { id: 10, street: 'Vitosha Blvd', house: '40' },
      delivery_price: 0,
      total: 25.8,
    });
  });

  it('keeps what was ordered as it was, in every language, whatever becomes of the menu', async () => {
    const { tracking_key } = await placed(shop);
    await runOut(MARGHERITA);
    const { body } = await shop.get(`/api/v1/purchase/track/${tracking_key}`, 'ru').expect(200);
    expect(body.goods).toMatchObject([
      { id: MARGHERITA, name: 'Маргарита', qtt: 2, price: 15, actual_price: 12.9, total: 25.8 },
    ]);
  });

  it('takes a name and a phone however a guest writes them', async () => {
    await placed(shop, orderBody({ firstName: '  Иван ', phone: '+359 (0) 88 000-11-22' }));
    const row = await db().selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_name: 'Иван', phone: '359880001122', customer_id: null });
  });

  it('takes sums that are written as texts', async () => {
    await place(shop, orderBody({ expectedTotal: '29.70', changeFrom: '50' })).expect(201);
  });
});

describe('a customer', () => {
  it('is called at the phone of the account, whatever else was typed', async () => {
    const { token, id } = await customerWith(shop, '359880003344');
    await placed(shop, orderBody({ phone: '0881112233', firstName: 'Else' }), { token });
    const row = await db().selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ customer_id: id, phone: '359880003344', first_name: 'Maria' });
  });

  it('orders to a saved address, which is then the one used last', async () => {
    const { token, id } = await customerWith(shop, '359880003344');
    const first = await saveAddress(shop, id, ADDRESS);
    await saveAddress(shop, id, { ...ADDRESS, googlePlaceId: 'place-2', house: '99' });
    const order = await placed(shop, orderBody({ address: null, addressId: first }), { token });
    const { body } = await shop.send(
      'get',
      `/api/v1/purchase/${String(order.id)}`,
      undefined,
      token,
    );
    expect(body.address).toMatchObject({ street: 'Vitosha Blvd', house: '15', flat: '12' });
    const { body: user } = await shop.send('get', '/api/v1/user', undefined, token);
    expect(user.addresses).toMatchObject([
      { house: '15', isLast: true },
      { house: '99', isLast: false },
    ]);
  });

  it.each([
    ['of somebody else', null],
    ['that nobody has', 4_000_000_000],
  ])('cannot order to an address %s', async (_, addressId) => {
    const other = await customerWith(shop, '359880005566');
    const foreign = await saveAddress(shop, other.id, ADDRESS);
    const { token } = await customerWith(shop, '359880003344');
    const body = orderBody({ address: null, addressId: addressId ?? foreign });
    const answer = await place(shop, body, { token }).expect(422);
    expect(answer.body).toMatchObject({
      code: 'order.address_unknown',
      errors: { addressId: [expect.any(String)] },
    });
    await place(shop, body).expect(422);
  });

  it('whose session is over is told to log in, and keeps the key', async () => {
    const { token, id } = await customerWith(shop, '359880003344');
    const key = randomUUID();
    await db().deleteFrom('sessions').where('customer_id', '=', id).execute();
    await place(shop, orderBody(), { token, key }).expect(401);
    await place(shop, orderBody(), { key }).expect(201);
  });
});

describe('the key of an attempt', () => {
  it('has to come along', async () => {
    const { body } = await place(shop, orderBody(), { key: null }).expect(400);
    expect(body).toMatchObject({ code: 'idempotency_key_required', message: expect.any(String) });
  });

  it.each(['1', 'not-a-uuid', `${randomUUID()}0`])('has to be a UUID, not %s', async (key) => {
    const { body } = await place(shop, orderBody(), { key }).expect(400);
    expect(body.code).toBe('idempotency_key_invalid');
  });

  it('gives the same order again for the same body, whatever has happened since', async () => {
    const key = randomUUID();
    const first = await place(shop, orderBody(), { key }).expect(201);
    await runOut(MARGHERITA);
    clock.advance(3600);
    // The same, with its fields in another order and the key in capitals.
    const again = Object.fromEntries(Object.entries(orderBody()).reverse());
    const second = await place(shop, again, { key: key.toUpperCase() }).expect(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replay']).toBe('true');
    expect(await countOrders(shop)).toBe(1);
  });

  it('makes no second order of another body, and tells its owner which one it has made', async () => {
    const key = randomUUID();
    const { id } = await placed(shop, orderBody(), { key });
    const { body } = await place(shop, orderBody({ comment: 'More' }), { key }).expect(409);
    expect(body).toMatchObject({ code: 'idempotency_conflict', params: { order_id: id } });
    expect(await countOrders(shop)).toBe(1);
  });

  it('shows the order of a customer to nobody else', async () => {
    const key = randomUUID();
    const { token } = await customerWith(shop, '359880003344');
    const stranger = await customerWith(shop, '359880005566');
    const { id } = await placed(shop, orderBody(), { key, token });
    for (const options of [{ key }, { key, token: stranger.token }]) {
      const { body } = await place(shop, orderBody(), options).expect(409);
      expect(body.code).toBe('idempotency_conflict');
      expect(body.params).toBeUndefined();
    }
    const { body } = await place(shop, orderBody({ comment: 'x' }), { key, token }).expect(409);
    expect(body.params).toEqual({ order_id: id });
  });

  it('stays free after a refusal', async () => {
    const key = randomUUID();
    await place(shop, orderBody({ phone: '1' }), { key }).expect(422);
    await place(shop, orderBody({ expectedTotal: 1 }), { key }).expect(409);
    await runOut(MARGHERITA);
    await place(shop, orderBody(), { key }).expect(409);
    await db().deleteFrom('stop_list').execute();
    await place(shop, orderBody(), { key }).expect(201);
    expect(await countOrders(shop)).toBe(1);
  });
});

describe('an attempt without an answer', () => {
  const close = (key: string, token?: string) =>
    shop.send('post', `/api/v1/purchase/attempts/${key}/close`, undefined, token);

  it('has made no order, and makes none from then on', async () => {
    const key = randomUUID();
    expect((await close(key).expect(200)).body).toEqual({ order: null });
    const { body } = await place(shop, orderBody(), { key }).expect(409);
    expect(body.code).toBe('attempt_closed');
    expect((await close(key).expect(200)).body).toEqual({ order: null });
    expect(await countOrders(shop)).toBe(0);
  });

  it('has made an order, which is then shown', async () => {
    const key = randomUUID();
    const { id, tracking_key } = await placed(shop, orderBody(), { key });
    const { body } = await close(key).expect(200);
    expect(body.order).toMatchObject({ id, tracking_key, status: 'new', total: 29.7 });
    expect(body.order.address).toEqual({ street: 'Vitosha Blvd' });
    const again = await place(shop, orderBody(), { key }).expect(201);
    expect(again.headers['idempotent-replay']).toBe('true');
  });

  it('tells a customer’s order and its tracking key to nobody else who holds the key of the attempt', async () => {
    const key = randomUUID();
    const { token } = await customerWith(shop, '359880003344');
    const { tracking_key } = await placed(shop, orderBody(), { key, token });
    const own = await close(key, token).expect(200);
    expect(own.body.order).toMatchObject({ tracking_key, address: { house: '15' } });
    const guest = await close(key).expect(401);
    const { token: other } = await customerWith(shop, '359880005566');
    const stranger = await close(key, other).expect(409);
    expect(stranger.body).toMatchObject({ code: 'idempotency_conflict' });
    for (const { text } of [guest, stranger]) {
      expect(text).not.toContain(tracking_key);
      expect(text).not.toContain('order_id');
    }
    // Nothing was closed by those who were refused.
    await close(key, token).expect(200);
  });

  it('is unknown under what is no key', async () => {
    await close('1').expect(404);
  });
});
