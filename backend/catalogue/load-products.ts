import type { Selectable, Transaction } from 'kysely';
import { money } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import type { AdditionalTable, ProductTable } from '../storage/schema/menu-tables';
import { storedId } from '../storage/stored-id';
import { fromStoredJson, fromStoredJsonOrNull } from '../storage/stored-json';
import { LocalisedText } from '../i18n/localised-text';
import { groupBy } from '../storage/group-by';
import type { DishOptions } from './load-options';
import { loadOptions } from './load-options';
import type { Category, Filter, MenuProduct, Section } from './menu';
import { Nutrition } from './nutrition';

type Trx = Transaction<ShopDatabase>;

const NO_OPTIONS: DishOptions = {
  ingredients: [],
  goneIngredientIds: new Set(),
  choice: null,
  goneOptionIds: new Set(),
};

const byLabelPosition = (a: Filter, b: Filter): number =>
  (a.labelPosition ?? 0) - (b.labelPosition ?? 0);

const loadMeasures = async (trx: Trx): Promise<ReadonlyMap<string, LocalisedText>> => {
  const rows = await trx.selectFrom('measures').selectAll().execute();
  return new Map(rows.map((row) => [row.key, fromStoredJson(LocalisedText, row.name_json)]));
};

/** Returns what both kinds of goods have; the measure is in the table, a foreign key sees to that. */
const commonOf = (
  row: Selectable<ProductTable> | Selectable<AdditionalTable>,
  measures: ReadonlyMap<string, LocalisedText>,
) => ({
  id: storedId('product', row.id),
  slug: row.slug,
  name: fromStoredJson(LocalisedText, row.name_json),
  amount: row.amount,
  measure: measures.get(row.measure) ?? {},
  price: money(row.price),
  persons: row.persons,
  picture: row.picture,
  isHidden: row.is_hidden === 1,
});

const loadDishes = async (
  trx: Trx,
  categories: readonly Category[],
  filters: readonly Filter[],
  measures: ReadonlyMap<string, LocalisedText>,
): Promise<readonly MenuProduct[]> => {
  const rows = await trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  const options = await loadOptions(trx);
  const sections = new Map<number, Section>(categories.map((category) => [category.id, category]));
  const filterRows = groupBy(
    await trx.selectFrom('product_filters').selectAll().orderBy('filter_id').execute(),
    (row) => row.product_id,
  );
  const allergenRows = groupBy(
    await trx
      .selectFrom('product_allergens')
      .innerJoin('allergens', 'allergens.id', 'product_allergens.allergen_id')
      .select(['product_allergens.product_id', 'allergens.key'])
      .orderBy('allergens.id')
      .execute(),
    (row) => row.product_id,
  );
  const pictureRows = groupBy(
    await trx.selectFrom('product_pictures').selectAll().orderBy('position').execute(),
    (row) => row.product_id,
  );
  return rows.map((row) => {
    const filterIds = (filterRows.get(row.id) ?? []).map(({ filter_id }) => filter_id);
    const category = sections.get(row.category_id) ?? null;
    const common = commonOf(row, measures);
    return {
      ...common,
      // A dish cannot be reached where its whole category is gone.
      isHidden: common.isHidden || category === null,
      category,
      subcategoryId: row.subcategory_id === null ? null : storedId('category', row.subcategory_id),
      description: fromStoredJson(LocalisedText, row.description_json),
      oldPrice: row.old_price === null ? null : money(row.old_price),
      furtherPictures: (pictureRows.get(row.id) ?? []).map(({ picture }) => picture),
      ...(options.get(row.id) ?? NO_OPTIONS),
      filterIds,
      labels: filters
        .filter(({ id, labelPosition }) => labelPosition !== null && filterIds.includes(id))
        .toSorted(byLabelPosition),
      allergens: (allergenRows.get(row.id) ?? []).map(({ key }) => key),
      nutrition: fromStoredJsonOrNull(Nutrition, row.nutrition_json),
      isDiscountable: row.is_discountable === 1,
    };
  });
};

const loadAdditionals = async (
  trx: Trx,
  measures: ReadonlyMap<string, LocalisedText>,
): Promise<readonly MenuProduct[]> => {
  const rows = await trx.selectFrom('additionals').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    ...commonOf(row, measures),
    ...NO_OPTIONS,
    furtherPictures: [],
    category: null,
    subcategoryId: null,
    description: {},
    oldPrice: null,
    filterIds: [],
    labels: [],
    allergens: [],
    nutrition: null,
    isDiscountable: true,
  }));
};

/** All goods in menu order, dishes first, hidden ones included. */
export const loadProducts = async (
  trx: Trx,
  categories: readonly Category[],
  filters: readonly Filter[],
): Promise<readonly MenuProduct[]> => {
  const measures = await loadMeasures(trx);
  return [
    ...(await loadDishes(trx, categories, filters, measures)),
    ...(await loadAdditionals(trx, measures)),
  ];
};
