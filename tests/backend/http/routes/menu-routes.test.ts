import { menuOfPizzas } from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

const slugs = (goods: { chpu: string }[]): string[] => goods.map(({ chpu }) => chpu);

describe('a small menu', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('lists its categories with filters, subcategories and an icon', async () => {
    const { body } = await shop.get('/api/v1/domain/1/category').expect(200);
    expect(body[0]).toEqual({
      id: 1,
      chpu: 'pizza',
      name: 'Pizza',
      svg_icon_web: '/media/icons/pizza.svg',
      is_in_footer_web: true,
      goods_count: 2,
      filters: [
        { id: 3, name: 'Hit' },
        { id: 2, name: 'Spicy' },
        { id: 1, name: 'Vegetarian' },
      ],
      subcategories: [
        { id: 11, chpu: 'classic', name: 'Classic' },
        { id: 12, chpu: 'meat', name: 'Meat' },
      ],
      seo: { tt: 'Pizza title', ds: 'Pizza text' },
    });
    expect(body[1]).toMatchObject({ chpu: 'rolls', svg_icon_web: null, seo: null });
  });

  it('lists a category in menu order, each dish as a card needs it', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/category/pizza').expect(200);
    expect(slugs(body.goods)).toEqual(['pizza-margherita', 'pizza-pepperoni']);
    expect(body.promo).toEqual([]);
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 60, total: 2 });
    expect(body.category).toEqual({
      id: 1,
      chpu: 'pizza',
      name: 'Pizza',
      seo: { tt: 'Pizza title', ds: 'Pizza text' },
    });
    expect(body.goods[0]).toEqual({
      id: 101,
      chpu: 'pizza-margherita',
      name: 'Margherita',
      description: 'About pizza-margherita',
      image_path: expect.stringMatching(/^\/media\/dish-[0-9a-f]{8}\.webp$/),
      image_path_jpeg: expect.stringMatching(/^\/media\/dish-[0-9a-f]{8}\.jpg$/),
      amount: 450,
      measure: 'g',
      price: 12.9,
      old_price: 15,
      persons: 1,
      category: { id: 1, chpu: 'pizza', name: 'Pizza' },
      labels: [
        { code: 'hit', name: 'Hit' },
        { code: 'vegetarian', name: 'Vegetarian' },
      ],
      free_of_choice: {
        name: 'Crust',
        required: false,
        options: [
          { id: 3001, name: 'Thin', is_default: true, is_available: true, allergens: [] },
          { id: 3002, name: 'Thick', is_default: false, is_available: true, allergens: [] },
        ],
      },
      allergens: ['gluten', 'milk'],
      is_available: true,
      needs_choice: false,
      unavailable_reason: null,
      is_discountable: true,
      filters: [1, 3],
    });
  });

  it('lists a subcategory by its own address part', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/category/meat', 'ru').expect(200);
    expect(slugs(body.goods)).toEqual(['pizza-pepperoni']);
    expect(body.category).toEqual({ id: 12, chpu: 'meat', name: 'Мясная', seo: null });
  });

  it.each([
    ['3', ['pizza-margherita', 'pizza-pepperoni']],
    ['2,3', ['pizza-pepperoni']],
    ['1,2', []],
    ['3,999', ['pizza-margherita', 'pizza-pepperoni']],
    ['x', ['pizza-margherita', 'pizza-pepperoni']],
  ])('keeps the dishes that have all the filters %s', async (filter, expected) => {
    const { body } = await shop
      .get(`/api/v1/domain/1/goods/category/pizza?filter=${filter}`)
      .expect(200);
    expect(slugs(body.goods)).toEqual(expected);
  });

  it('shows a dish in full by its address part and by its id', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/pizza-margherita', 'ru').expect(200);
    expect(body).toMatchObject({
      id: 101,
      name: 'Маргарита',
      measure: 'г',
      seo: null,
      images: [{ image_path: body.image_path, image_path_jpeg: body.image_path_jpeg }],
      nutrition: { kcal_100g: 235, kcal_portion: 1058 },
    });
    expect(body.ingredients[1]).toEqual({
      id: 1002,
      name: 'Моцарелла',
      default_qtt: 1,
      min: 0,
      max: 2,
      paid_goods: { id: 2002, price: 2.05 },
      is_available: true,
      allergens: ['milk'],
    });
    expect(body.ingredients[2].paid_goods).toBeNull();
    const byId = await shop.get('/api/v1/domain/1/goods/101', 'ru').expect(200);
    expect(byId.body).toEqual(body);
  });

  it('passes a name on as it is written, whatever it holds', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/pizza-pepperoni').expect(200);
    expect(body.name).toBe('Pepperoni </script>');
  });

  it('says that a choice is required where no option is the default', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/roll-spruce').expect(200);
    expect(body.free_of_choice.required).toBe(true);
    expect(body.image_path).toBeNull();
  });

  it.each(['goods/no-such-dish', 'goods/999', 'goods/category/none', 'goods/%E0%A4%A'])(
    'does not find %s',
    async (path) => {
      const { body } = await shop.get(`/api/v1/domain/1/${path}`).expect(404);
      expect(body.code).toBe('not_found');
    },
  );

  it.each([
    'goods[]=901&goods[]=77&goods[]=101',
    'goods%5B%5D=901&goods%5B%5D=77&goods%5B%5D=101',
    'goods=901&goods=77&goods=101',
    'goods=901,77,101',
  ])('reads dishes by id in the order asked, unknown ones left out: %s', async (query) => {
    const { body } = await shop.get(`/api/v1/domain/1/goodsById?${query}`).expect(200);
    expect(slugs(body)).toEqual(['cola', 'pizza-margherita']);
    expect(body[1].ingredients).toHaveLength(4);
    expect(body[0]).toMatchObject({ category: null, price: 2.5, image_path: null });
  });

  it('answers no dishes when no ids are asked for', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goodsById').expect(200);
    expect(body).toEqual([]);
  });

  it('finds dishes by a bare list', async () => {
    const { body } = await shop.get('/api/v1/domain/1/search?query=marg').expect(200);
    expect(slugs(body)).toEqual(['pizza-margherita']);
    const short = await shop.get('/api/v1/domain/1/search?query=m').expect(200);
    expect(short.body).toEqual([]);
    const nothing = await shop.get('/api/v1/domain/1/search').expect(200);
    expect(nothing.body).toEqual([]);
  });

  it('shows banners, hits and novelties on the home page', async () => {
    const { body } = await shop.get('/api/v1/domain/1/mainscreen').expect(200);
    expect(body.banners).toEqual([
      {
        id: 1,
        image_path: expect.stringMatching(/\.webp$/),
        image_path_jpeg: expect.stringMatching(/\.jpg$/),
        name: 'Unhurried pizza',
        text: 'We bake when you order',
        link: { type: 'category', chpu: 'pizza' },
      },
    ]);
    expect(slugs(body.hits)).toEqual(['pizza-pepperoni', 'pizza-margherita']);
    expect(slugs(body.new)).toEqual(['roll-spruce']);
    expect(body).toMatchObject({ promo: [], news: [], seo: null });
  });

  it('leaves additionals out of the list of dishes', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods').expect(200);
    expect(slugs(body.data.goods)).toEqual(['pizza-margherita', 'pizza-pepperoni', 'roll-spruce']);
    expect(body.data.promo).toEqual([]);
  });

  it('says at once, and only in that city, what the kitchen has run out of', async () => {
    const stop = { city_id: 2, kind: 'product' as const, item_id: 101 };
    await shop.storage.shop.insertInto('stop_list').values(stop).execute();
    const { body } = await shop.get('/api/v1/domain/2/goods/pizza-margherita', 'ru').expect(200);
    expect(body).toMatchObject({ is_available: false, unavailable_reason: 'Сейчас закончилось' });
    const elsewhere = await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
    expect(elsewhere.body.is_available).toBe(true);
    await shop.storage.shop.deleteFrom('stop_list').execute();
  });
});

describe('a menu of 61 pizzas', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({}, menuOfPizzas(61));
  });
  afterAll(() => shop.close());

  it('gives sixty dishes of a category on its first page and the last on the second', async () => {
    const first = await shop.get('/api/v1/domain/1/goods/category/pizza').expect(200);
    expect(first.body.goods).toHaveLength(60);
    expect(first.body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 60, total: 61 });
    const second = await shop.get('/api/v1/domain/1/goods/category/pizza?page=2').expect(200);
    expect(slugs(second.body.goods)).toEqual(['pizza-61']);
  });

  it('gives 24 dishes of the whole menu a page', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods?page=3').expect(200);
    expect(body.data.goods).toHaveLength(13);
    expect(body.meta).toEqual({ current_page: 3, last_page: 3, per_page: 24, total: 61 });
  });

  it.each(['0', '-2', 'abc', '1.5', '', '1e3'])('takes page=%s for the first', async (page) => {
    const { body } = await shop.get(`/api/v1/domain/1/goods?page=${page}`).expect(200);
    expect(body.meta.current_page).toBe(1);
  });

  it.each(['goods?page=4', 'goods/category/pizza?page=3', 'goods?page=99999999999999'])(
    'has no page past the last: %s',
    async (path) => {
      await shop.get(`/api/v1/domain/1/${path}`).expect(404);
    },
  );

  it('has a first page even of an empty category', async () => {
    const { body } = await shop.get('/api/v1/domain/1/goods/category/rolls').expect(200);
    expect(body).toMatchObject({ goods: [], meta: { current_page: 1, last_page: 1, total: 0 } });
    await shop.get('/api/v1/domain/1/goods/category/rolls?page=2').expect(404);
  });

  it('finds sixty of them at most', async () => {
    const { body } = await shop.get('/api/v1/domain/1/search?query=pizza').expect(200);
    expect(body).toHaveLength(60);
  });
});
