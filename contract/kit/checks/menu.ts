import { isDeepStrictEqual } from 'node:util';
import type { CallId } from '../../calls/calls';
import type { FilterId } from '../../../src/domain/id/ids';
import type { Kit, Request } from '../kit';
import type { KnownShop } from '../shop';
import { units } from '../sums';

/** More than any shop has. */
const NOBODYS_ID = 2_000_000_000;

const UNKNOWN: readonly (readonly [id: CallId, path: Request['path'], rule: string])[] = [
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

/** All the forms in which a list of ids may be asked for. */
const checkListForms = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  const [one, other] = dishes.slice(0, 2).map(({ id }) => String(id));
  if (!one || !other) return kit.skip('lists of ids: two dishes');
  for (const form of ['goods[]=A&goods[]=N&goods[]=B', 'goods=A&goods=N&goods=B', 'goods=A,N,B']) {
    const query = form.replace('A', other).replace('B', one).replace('N', String(NOBODYS_ID));
    const { value } = await kit.send('listGoodsById', { path: { id: cityId }, query });
    const ids = value?.map(({ id }) => String(id)) ?? [];
    kit.check(
      'listGoodsById',
      '20.1',
      isDeepStrictEqual(ids, [other, one]),
      `the known dishes in the order asked, as ${form}`,
      `${String(ids.length)} dishes${ids.length === 2 ? ' in another order' : ''}`,
    );
  }
};

/** A dish is the same by its address part and by its id. */
const checkDishes = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  for (const dish of dishes.slice(0, 3)) {
    const { value } = await kit.send('showDish', { path: { id: cityId, slug: dish.id } });
    const isSame = isDeepStrictEqual(value, dish);
    const expected = 'the same dish by its id and by its address part';
    kit.check('showDish', '4.3', isSame, expected, 'another answer');
    const old = dish.old_price ?? null;
    const isAbove = old === null || units(old) > units(dish.price);
    const above = `an old price above ${String(dish.price)}, or none`;
    kit.check('showDish', '8.3', isAbove, above, String(old));
  }
};

const checkFilter = async (
  kit: Kit,
  path: NonNullable<Request['path']>,
  filter: FilterId,
  all: number,
) => {
  const query = { filter: `${String(filter)},${String(NOBODYS_ID)}` };
  const goods = (await kit.send('listCategoryGoods', { path, query })).value?.goods ?? [];
  const isFiltered = goods.every(({ filters }) => filters?.includes(filter));
  const isFew = goods.length > 0 && goods.length <= all;
  const expected = 'the dishes that have the filter, unknown filters ignored';
  const came = isFiltered ? String(goods.length) : 'dishes without it';
  kit.check('listCategoryGoods', '4.3', isFew && isFiltered, expected, came);
};

const checkCategories = async (kit: Kit, { cityId, categories }: KnownShop): Promise<void> => {
  const id = 'listCategoryGoods';
  for (const { id: categoryId, chpu } of categories) {
    const path = { id: cityId, chpu };
    const { value } = await kit.send(id, { path });
    const strays = (value?.goods ?? []).filter((dish) => dish.category?.id !== categoryId).length;
    const alone = 'dishes of the category alone';
    kit.check(id, '4.3', strays === 0, alone, `${String(strays)} of others`);
    const filter = value?.goods[0]?.filters?.[0];
    if (filter !== undefined) await checkFilter(kit, path, filter, value?.meta?.total ?? 0);
  }
  const sections = categories.flatMap(({ subcategories }) => subcategories ?? []);
  for (const { chpu } of sections.slice(0, 1))
    await kit.reads(id, { path: { id: cityId, chpu } }, 'a subcategory', '4.3');
};

const checkSearch = async (kit: Kit, { cityId, dishes }: KnownShop): Promise<void> => {
  const path = { id: cityId };
  for (const { id, name } of dishes.slice(0, 2).filter((dish) => dish.name.length > 2))
    for (const query of [name, name.toUpperCase(), `  ${name} `]) {
      const { value } = await kit.send('searchGoods', { path, query: { query } });
      const isFound = value?.some((dish) => dish.id === id) === true;
      const expected = 'the dish whose name was typed, in capitals or with spaces around it';
      kit.check('searchGoods', '7.1', isFound, expected, `${String(value?.length)} others`);
    }
  for (const query of ['', 'query=', 'query=%20ab%20'])
    await kit.reads('searchGoods', { path, query }, 'a text of under 3 characters', '7.1');
};

/** News, promotions and pages, each in full. */
const checkContent = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  const path = { id: cityId };
  const news = (await kit.send('listNews', { path })).value?.data ?? [];
  const isSorted = news.every(({ date }, index) => date <= (news[index - 1]?.date ?? date));
  kit.check('listNews', null, isSorted, 'news with the newest first', 'another order');
  const promotions = (await kit.send('listPromotions', { path })).value ?? [];
  const isCurrent = promotions.every(({ ended }) => ended !== true);
  kit.check('listPromotions', null, isCurrent, 'no promotion that has ended', 'one that has');
  const links = (await kit.send('listNavigation', { path })).value ?? [];
  const named: readonly (readonly [CallId, string, string | null | undefined])[] = [
    ...news.slice(0, 2).map(({ chpu }) => ['showNewsItem', 'slug', chpu] as const),
    ...promotions.slice(0, 2).map(({ chpu }) => ['showPromotion', 'slug', chpu] as const),
    ...links.map(({ page }) => ['showPage', 'chpu', page?.chpu] as const),
  ];
  for (const [id, name, slug] of named)
    if (slug) await kit.reads(id, { path: { ...path, [name]: slug } }, 'what a list names', '4.3');
};

/** The menu and the content of the shop. */
export const checkMenu = async (kit: Kit, shop: KnownShop): Promise<void> => {
  await kit.send('showContract');
  await kit.send('showMainScreen', { path: { id: shop.cityId } });
  for (const [id, path, rule] of UNKNOWN)
    await kit.refuses(
      id,
      { path: { id: shop.cityId, ...path } },
      'not_found',
      'what nobody knows',
      rule,
    );
  await checkListForms(kit, shop);
  await checkDishes(kit, shop);
  await checkCategories(kit, shop);
  await checkSearch(kit, shop);
  await checkContent(kit, shop);
};
