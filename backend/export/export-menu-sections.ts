import type { Transaction } from 'kysely';
import { decimalFromMoney, money } from '../../src/domain';
import { currencyOf } from '../money/currencies';
import type { ImportedFor } from './imported-for';
import { groupBy } from '../storage/group-by';
import type { ShopDatabase } from '../storage/schema';
import { parsed, parsedOrNull } from '../storage/stored-json';
import { hiddenIn } from './hidden-in';

type Trx = Transaction<ShopDatabase>;

/** Prices as a menu writes them: by currency, of which a database holds one. */
export const pricesIn = (currency: string, minorUnits: number) => ({
  [currency]: decimalFromMoney(money(minorUnits), currencyOf(currency).digits),
});

export const exportMeasures = async (trx: Trx) => {
  const rows = await trx.selectFrom('measures').selectAll().orderBy('key').execute();
  return Object.fromEntries(rows.map(({ key, name_json }) => [key, parsed(name_json)]));
};

export const exportCategories = async (trx: Trx) => {
  const categories = await trx
    .selectFrom('categories')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  const subcategories = groupBy(
    await trx
      .selectFrom('subcategories')
      .selectAll()
      .where('is_hidden', '=', 0)
      .orderBy('position')
      .execute(),
    ({ category_id }) => category_id,
  );
  const filters = groupBy(
    await trx
      .selectFrom('category_filters')
      .innerJoin('filters', 'filters.id', 'category_filters.filter_id')
      .select(['category_filters.category_id', 'filters.key'])
      .orderBy('category_filters.position')
      .execute(),
    ({ category_id }) => category_id,
  );
  return categories.map((category) => ({
    id: category.id,
    chpu: category.slug,
    name: parsed(category.name_json),
    icon: category.icon,
    is_in_footer_web: category.is_in_footer === 1,
    filters: (filters.get(category.id) ?? []).map(({ key }) => key),
    subcategories: (subcategories.get(category.id) ?? []).map((section) => ({
      id: section.id,
      chpu: section.slug,
      name: parsed(section.name_json),
    })),
    seo: parsedOrNull(category.seo_json),
    goes_with: parsedOrNull(category.goes_with_json),
  }));
};

export const exportFilters = async (trx: Trx) => {
  const rows = await trx.selectFrom('filters').selectAll().orderBy('id').execute();
  return {
    filters: rows.map(({ id, key, name_json }) => ({ id, key, name: parsed(name_json) })),
    labels: rows
      .flatMap(({ key, label_position }) =>
        label_position === null ? [] : [{ key, label_position }],
      )
      .toSorted((a, b) => a.label_position - b.label_position)
      .map(({ key }) => key),
  };
};

export const exportAllergens = async (trx: Trx) => {
  const rows = await trx.selectFrom('allergens').selectAll().orderBy('id').execute();
  return rows.map(({ id, key, name_json }) => ({ id, key, name: parsed(name_json) }));
};

export const exportIngredients = async (trx: Trx, rules: ImportedFor) => {
  const rows = await trx.selectFrom('ingredients').selectAll().orderBy('id').execute();
  const allergens = groupBy(
    await trx
      .selectFrom('ingredient_allergens')
      .innerJoin('allergens', 'allergens.id', 'ingredient_allergens.allergen_id')
      .select(['ingredient_allergens.ingredient_id', 'allergens.key'])
      .orderBy('allergens.id')
      .execute(),
    ({ ingredient_id }) => ingredient_id,
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    name: parsed(row.name_json),
    allergens: (allergens.get(row.id) ?? []).map(({ key }) => key),
    paid_goods:
      row.paid_goods_id === null || row.extra_price === null
        ? null
        : { id: row.paid_goods_id, prices: pricesIn(rules.currency, row.extra_price) },
    hidden_in: hiddenIn(row.is_hidden, rules),
  }));
};

/** Choices with the options that they still have; one that has none left is no choice. */
export const exportChoices = async (trx: Trx) => {
  const choices = await trx.selectFrom('choices').selectAll().orderBy('id').execute();
  const options = groupBy(
    await trx
      .selectFrom('choice_options')
      .selectAll()
      .where('is_hidden', '=', 0)
      .orderBy('position')
      .execute(),
    ({ choice_id }) => choice_id,
  );
  const allergens = groupBy(
    await trx
      .selectFrom('option_allergens')
      .innerJoin('allergens', 'allergens.id', 'option_allergens.allergen_id')
      .select(['option_allergens.option_id', 'allergens.key'])
      .orderBy('allergens.id')
      .execute(),
    ({ option_id }) => option_id,
  );
  return choices.flatMap((choice) => {
    const own = options.get(choice.id) ?? [];
    if (own.length === 0) return [];
    return [
      {
        id: choice.id,
        key: choice.key,
        title: parsed(choice.title_json),
        required: choice.is_required === 1,
        options: own.map((option) => ({
          id: option.id,
          name: parsed(option.name_json),
          is_default: option.is_default === 1,
          allergens: (allergens.get(option.id) ?? []).map(({ key }) => key),
        })),
      },
    ];
  });
};
