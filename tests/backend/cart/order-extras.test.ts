import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON } from '../support/orders';
import { exampleCart, openExampleShop } from '../support/example-shop';
import { COLA, MARGHERITA, PEPPERONI, smallMenu, SPRUCE_ROLL } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openExampleShop({ now: new FakeClock(FRIDAY_NOON).now });
});
afterAll(() => shop.close());

const answer = async (more: Record<string, unknown>, locale = 'en') =>
  (await shop.calculate(exampleCart(more), { 'Accept-Language': locale }).expect(200)).body;

describe('chopsticks', () => {
  it('come only when they are asked for', async () => {
    expect((await answer({ equipment: [] })).equipment).toEqual([]);
    expect((await answer({ equipment: [{ id: 1, qtt: 0 }] })).equipment).toEqual([]);
  });

  it('are free up to the sets of the dishes, all kinds together, the dearest first', async () => {
    const body = await answer({
      equipment: [
        { id: 1, qtt: 2 },
        { id: 2, qtt: 1 },
      ],
    });
    // Two dishes for one person each: two sets.
    expect(body.equipment).toEqual([
      { id: 1, name: 'Chopsticks', qtt: 2, free_qtt: 1, price: 0.15, total: 0.15 },
      { id: 2, name: 'Training chopsticks', qtt: 1, free_qtt: 1, price: 0.46, total: 0 },
    ]);
    expect(body.total).toBe(31.35);
  });

  it('that the shop does not have are left out, and their names are in the language asked for', async () => {
    const body = await answer(
      {
        equipment: [
          { id: 77, qtt: 1 },
          { id: 1, qtt: 1 },
        ],
      },
      'bg',
    );
    expect(body.equipment).toMatchObject([{ id: 1, name: 'Клечки за хранене' }]);
  });

  it.each([
    [{ equipment: [{ id: 1, qtt: 100 }] }, { 'equipment.0.qtt': ['From 0 to 99'] }],
    [{ persons: 0 }, { persons: ['From 1 to 20'] }],
    [{ persons: 21 }, { persons: ['From 1 to 20'] }],
    [{ persons: 2.5 }, { persons: ['From 1 to 20'] }],
  ])('and persons have their limits: %j', async (more, errors) => {
    const { body } = await shop.calculate(exampleCart(more)).expect(422);
    expect(body.errors).toEqual(errors);
  });
});

describe('fields that no customer fills in by hand', () => {
  it.each([
    [{ address: { lat: 91, lng: 23 } }, 'address.lat'],
    [{ address: { lat: '42.7', lng: 23 } }, 'address.lat'],
    [{ address: { lat: 42 } }, 'address.lng'],
    [{ address: [] }, 'address'],
    [{ orderType: 'drone' }, 'orderType'],
    [{ pickupId: 'x' }, 'pickupId'],
    [{ timeType: 'on_time' }, 'time'],
    [{ timeType: 'on_time', time: '2026-11-27 19:00' }, 'time'],
    [{ timeType: 'on_time', time: '2026-02-30T19:00:00Z' }, 'time'],
    [{ timeType: 'later' }, 'timeType'],
    [{ promocode: 5 }, 'promocode'],
    [{ promocode: ['A'] }, 'promocode'],
    [{ equipment: 'x' }, 'equipment'],
    [{ equipment: [{ id: 1e300, qtt: 1 }] }, 'equipment.0.id'],
  ])('are refused by their place: %j', async (more, field) => {
    const { body } = await shop.calculate(exampleCart(more)).expect(422);
    expect(body.errors[field]).toEqual([expect.stringMatching(/\w{4}/)]);
  });

  it.each(['\u0000', '\ud800', 'a\u0000b', '%', "'; drop table orders; --", '👍🏽'])(
    'are no way into the database: %j',
    async (promocode) => {
      await shop.calculate(exampleCart({ promocode: `${promocode}X` })).expect(422);
    },
  );

  it.each([undefined, null, 7, 'k3v9q2', 'a b', {}, [], 1e300])(
    'may name any inviter: %j',
    async (reffererId) => {
      await shop.calculate(exampleCart({ reffererId })).expect(200);
    },
  );
});

describe('what else goes with a cart', () => {
  let offering: TestShop;
  beforeAll(async () => {
    const menu = smallMenu();
    const [cola] = menu.additionals;
    if (!cola) throw new Error('The fixture has a drink');
    menu.additionals = Array.from({ length: 15 }, (_, index) => ({
      ...cola,
      id: COLA + index,
      chpu: `drink-${String(index)}`,
    }));
    offering = await openTestShop({}, menu);
  });
  afterAll(() => offering.close());
  const ids = async (query: string, city = 1): Promise<number[]> =>
    (
      await offering.get(`/api/v1/domain/${String(city)}/cart/additionals?${query}`).expect(200)
    ).body.map(({ id }: { id: number }) => id);

  it('are at most twelve small goods, none of which is in the cart already', async () => {
    expect(await ids('')).toEqual(Array.from({ length: 12 }, (_, index) => COLA + index));
    const query = `goods[]=${String(COLA)}&goods[]=${String(COLA + 2)}&goods[]=${String(MARGHERITA)}`;
    const offered = await ids(query);
    expect(offered).toHaveLength(12);
    expect(offered.slice(0, 2)).toEqual([COLA + 1, COLA + 3]);
  });

  it('go with the dishes of the cart, by their categories', async () => {
    const menu = smallMenu();
    const [cola] = menu.additionals;
    const extra = (id: number, chpu: string) => ({ ...cola, id, chpu });
    const [any, soy, dip] = [COLA, COLA + 1, COLA + 2];
    const goesWith = {
      pizza: { additionals: ['dip'] },
      rolls: { additionals: ['soy', 'any'], categories: ['pizza'] },
    };
    const choosing = await openTestShop(
      {},
      {
        ...menu,
        categories: menu.categories.map((category) => ({
          ...category,
          goes_with: Object.entries(goesWith).find(([chpu]) => chpu === category.chpu)?.[1] ?? null,
        })),
        additionals: [extra(any, 'any'), extra(soy, 'soy'), extra(dip, 'dip')],
      },
    );
    const beside = async (...goods: number[]): Promise<number[]> =>
      (
        await choosing.get(
          `/api/v1/domain/1/cart/additionals?${goods.map((id) => `goods[]=${String(id)}`).join('&')}`,
        )
      ).body.map(({ id }: { id: number }) => id);
    expect(await beside(MARGHERITA)).toEqual([dip]);
    expect(await beside(SPRUCE_ROLL)).toEqual([soy, MARGHERITA, any, PEPPERONI]);
    expect(await beside(MARGHERITA, SPRUCE_ROLL, any)).toEqual([dip, PEPPERONI, soy]);
    expect(await beside()).toEqual([any, soy, dip]);
    expect(await beside(any)).toEqual([soy, dip]);
    await choosing.close();
  });

  it('are to be had in the city', async () => {
    await offering.storage.shop
      .insertInto('stop_list')
      .values({ city_id: 1, kind: 'product', item_id: COLA })
      .execute();
    expect(await ids('')).not.toContain(COLA);
    expect(await ids('', 2)).toContain(COLA);
  });

  it('are not found in a city that there is not', async () => {
    await offering.get('/api/v1/domain/77/cart/additionals').expect(404);
  });
});

it('lets nobody fetch where the shop only delivers', async () => {
  const delivering = await openExampleShop({ deliveryTypeChoice: false });
  const { body } = await delivering
    .calculate(exampleCart({ orderType: 'pickup', pickupId: 10 }))
    .expect(422);
  await delivering.close();
  expect(body).toMatchObject({
    code: 'order_type.not_offered',
    errors: { orderType: ['This city only delivers'] },
  });
});
