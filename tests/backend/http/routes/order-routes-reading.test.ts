import type { FakeClock } from '../../support/fake-clock';
import { moveThrough, inOrderShop } from '../../support/order-shop';
import { depsOf } from '../../support/order-deps';
import type { TestCustomer } from '../../support/orders';
import { customerWith, orderBody, pickupBody, placed } from '../../support/orders';
import type { TestShop } from '../../support/test-shop';
import type { OrderStatus } from '../../../../src/domain/order/order-status';

let shop: TestShop;
let clock: FakeClock;
let maria: TestCustomer;
inOrderShop((given) => ({ shop, clock } = given));
beforeEach(async () => {
  maria = await customerWith(shop, '359880003344');
});

const get = (path: string, token?: string) =>
  shop.send('get', `/api/v1/purchase${path}`, undefined, token);
const post = (path: string, body?: unknown, token?: string) =>
  shop.send('post', `/api/v1/purchase${path}`, body, token);

/** The restaurant takes an order through these steps. */
const move = (id: number, ...steps: OrderStatus[]) =>
  moveThrough(depsOf(shop, clock), id, ...steps);

describe('a customer', () => {
  it('sees all of an order', async () => {
    const body = orderBody({ comment: 'No onions' });
    const { id, number } = await placed(shop, body, { token: maria.token });
    const answer = await get(`/${String(id)}`, maria.token).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      id,
      number,
      status: 'new',
      status_history: [{ status: 'new', at: '2026-11-27T12:00:00+02:00' }],
      created_at: '2026-11-27T12:00:00+02:00',
      expected_at: { from: '2026-11-27T12:45:00+02:00', to: '2026-11-27T13:00:00+02:00' },
      delayed_by: 0,
      order_type: 'delivery',
      address: {
        type: 'flat',
        street: 'Vitosha Blvd',
        house: '15',
        entrance: 'B',
        floor: '3',
        flat: '12',
        code: '45K',
        comment: 'Ring twice',
        lat: 42.7,
        lng: 23.3,
        googlePlaceId: 'place-1',
      },
      branch: null,
      goods: [
        {
          id: 101,
          chpu: 'pizza-margherita',
          name: 'Margherita',
          image_path: expect.stringMatching(/^\/media\/dish-.*\.webp$/),
          image_path_jpeg: expect.stringMatching(/^\/media\/dish-.*\.jpg$/),
          amount: 450,
          measure: 'g',
          qtt: 2,
          price: 15,
          actual_price: 12.9,
          free_of_choice: null,
          free_of_choice_name: null,
          ingredients: [],
          total: 25.8,
        },
      ],
      gifts: [],
      equipment: [],
      discounts: [],
      currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
      price: 25.8,
      delivery_price: 3.9,
      bonuses: 0,
      total: 29.7,
      payment: {
        type: 'cash',
        status: 'due',
        amount_due_now: 0,
        amount_due_later: 29.7,
        redirect_url: null,
      },
      comment: 'No onions',
      can_cancel: true,
      can_reorder: false,
      phones: [{ label: 'Hotline', phone: '0 700 00 000', is_hotline: true }],
    });
  });

  it.each([
    ['GET', ''],
    ['GET', '/events'],
    ['POST', '/cancel'],
    ['POST', '/payment'],
  ])("does not find somebody else's order: %s %s", async (method, path) => {
    const other = await customerWith(shop, '359880005566');
    const theirs = await placed(shop, orderBody(), { token: other.token });
    const guests = await placed(shop);
    for (const id of [theirs.id, guests.id, 999_999, '2147483648', '0', '1e3', '-1', 'x']) {
      const at = `/${String(id)}${path}`;
      const call =
        method === 'GET' ? get(at, maria.token) : post(at, { type: 'cash' }, maria.token);
      expect((await call).status).toBe(404);
    }
  });

  it.each(['/1', '/processing', '/history', '/1/events'])('has to log in for %s', async (path) => {
    await get(path).expect(401);
    await get(path, 'dead').expect(401);
  });

  it('lists the orders that go on and those that have ended, newest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push((await placed(shop, pickupBody(), { token: maria.token })).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await move(a, 'process', 'package', 'complete');
    await move(b, 'cancel');
    await move(c, 'process');
    const open = await get('/processing', maria.token).expect(200);
    expect(open.body).toMatchObject([
      { id: d, status: 'new' },
      { id: c, status: 'process' },
    ]);
    const ended = await get('/history', maria.token).expect(200);
    expect(ended.body).toMatchObject({
      data: [
        { id: b, status: 'cancel', can_reorder: true, can_cancel: false },
        { id: a, status: 'complete', payment: { status: 'paid', amount_due_later: 0 } },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 2 },
    });
    expect(ended.body.data[1].status_history).toMatchObject([
      { status: 'new' },
      { status: 'process' },
      { status: 'package' },
      { status: 'complete' },
    ]);
  });

  it('turns the pages of ended orders, ten a page', async () => {
    for (let count = 0; count < 11; count += 1)
      await move((await placed(shop, pickupBody(), { token: maria.token })).id, 'cancel');
    const second = await get('/history?page=2', maria.token).expect(200);
    expect(second.body.data).toHaveLength(1);
    expect(second.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 10, total: 11 });
    await get('/history?page=3', maria.token).expect(404);
    expect((await get('/history?page=x', maria.token)).body.data).toHaveLength(10);
    await get('/history?page=99999999999999999999', maria.token).expect(404);
  });
});

describe('whoever has only the key of an order', () => {
  it('sees the street, and neither house nor flat nor what was written', async () => {
    const body = orderBody({ comment: 'Flat 12, call Ivan' });
    const { tracking_key } = await placed(shop, body, { token: maria.token });
    const answer = await get(`/track/${tracking_key}`).expect(200);
    expect(answer.body.address).toEqual({ street: 'Vitosha Blvd' });
    const text = JSON.stringify(answer.body);
    for (const secret of ['Flat 12', 'Ring twice', '45K', '359880003344', 'Maria', 'place-1'])
      expect(text).not.toContain(secret);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
  });

  it('may follow it until a day after its end', async () => {
    const { id, tracking_key } = await placed(shop, pickupBody());
    clock.advance(3 * 24 * 3600);
    await get(`/track/${tracking_key}`).expect(200);
    await move(id, 'process', 'package', 'complete');
    clock.advance(24 * 3600 - 1);
    await get(`/track/${tracking_key}`).expect(200);
    clock.advance(1);
    await get(`/track/${tracking_key}`).expect(404);
    await get(`/track/${tracking_key}/events`).expect(404);
    await post(`/track/${tracking_key}/cancel`).expect(404);
  });

  it.each(['x', 'A'.repeat(22), 'processing', '%00', '%ff'])('finds nothing by %s', async (key) => {
    await get(`/track/${key}`).expect(404);
  });

  it('leaves no key in the log', async () => {
    const { tracking_key } = await placed(shop);
    await get(`/track/${tracking_key}`).expect(200);
    await post(`/track/${tracking_key}/cancel`).expect(200);
    const log = JSON.stringify(shop.logLines);
    expect(log).toContain('/api/v1/purchase/track/…');
    expect(log).not.toContain(tracking_key);
  });
});
