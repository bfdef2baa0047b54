import {
  BASIL,
  COLA,
  DOUGH,
  MARGHERITA,
  MOZZARELLA,
  OLIVES,
  SOY,
  SPRUCE_ROLL,
  THICK_CRUST,
  THIN_CRUST,
  smallMenu,
} from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.storage.shop.deleteFrom('stop_list').execute());

const cart = (...goods: unknown[]) => ({ domainId: 1, orderType: 'delivery', goods });
const line = (id: number, more: Record<string, unknown> = {}) => ({ id, qtt: 1, ...more });
const runOut = (kind: 'product' | 'ingredient' | 'option', item_id: number) =>
  shop.storage.shop.insertInto('stop_list').values({ city_id: 1, kind, item_id }).execute();

it('answers ten thousand wrong ingredients with no more than fifty wrong fields', async () => {
  const ingredients = Array.from({ length: 100 }, () => ({}));
  const goods = Array.from({ length: 100 }, () => ({ id: 'x', qtt: 'y', ingredients }));
  const { body, text } = await shop.calculate(cart(...goods)).expect(422);
  expect(Object.keys(body.errors)).toHaveLength(50);
  expect(text.length).toBeLessThan(10_000);
});

it('prices a line with its paid ingredients, to the cent', async () => {
  const { body } = await shop
    .calculate(
      cart(
        line(MARGHERITA, {
          qtt: 3,
          ingredients: [
            { id: MOZZARELLA, qtt: 2 },
            { id: OLIVES, qtt: 2 },
          ],
          free_of_choice: THICK_CRUST,
        }),
      ),
    )
    .expect(200);
  expect(body).toEqual({
    goods: [
      {
        id: MARGHERITA,
        qtt: 3,
        price: 15,
        actual_price: 12.9,
        free_of_choice: THICK_CRUST,
        ingredients: [
          { id: MOZZARELLA, qtt: 2, name: 'Mozzarella', paid_goods: { id: 2002, price: 2.05 } },
          { id: OLIVES, qtt: 2, name: 'Olives', paid_goods: { id: 2004, price: 1.2 } },
        ],
        // (12.90 + 2.05 + 2 × 1.20) × 3
        total: 52.05,
      },
    ],
    gifts: [],
    discounts: [],
    equipment: [],
    promocode: null,
    bonuses: null,
    birthday: null,
    price: 52.05,
    delivery_price: null,
    total: 52.05,
    min_order: null,
    free_delivery_from: null,
    zone: null,
    eta: null,
    deposit: null,
    unavailable: [],
    trace: [{ code: 'goods', amount: 52.05 }],
    currency: { code: 'EUR', symbol: '€', digits: 2 },
  });
});

describe('an ingredient that is sold out', () => {
  const page = async () =>
    (await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200)).body;
  const portionsOf = (id: number, qtt: number) => line(MARGHERITA, { ingredients: [{ id, qtt }] });
  const codesOf = async (...goods: unknown[]): Promise<unknown> => {
    const { body } = await shop.calculate(cart(...goods)).expect(200);
    return body.unavailable.map((one: { unavailable_code: string }) => one.unavailable_code);
  };

  it('takes the dishes along that are never made without it, named or not', async () => {
    await runOut('ingredient', DOUGH);
    const goods = [line(MARGHERITA), portionsOf(DOUGH, 1)];
    expect(await codesOf(...goods)).toEqual(['sold_out', 'sold_out']);
    expect(await page()).toMatchObject({ is_available: false, needs_choice: false });
  });

  it('leaves a dish to be had without it, and only so, named or not', async () => {
    await runOut('ingredient', MOZZARELLA);
    const refused = [line(MARGHERITA), portionsOf(MOZZARELLA, 1), portionsOf(MOZZARELLA, 2)];
    expect(await codesOf(...refused)).toEqual(refused.map(() => 'ingredient_gone'));
    expect(await codesOf(portionsOf(MOZZARELLA, 0))).toEqual([]);
    const dish = await page();
    expect(dish).toMatchObject({ is_available: true, needs_choice: true });
    const offered = dish.ingredients.map((one: { is_available: boolean }) => one.is_available);
    expect(offered).toEqual([true, false, true, true]);
  });
});

it('sells out a dish with the last of its free options', async () => {
  const roll = async () => (await shop.get('/api/v1/domain/1/goods/roll-spruce').expect(200)).body;
  await runOut('option', SOY);
  expect(await roll()).toMatchObject({ is_available: true });
  await runOut('option', 3012);
  expect(await roll()).toMatchObject({ is_available: false });
});

it('names ingredients in the language asked for', async () => {
  const { body } = await shop
    .calculate(cart(line(MARGHERITA, { ingredients: [{ id: MOZZARELLA, qtt: 2 }] })), {
      'Accept-Language': 'ru',
    })
    .expect(200);
  expect(body.goods[0].ingredients[0].name).toBe('Моцарелла');
});

it('gives nothing back for an ingredient taken away', async () => {
  const { body } = await shop
    .calculate(
      cart(
        line(MARGHERITA, {
          ingredients: [
            { id: MOZZARELLA, qtt: 0 },
            { id: BASIL, qtt: 0 },
          ],
        }),
      ),
    )
    .expect(200);
  expect(body.total).toBe(12.9);
  expect(body.goods[0].ingredients).toHaveLength(2);
});

it('leaves out of a line what is the default anyway', async () => {
  const { body } = await shop
    .calculate(
      cart(
        line(MARGHERITA, {
          ingredients: [{ id: MOZZARELLA, qtt: 1 }],
          free_of_choice: THIN_CRUST,
        }),
      ),
    )
    .expect(200);
  expect(body.goods[0]).toMatchObject({ ingredients: [], free_of_choice: null, total: 12.9 });
});

it('answers two lines of one dish one by one, in the order of the cart', async () => {
  const { body } = await shop
    .calculate(cart(line(COLA), line(MARGHERITA, { qtt: 2 }), line(COLA, { qtt: 3 })))
    .expect(200);
  expect(body.goods.map(({ id, qtt }: { id: number; qtt: number }) => [id, qtt])).toEqual([
    [COLA, 1],
    [MARGHERITA, 2],
    [COLA, 3],
  ]);
  expect(body.total).toBe(35.8);
});

it('knows prices from the menu alone, whatever the cart claims', async () => {
  const { body } = await shop
    .calculate({
      ...cart({
        ...line(MARGHERITA),
        price: 0.01,
        actual_price: 0.01,
        total: 0.01,
        ingredients: [{ id: OLIVES, qtt: 1, paid_goods: { id: 1, price: 0 } }],
      }),
      total: 0.01,
    })
    .expect(200);
  expect(body.total).toBe(14.1);
});

it('prices an empty cart at nothing', async () => {
  const { body } = await shop.calculate(cart()).expect(200);
  expect(body).toMatchObject({
    goods: [],
    price: 0,
    total: 0,
    trace: [{ code: 'goods', amount: 0 }],
  });
});

it('asks nothing for delivery when the customer picks up', async () => {
  const { body } = await shop.calculate({ ...cart(line(COLA)), orderType: 'pickup' }).expect(200);
  expect(body.delivery_price).toBe(0);
});

it('prices in dirhams in the Emirates', async () => {
  const dubai = await openTestShop({ country: 'ae' });
  const { body } = await dubai.calculate({ domainId: 9, goods: [line(MARGHERITA)] }).expect(200);
  expect(body).toMatchObject({ total: 27, currency: { code: 'AED', symbol: 'AED', digits: 2 } });
  await dubai.close();
});

describe('what cannot be had just now', () => {
  it.each([
    ['sold_out', () => runOut('product', MARGHERITA), line(MARGHERITA)],
    ['choice_required', () => Promise.resolve(), line(SPRUCE_ROLL)],
    ['choice_gone', () => runOut('option', SOY), line(SPRUCE_ROLL, { free_of_choice: SOY })],
    ['choice_gone', () => runOut('option', THIN_CRUST), line(MARGHERITA)],
    [
      'ingredient_gone',
      () => runOut('ingredient', OLIVES),
      line(MARGHERITA, { ingredients: [{ id: OLIVES, qtt: 1 }] }),
    ],
  ])('leaves the line out and says %s', async (code, arrange, wanted) => {
    await arrange();
    const { body } = await shop.calculate(cart(line(COLA), wanted)).expect(200);
    expect(body.goods.map(({ id }: { id: number }) => id)).toEqual([COLA]);
    expect(body.total).toBe(2.5);
    expect(body.unavailable).toEqual([
      {
        id: wanted.id,
        name: expect.any(String),
        image_path: wanted.id === MARGHERITA ? expect.stringMatching(/webp$/) : null,
        image_path_jpeg: wanted.id === MARGHERITA ? expect.stringMatching(/jpg$/) : null,
        amount: wanted.id === MARGHERITA ? 450 : 8,
        measure: wanted.id === MARGHERITA ? 'g' : 'pcs',
        unavailable_reason: expect.stringMatching(/\w{4}/),
        unavailable_code: code,
        line: 1,
      },
    ]);
  });

  it('tells of several reasons the one that the customer can do least about', async () => {
    await runOut('product', SPRUCE_ROLL);
    await runOut('option', THICK_CRUST);
    await runOut('ingredient', OLIVES);
    const { body } = await shop
      .calculate(
        cart(
          line(SPRUCE_ROLL),
          line(MARGHERITA, {
            free_of_choice: THICK_CRUST,
            ingredients: [{ id: OLIVES, qtt: 1 }],
          }),
        ),
      )
      .expect(200);
    expect(
      body.unavailable.map((item: { unavailable_code: string }) => item.unavailable_code),
    ).toEqual(['sold_out', 'choice_gone']);
  });

  it('lets a dish pass whose missing ingredient was taken away', async () => {
    await runOut('ingredient', BASIL);
    const { body } = await shop
      .calculate(cart(line(MARGHERITA, { ingredients: [{ id: BASIL, qtt: 0 }] })))
      .expect(200);
    expect(body.unavailable).toEqual([]);
  });

  it('says of a dish, an ingredient and an option that a newer menu dropped that they are gone', async () => {
    const changing = await openTestShop();
    const menu = smallMenu();
    const [margherita, pepperoni, roll] = menu.products;
    if (!margherita || !pepperoni || !roll) throw new Error('the fixture has three dishes');
    margherita.ingredients = margherita.ingredients.filter(({ id }) => id !== OLIVES);
    margherita.choice = null;
    await changing.importDocument({
      ...menu,
      products: [margherita, roll],
      mainscreen: { banners: [], hits: [], new: [] },
    });
    const { body } = await changing
      .calculate(
        cart(
          line(pepperoni.id),
          line(MARGHERITA, { ingredients: [{ id: OLIVES, qtt: 1 }] }),
          line(MARGHERITA, { free_of_choice: THICK_CRUST }),
        ),
      )
      .expect(200);
    expect(
      body.unavailable.map((item: { unavailable_code: string }) => item.unavailable_code),
    ).toEqual(['hidden', 'ingredient_gone', 'choice_gone']);
    await changing.close();
  });
});
