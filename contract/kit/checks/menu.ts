import { isDeepStrictEqual } from 'node:util';
import type { CallId } from '../../calls/calls';
import type { Call } from '../caller';
import { at, smallUnits, listAt, numberAt, textAt, written } from '../json';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';

/** More than any shop has. */
const NOBODYS_ID = 2_000_000_000;

const UNKNOWN: readonly (readonly [
  id: CallId,
  params: NonNullable<Call['params']>,
  rule: string,
])[] = [
  ['showCity', { id: NOBODYS_ID }, '5.1'],
  ['listCategories', { id: NOBODYS_ID }, '5.1'],
  ['showCity', { id: 'sofia' }, '5.1'],
  ['showDish', { slug: 'there-is-no-such-dish' }, '4.3'],
  ['showDish', { slug: NOBODYS_ID }, '4.3'],
  ['listCategoryGoods', { chpu: 'there-is-no-such-category' }, '4.3'],
  ['showNewsItem', { slug: 'there-are-no-such-news' }, '4.3'],
  ['showPromotion', { slug: 'there-is-no-such-promotion' }, '4.3'],
  ['showPage', { chpu: 'there-is-no-such-page' }, '4.3'],
  ['trackOrder', { key: 'A'.repeat(22) }, '13.11'],
  ['sendCodeByMessenger', { messenger: 'pigeon' }, '18.3'],
];

const checkUnknown = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  for (const [id, params, rule] of UNKNOWN)
    await kit.refuses(id, { params: { id: cityId, ...params } }, 'not_found', {
      when: 'what nobody knows',
      rule,
    });
};

/** All the forms in which a list of ids may be asked for. */
const checkListForms = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  const ids = dishes
    .slice(0, 2)
    .map(({ id }) => id)
    .reverse();
  const [one, other] = ids;
  if (one === undefined || other === undefined) return kit.report.skip('lists of ids: two dishes');
  const forms = [
    `goods[]=${String(one)}&goods[]=${String(NOBODYS_ID)}&goods[]=${String(other)}`,
    `goods=${String(one)}&goods=${String(NOBODYS_ID)}&goods=${String(other)}`,
    `goods=${String(one)},${String(NOBODYS_ID)},${String(other)}`,
  ];
  for (const query of forms) {
    const { body } = await kit.send('listGoodsById', { params: { id: cityId }, query });
    const came = listAt(body).map((dish) => numberAt(dish, 'id'));
    kit.check('listGoodsById', isDeepStrictEqual(came, ids), {
      expected: `the known dishes in the order asked, as ${query.replaceAll(/\d+/g, 'N')}`,
      came: `${String(came.length)} dishes${came.length === 2 ? ' in another order' : ''}`,
      rule: '20.1',
    });
  }
};

/** A dish is the same by its address part, by its id and in lists. */
const checkDishes = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  for (const { id, slug, price } of dishes.slice(0, 3)) {
    const bySlug = await kit.send('showDish', { params: { id: cityId, slug } });
    const byId = await kit.send('showDish', { params: { id: cityId, slug: id } });
    kit.check('showDish', isDeepStrictEqual(bySlug.body, byId.body), {
      expected: 'the same dish by its id and by its address part',
      came: 'another answer',
      rule: '4.3',
    });
    const old = smallUnits(bySlug.body, 'old_price');
    kit.check('showDish', old === null || old > price, {
      expected: `an old price above ${written(price)}, or none`,
      came: written(old),
      rule: '8.3',
    });
  }
};

const checkCategories = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { cityId, categories, subcategory } = shop;
  for (const { id, slug } of categories) {
    const { body } = await kit.send('listCategoryGoods', { params: { id: cityId, chpu: slug } });
    const strays = listAt(body, 'goods').filter((dish) => numberAt(dish, 'category', 'id') !== id);
    kit.check('listCategoryGoods', strays.length === 0, {
      expected: 'dishes of the category alone',
      came: `${String(strays.length)} of others`,
      rule: '4.3',
    });
    const whole = numberAt(body, 'meta', 'total') ?? 0;
    for (const filter of listAt(at(body, 'goods', 0), 'filters').slice(0, 1))
      await checkFilter(kit, cityId, slug, String(filter), whole);
  }
  if (subcategory)
    await kit.expect(
      'listCategoryGoods',
      { params: { id: cityId, chpu: subcategory.slug } },
      { when: 'a subcategory', rule: '4.3' },
    );
};

const checkFilter = async (
  kit: Kit,
  id: number,
  chpu: string,
  filter: string,
  whole: number,
): Promise<void> => {
  const query = `filter=${filter},${String(NOBODYS_ID)}`;
  const { body } = await kit.send('listCategoryGoods', { params: { id, chpu }, query });
  const goods = listAt(body, 'goods');
  const isKept = goods.every((dish) => listAt(dish, 'filters').map(String).includes(filter));
  kit.check('listCategoryGoods', goods.length > 0 && goods.length <= whole && isKept, {
    expected: 'the dishes that have the filter, unknown filters ignored',
    came: isKept ? String(goods.length) : 'dishes without it',
    rule: '4.3',
  });
};

const checkSearch = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  const params = { id: cityId };
  for (const { id, name } of dishes.slice(0, 2)) {
    if (name.length < 3) continue;
    for (const typed of [name, name.toUpperCase(), `  ${name} `]) {
      const query = `query=${encodeURIComponent(typed)}`;
      const { body } = await kit.send('searchGoods', { params, query });
      kit.check(
        'searchGoods',
        listAt(body).some((dish) => numberAt(dish, 'id') === id),
        {
          expected: 'the dish whose name was typed, in capitals or with spaces around it',
          came: `${String(listAt(body).length)} others`,
          rule: '7.1',
        },
      );
    }
  }
  for (const query of ['', 'query=', 'query=%20ab%20'])
    await kit.expect(
      'searchGoods',
      { params, query },
      { when: 'a text of under 3 characters', rule: '7.1' },
    );
};

/** News, promotions and pages, each in full. */
const checkContent = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  const params = { id: cityId };
  const { body: news } = await kit.send('listNews', { params });
  const dates = listAt(news, 'data').map((item) => Date.parse(textAt(item, 'date') ?? ''));
  kit.check(
    'listNews',
    dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? date)),
    { expected: 'news with the newest first', came: 'another order', rule: null },
  );
  const { body: promotions } = await kit.send('listPromotions', { params });
  kit.check(
    'listPromotions',
    listAt(promotions).every((one) => at(one, 'ended') !== true),
    { expected: 'no promotion that has ended', came: 'one that has', rule: null },
  );
  const { body: links } = await kit.send('listNavigation', { params });
  const articles: [CallId, string, string | null][] = [
    ...listAt(news, 'data')
      .slice(0, 2)
      .map((one): [CallId, string, string | null] => ['showNewsItem', 'slug', textAt(one, 'chpu')]),
    ...listAt(promotions)
      .slice(0, 2)
      .map((one): [CallId, string, string | null] => [
        'showPromotion',
        'slug',
        textAt(one, 'chpu'),
      ]),
    ...listAt(links).map((one): [CallId, string, string | null] => [
      'showPage',
      'chpu',
      textAt(one, 'page', 'chpu'),
    ]),
  ];
  for (const [id, name, slug] of articles)
    if (slug !== null)
      await kit.expect(
        id,
        { params: { ...params, [name]: slug } },
        { when: 'what a list names', rule: '4.3' },
      );
};

/** The menu and what the shop tells its customers. */
export const checkMenu = async (kit: Kit, shop: KnownShop): Promise<void> => {
  await kit.send('showContract');
  await kit.send('showMainScreen', { params: { id: shop.cityId } });
  await checkUnknown(kit, shop);
  await checkListForms(kit, shop);
  await checkDishes(kit, shop);
  await checkCategories(kit, shop);
  await checkSearch(kit, shop);
  await checkContent(kit, shop);
};
