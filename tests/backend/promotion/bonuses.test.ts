import { currencyOf } from '../../../backend/money/currencies';
import { instant } from '../../../src/domain/time/instant';
import { timeZone } from '../../../src/domain/time/time-zone';
import type { CompleteOrder } from '../../../backend/promotion/settle-order';
import {
  settleCancelled,
  settleComplete,
  settlePlaced,
} from '../../../backend/promotion/settle-order';
import { orderRulesOf } from '../../../backend/shop/order-rules';
import { storedId } from '../../../backend/storage/stored-id';
import { money } from '../../../src/domain';
import { FakeClock } from '../support/fake-clock';
import type { TestCustomer } from '../support/orders';
import { FRIDAY_NOON, customerWith } from '../support/orders';
import {
  bearer,
  bringPromotions,
  exampleCart,
  creditBonuses,
  openExampleShop,
} from '../support/example-shop';
import { storedOrder } from '../support/stored-order';
import type { TestShop, TestShopOptions } from '../support/test-shop';

const NOW = instant(Date.parse(FRIDAY_NOON));

let shop: TestShop;
let customer: TestCustomer;
const open = async (options: TestShopOptions = {}): Promise<void> => {
  shop = await openExampleShop({ now: new FakeClock(FRIDAY_NOON).now, ...options });
  customer = await customerWith(shop, '0880001122');
};
beforeEach(() => open());
afterEach(() => shop.close());

const answer = async (more: Record<string, unknown> = {}, status = 200) =>
  (await shop.calculate(exampleCart(more), bearer(customer.token)).expect(status)).body;
const account = async () =>
  (await shop.send('get', '/api/v1/user/bonuses', undefined, customer.token).expect(200)).body;

const sofia = timeZone('Europe/Sofia');
if (!sofia.ok) throw new Error('This machine does not know Sofia');

/** An order of the customer's that is stored, as the rules of promotions see it. */
const orderOf = async (owner = customer): Promise<CompleteOrder> => {
  const { id } = await shop.storage.shop
    .insertInto('orders')
    .values(storedOrder({ customer_id: owner.id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    orderId: storedId('order', id),
    customerId: owner.id,
    currency: currencyOf('EUR'),
    at: NOW,
    timeZone: sofia.value,
    goodsAfterDiscounts: money(2700),
    bonuses: money(810),
    isPaid: true,
  };
};

const place = async (order: CompleteOrder, bonuses = order.bonuses): Promise<void> => {
  await shop.storage.change('orders', (db) =>
    settlePlaced(db, { ...order, bonuses, phone: '359880001122', promo: null }),
  );
};
const complete = (order: CompleteOrder) =>
  shop.storage.change('orders', (db) =>
    settleComplete(db, order, orderRulesOf(shop.settings, null)),
  );
const cancel = (order: CompleteOrder) =>
  shop.storage.change('orders', (db) => settleCancelled(db, order));

describe('bonuses in a cart', () => {
  it('pay up to 30 % of the goods after discounts, rounded down, and never for delivery', async () => {
    await creditBonuses(shop, customer.id, 50_000);
    expect((await answer()).bonuses).toEqual({
      balance: 500,
      max: 8.16,
      applied: 0,
      earn: 2.72,
      reason: null,
    });
    expect(await answer({ bonuses: 8.16 })).toMatchObject({
      bonuses: { applied: 8.16, earn: 1.9 },
      total: 23.04,
    });
  });

  it.each([30, 30.0, '30', '30,00', '30.00'])(
    'are taken as %j where the cap is 30',
    async (asked) => {
      await creditBonuses(shop, customer.id, 50_000);
      const goods = [{ id: 901, qtt: 40 }];
      expect((await answer({ goods, bonuses: asked })).bonuses).toMatchObject({
        max: 30,
        applied: 30,
      });
    },
  );

  it('over the cap are refused, with the most that can be written off', async () => {
    await creditBonuses(shop, customer.id, 50_000);
    const body = await answer({ goods: [{ id: 901, qtt: 40 }], bonuses: 31 }, 422);
    expect(body).toMatchObject({
      code: 'bonus.over_cap',
      errors: {
        bonuses: ['For this order you can only write off 30.00\u00a0€\u00a0· 58.67\u00a0лв.'],
      },
      params: { max: 30 },
    });
  });

  it('are written as the country does in the refusal', async () => {
    await creditBonuses(shop, customer.id, 50_000);
    const { body } = await shop
      .calculate(exampleCart({ bonuses: 9 }), {
        ...bearer(customer.token),
        'Accept-Language': 'bg',
      })
      .expect(422);
    expect(body.errors.bonuses).toEqual([
      'За тази поръчка можете да използвате най-много 8,16\u00a0€\u00a0· 15,96\u00a0лв.',
    ]);
  });

  it('are no more than there are', async () => {
    await creditBonuses(shop, customer.id, 500);
    expect((await answer()).bonuses).toMatchObject({ balance: 5, max: 5 });
    await answer({ bonuses: 5.01 }, 422);
  });

  it.each(['all', -1, 7.505, '1 000', 1e21, true, [1], {}])(
    'that are no amount are refused: %j',
    async (asked) => {
      const body = await answer({ bonuses: asked }, 422);
      expect(body.errors).toEqual({ bonuses: ['Enter an amount such as 7.50'] });
    },
  );

  it('are none of a guest, and none that have run out', async () => {
    expect((await shop.calculate(exampleCart()).expect(200)).body.bonuses).toBeNull();
    await shop.calculate(exampleCart({ bonuses: 1 })).expect(422);
    await creditBonuses(shop, customer.id, 1400, '2026-11-26');
    expect((await answer()).bonuses).toMatchObject({ balance: 0, max: 0 });
    await creditBonuses(shop, customer.id, 300, '2026-11-27');
    expect((await answer()).bonuses).toMatchObject({ balance: 3 });
  });

  it('stand aside for a discount where the shop wants one of the two', async () => {
    await shop.close();
    await open({ bonusWithDiscount: false });
    await creditBonuses(shop, customer.id, 1400);
    await bringPromotions(shop, [{ code: 'SUMMER10', type: 'percent', value: 10 }]);
    expect((await answer({ promocode: 'SUMMER10' })).bonuses).toMatchObject({
      max: 0,
      reason: 'Bonuses cannot be used together with “SUMMER10”',
    });
    expect((await answer()).bonuses).toMatchObject({ max: 8.16, reason: null });
  });
});

describe('bonuses in the life of an order', () => {
  it('are put aside when it is placed, spent when it is complete, and new ones are earned', async () => {
    await creditBonuses(shop, customer.id, 1400);
    const order = await orderOf();
    await place(order);
    expect(await account()).toMatchObject({ balance: 5.9, reserved: 8.1 });
    await complete(order);
    // 10 % of 27.00 − 8.10, for 90 days after the day.
    expect(await account()).toMatchObject({ balance: 7.79, reserved: 0 });
    const { day } = await shop.storage.shop
      .selectFrom('bonus_entries')
      .select('day')
      .where('kind', '=', 'earn')
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(day).toBe('2027-02-25');
  });

  it('come back when it is cancelled, once, however often that is said', async () => {
    await creditBonuses(shop, customer.id, 1400);
    const order = await orderOf();
    await place(order);
    await cancel(order);
    await cancel(order);
    expect(await account()).toMatchObject({ balance: 14, reserved: 0 });
  });

  it('are earned once, however often it is complete', async () => {
    const order = { ...(await orderOf()), bonuses: money(0) };
    await complete(order);
    await complete(order);
    expect(await account()).toMatchObject({ balance: 2.7 });
  });

  it('cannot be put aside twice by two orders at once', async () => {
    await creditBonuses(shop, customer.id, 1000);
    const first = await orderOf();
    const second = await orderOf();
    const both = await Promise.allSettled([place(first), place(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await account()).toMatchObject({ balance: 1.9, reserved: 8.1 });
  });

  it('are shown with their history, the newest first, which adds up to the balance', async () => {
    await creditBonuses(shop, customer.id, 1400);
    await creditBonuses(shop, customer.id, 200, '2026-11-20');
    await creditBonuses(shop, customer.id, 100, '2026-12-05');
    const order = await orderOf();
    await place(order);
    await complete(order);
    const { balance, expiring, history } = await account();
    // 1.00 that runs out first was used first.
    expect(expiring).toEqual([]);
    expect(
      history.map(({ type, amount }: { type: string; amount: number }) => [type, amount]),
    ).toEqual([
      ['earn', 1.89],
      ['spend', -8.1],
      ['expire', -2],
      ['earn', 1],
      ['earn', 2],
      ['earn', 14],
    ]);
    expect(history[0]).toEqual({
      id: expect.any(Number),
      date: '2026-11-27T12:00:00+02:00',
      amount: 1.89,
      type: 'earn',
      order_id: order.orderId,
      text: 'Earned with an order',
    });
    expect(balance).toBe(8.79);
  });

  it('that run out within a month are told, and what ran out counts before it is noted', async () => {
    await creditBonuses(shop, customer.id, 200, '2026-11-20');
    await creditBonuses(shop, customer.id, 100, '2026-12-05');
    await creditBonuses(shop, customer.id, 300, '2027-02-01');
    const body = await account();
    expect(body).toMatchObject({ balance: 4, expiring: [{ amount: 1, date: '2026-12-05' }] });
    expect(body.history[0]).toMatchObject({ type: 'expire', amount: -2 });
  });

  it('are for who is signed in', async () => {
    await shop.send('get', '/api/v1/user/bonuses').expect(401);
    await shop.send('get', '/api/v1/user/referral').expect(401);
  });
});

describe('an invitation', () => {
  const invite = async (): Promise<TestCustomer> => {
    const friend = await customerWith(shop, '0880003344');
    await shop.storage.shop
      .updateTable('customers')
      .set({ first_name: ' Żaneta' })
      .where('id', '=', friend.id)
      .execute();
    await shop.storage.shop
      .insertInto('referrals')
      .values({ friend_id: friend.id, referrer_id: customer.id, joined_at: NOW, ordered_at: null })
      .execute();
    return friend;
  };
  const referral = async (locale = 'en') =>
    (
      await shop
        .get('/api/v1/user/referral?domainId=2', locale)
        .set('Authorization', `Bearer ${customer.token}`)
        .expect(200)
    ).body;

  it('has a link to the city in the language of the customer', async () => {
    expect(await referral()).toEqual({
      id: expect.stringMatching(/^[\w-]{1,32}$/),
      link: expect.stringMatching(/^http:\/\/varna\.localhost:3000\/\?ref=[\w-]+$/),
      bonus: 5,
      friend_bonus: 5,
      invited: 0,
      earned: 0,
      items: [],
    });
    expect((await referral('ru')).link).toMatch(/:3000\/ru\?ref=/);
  });

  it('brings both their bonus when the first order of the friend is complete, and only that one', async () => {
    const friend = await invite();
    expect(await referral()).toMatchObject({
      invited: 1,
      earned: 0,
      items: [{ name: 'Ż', date: '2026-11-27T12:00:00+02:00', status: 'joined' }],
    });
    const cancelled = await orderOf(friend);
    await cancel(cancelled);
    expect((await account()).balance).toBe(0);
    const order = { ...(await orderOf(friend)), bonuses: money(0) };
    await complete(order);
    await complete({ ...(await orderOf(friend)), bonuses: money(0) });
    expect(await referral()).toMatchObject({ earned: 5, items: [{ status: 'ordered' }] });
    expect(await account()).toMatchObject({
      balance: 5,
      history: [{ type: 'referral', amount: 5, order_id: null, text: 'Gift for an invitation' }],
    });
    const of = await shop.send('get', '/api/v1/user/bonuses', undefined, friend.token);
    // Two orders earned 2.70 each beside the gift.
    expect(of.body.balance).toBe(10.4);
  });
});
