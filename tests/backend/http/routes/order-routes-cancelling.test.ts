import type { FakeClock } from '../../support/fake-clock';
import { moveThrough, inOrderShop } from '../../support/order-shop';
import { depsOf } from '../../support/order-deps';
import type { TestCustomer } from '../../support/orders';
import { customerWith, orderBody, pickupBody, placed } from '../../support/orders';
import { addPromo, bonusStory, giveBonuses } from '../../support/promotions';
import { COLA, MARGHERITA } from '../../support/small-menu';
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

  it('takes words, and counts as the customer’s wish whatever reason is named', async () => {
    const { id } = await placed(shop, orderBody(), { token: maria.token });
    const wish = { reason: 'kitchen_closed', text: '  Not hungry ' };
    const { body } = await post(`/${String(id)}/cancel`, wish, maria.token).expect(200);
    expect(body.status_history[1]).toMatchObject({
      reason: 'customer_request',
      text: 'Not hungry',
    });
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

  const usesOf = async (code: string): Promise<number> =>
    (
      await shop.storage.shop
        .selectFrom('promo_uses')
        .select('id')
        .where('code', '=', code)
        .execute()
    ).length;

  it('are not used up by a delivery that is free anyway', async () => {
    await addPromo(shop, 'FREESHIP', { benefit: { type: 'free_delivery' } });
    const large = { goods: [{ id: MARGHERITA, qtt: 4 }], expectedTotal: 51.6 };
    await placed(shop, orderBody({ promocode: 'freeship', ...large }));
    expect(await usesOf('FREESHIP')).toBe(0);
    await placed(shop, orderBody({ promocode: 'freeship', expectedTotal: 25.8 }));
    expect(await usesOf('FREESHIP')).toBe(1);
  });

  it('are not used up by a gift that has run out', async () => {
    const benefit = { type: 'gift', goods: 'cola', quantity: 1 } as const;
    await addPromo(shop, 'COLA4U', { benefit });
    const { shop: db } = shop.storage;
    const soldOut = { city_id: 1, kind: 'product', item_id: COLA } as const;
    await db.insertInto('stop_list').values(soldOut).execute();
    await placed(shop, orderBody({ promocode: 'cola4u' }));
    expect(await usesOf('COLA4U')).toBe(0);
    await db.deleteFrom('stop_list').execute();
    await placed(shop, orderBody({ promocode: 'cola4u' }));
    expect(await usesOf('COLA4U')).toBe(1);
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
