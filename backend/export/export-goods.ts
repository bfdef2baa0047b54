import type { Transaction } from 'kysely';
import type { ImportedFor } from './imported-for';
import { groupBy } from '../storage/group-by';
import type { ShopDatabase } from '../storage/schema';
import { parsed, parsedOrNull } from '../storage/stored-json';
import { pricesIn } from './export-menu-sections';
import type { PicturePaths } from './export-pictures';
import { hiddenIn } from './hidden-in';

type Trx = Transaction<ShopDatabase>;

/** The dishes of sections that are shown, with the address parts of both. */
const dishRows = (trx: Trx) =>
  trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('subcategories', 'subcategories.id', 'products.subcategory_id')
    .selectAll('products')
    .select(['categories.slug as category', 'subcategories.slug as subcategory'])
    .select('subcategories.is_hidden as is_subcategory_hidden')
    .where('categories.is_hidden', '=', 0)
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();

/** What dishes are marked with and can be changed by, each by the dish's id. */
const loadMarks = async (trx: Trx) => {
  const byProduct = <Row extends { readonly product_id: number }>(rows: readonly Row[]) =>
    groupBy(rows, ({ product_id }) => product_id);
  return {
    filters: byProduct(
      await trx
        .selectFrom('product_filters')
        .innerJoin('filters', 'filters.id', 'product_filters.filter_id')
        .select(['product_filters.product_id', 'filters.key'])
        .orderBy('filters.id')
        .execute(),
    ),
    allergens: byProduct(
      await trx
        .selectFrom('product_allergens')
        .innerJoin('allergens', 'allergens.id', 'product_allergens.allergen_id')
        .select(['product_allergens.product_id', 'allergens.key'])
        .orderBy('allergens.id')
        .execute(),
    ),
    pictures: byProduct(
      await trx.selectFrom('product_pictures').selectAll().orderBy('position').execute(),
    ),
    ingredients: byProduct(
      await trx
        .selectFrom('product_ingredients')
        .selectAll()
        .where('is_gone', '=', 0)
        .orderBy('position')
        .execute(),
    ),
    choices: byProduct(
      await trx
        .selectFrom('product_choices')
        .selectAll()
        .where('is_gone', '=', 0)
        .orderBy('choice_id')
        .execute(),
    ),
  };
};

/** The dishes of a menu file. What is in no section that is shown has no place in one. */
export const exportDishes = async (
  trx: Trx,
  rules: ImportedFor,
  pictures: PicturePaths,
  choiceIds: ReadonlySet<number>,
) => {
  const rows = await dishRows(trx);
  const marks = await loadMarks(trx);
  return rows.map((row) => ({
    id: row.id,
    chpu: row.slug,
    category: row.category,
    subcategory: row.is_subcategory_hidden === 0 ? row.subcategory : null,
    sort: row.position,
    name: parsed(row.name_json),
    description: parsed(row.description_json),
    amount: row.amount,
    measure: row.measure,
    weight_g: row.weight_g,
    prices: pricesIn(rules.currency, row.price),
    old_prices: row.old_price === null ? null : pricesIn(rules.currency, row.old_price),
    persons: row.persons,
    picture: pictures.pathOf(row.picture),
    pictures: (marks.pictures.get(row.id) ?? []).map(({ picture }) => pictures.pathOf(picture)),
    ingredients: (marks.ingredients.get(row.id) ?? []).map((ingredient) => ({
      id: ingredient.ingredient_id,
      qtt: ingredient.default_quantity,
      min: ingredient.min_quantity,
      max: ingredient.max_quantity,
    })),
    choice:
      marks.choices.get(row.id)?.find(({ choice_id }) => choiceIds.has(choice_id))?.choice_id ??
      null,
    filters: (marks.filters.get(row.id) ?? []).map(({ key }) => key),
    allergens: (marks.allergens.get(row.id) ?? []).map(({ key }) => key),
    hidden_in: hiddenIn(row.is_hidden, rules),
    is_discountable: row.is_discountable === 1,
    nutrition: parsedOrNull(row.nutrition_json),
  }));
};

/** The small goods of a menu file. */
export const exportAdditionals = async (trx: Trx, rules: ImportedFor, pictures: PicturePaths) => {
  const rows = await trx.selectFrom('additionals').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    chpu: row.slug,
    name: parsed(row.name_json),
    prices: pricesIn(rules.currency, row.price),
    amount: row.amount,
    measure: row.measure,
    persons: row.persons,
    picture: pictures.pathOf(row.picture),
    hidden_in: hiddenIn(row.is_hidden, rules),
  }));
};
