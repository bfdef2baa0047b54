import { FakeClock } from '../../support/fake-clock';
import { keeperOf } from '../../support/order-keeper';
import type { TestCustomer } from '../../support/orders';
import {
  FRIDAY_NOON,
  clearOrders,
  customerWith,
  orderBody,
  pickupBody,
  placed,
} from '../../support/orders';
import { addPromo, bonusStory, giveBonuses } from '../../support/promotions';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';
import type { OrderId } from '../../../../src/domain/id/ids';
import type { OrderStatus } from '../../../../src/domain/order/order-status';
import { setStatus } from '../../../../backend/order/set-status';

let shop: TestShop;
let clock: FakeClock;
let maria: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now() });
});
beforeEach(async () => {
  clock = new FakeClock(FRIDAY_NOON);
  maria = await customerWith(shop, '359880003344');
});
afterEach(() => clearOrders(shop));
afterAll(() => shop.close());

const get = (path: string, token?: string) =>
  shop.send('get', `/api/v1/purchase${path}`, undefined, token);
const post = (path: string, body?: unknown, token?: string) =>
  shop.send('post', `/api/v1/purchase${path}`, body, token);

/** The restaurant takes an order through these steps. */
const move = async (id: number, ...steps: OrderStatus[]): Promise<void> => {
  for (const to of steps) {
    const cancellation = { reason: 'other', text: null } as const;
    const step = to === 'cancel' ? { to, cancellation } : { to };
    // Ids that a placing has just answered.
    const moved = await setStatus(keeperOf(shop, clock), id as OrderId, step);
    if (!moved.ok) throw new Error(moved.error.kind);
  }
};

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

describe('cancelling', () => {
  it('is possible while the order is new, for a guest by its key', async () => {
    const { tracking_key } = await placed(shop);
    const { body } = await post(`/track/${tracking_key}/cancel`).expect(200);
    expect(body).toMatchObject({ status: 'cancel', can_cancel: false });
    expect(body.status_history[1]).toEqual({
      status: 'cancel',
      at: '2026-11-27T12:00:00+02:00',
      reason: 'customer_request',
    });
    const again = await post(`/track/${tracking_key}/cancel`).expect(200);
    expect(again.body.status_history).toHaveLength(2);
  });

  it('takes a reason and words', async () => {
    const { id } = await placed(shop, orderBody(), { token: maria.token });
    const wish = { reason: 'other', text: '  Not hungry ' };
    const { body } = await post(`/${String(id)}/cancel`, wish, maria.token).expect(200);
    expect(body.status_history[1]).toMatchObject({ reason: 'other', text: 'Not hungry' });
  });

  it.each([
    ['reason', { reason: 'bored' }],
    ['text', { text: 'a'.repeat(501) }],
    ['text', { text: 5 }],
  ])('is refused for a wrong %s', async (field, wish) => {
    const { tracking_key } = await placed(shop);
    const { body } = await post(`/track/${tracking_key}/cancel`, wish).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is too late once the kitchen has it in hand', async () => {
    const { id, tracking_key } = await placed(shop);
    await move(id, 'process');
    const { body } = await post(`/track/${tracking_key}/cancel`).expect(409);
    expect(body).toMatchObject({ code: 'cancel_too_late', params: { status: 'process' } });
  });

  it('is possible for longer where a time was chosen', async () => {
    const time = { timeType: 'on_time', time: '2026-11-28T19:00:00+02:00' };
    const { id, tracking_key } = await placed(shop, orderBody(time));
    await move(id, 'process');
    await post(`/track/${tracking_key}/cancel`).expect(200);
    const other = await placed(shop, orderBody(time));
    await move(other.id, 'process', 'package');
    await post(`/track/${other.tracking_key}/cancel`).expect(409);
  });
});

describe('bonuses and promo codes', () => {
  const withBonuses = () =>
    placed(shop, orderBody({ bonuses: 5, expectedTotal: 24.7 }), { token: maria.token });

  it('are put aside when an order is placed, and spent when it is complete', async () => {
    await giveBonuses(shop, maria.id, 2000);
    const { id } = await withBonuses();
    expect(await bonusStory(shop, maria.id)).toEqual(['earn 2000', 'reserve 500']);
    await move(id, 'process', 'package', 'delivery', 'complete');
    // 10 % of the 20.80 that were paid in money for goods.
    expect(await bonusStory(shop, maria.id)).toEqual([
      'earn 2000',
      'reserve 500',
      'spend 500',
      'earn 208',
    ]);
  });

  it('come back when it is cancelled, once', async () => {
    await giveBonuses(shop, maria.id, 2000);
    const { id } = await withBonuses();
    await post(`/${String(id)}/cancel`, {}, maria.token).expect(200);
    await post(`/${String(id)}/cancel`, {}, maria.token).expect(200);
    expect(await bonusStory(shop, maria.id)).toEqual(['earn 2000', 'reserve 500', 'return 500']);
  });

  it('free the use of a code when the order is cancelled', async () => {
    await addPromo(shop, 'ONCE', { max_uses: 1 });
    const body = orderBody({ promocode: 'once', expectedTotal: 27.12 });
    const { tracking_key } = await placed(shop, body);
    const { body: shown } = await get(`/track/${tracking_key}`);
    expect(shown.discounts).toEqual([
      { type: 'promocode', name: 'ONCE', percent: 10, amount: 2.58 },
    ]);
    const used = await shop.send('post', '/api/v1/cart/calculate', body).expect(422);
    expect(used.body.code).toBe('promo.exhausted');
    await post(`/track/${tracking_key}/cancel`).expect(200);
    await placed(shop, body);
  });

  it('reward whoever invited, when the first order of the friend is complete', async () => {
    const friend = await customerWith(shop, '359880005566');
    await shop.storage.shop
      .insertInto('referrals')
      .values({
        friend_id: friend.id,
        referrer_id: maria.id,
        joined_at: 0,
        ordered_at: null,
        earned: null,
      })
      .execute();
    const first = await placed(shop, pickupBody(), { token: friend.token });
    await move(first.id, 'cancel');
    expect(await bonusStory(shop, maria.id)).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      const next = await placed(shop, pickupBody(), { token: friend.token });
      await move(next.id, 'process', 'package', 'complete');
    }
    expect(await bonusStory(shop, maria.id)).toEqual(['referral 500']);
    expect(await bonusStory(shop, friend.id)).toEqual(['earn 258', 'referral 500', 'earn 258']);
  });
});
