import type { Transaction } from 'kysely';
import { flag } from '../storage/flag';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import { jsonOrNull } from '../storage/stored-json';
import type { MenuFile } from './menu-file.codec';

type Trx = Transaction<ShopDatabase>;

const saveMeasures = async (trx: Trx, file: MenuFile): Promise<void> => {
  for (const [key, name] of Object.entries(file.measures)) {
    const row = { key, name_json: JSON.stringify(name) };
    await trx
      .insertInto('measures')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
};

const saveFilters = async (trx: Trx, file: MenuFile): Promise<void> => {
  await trx.deleteFrom('category_filters').execute();
  await trx.deleteFrom('product_filters').execute();
  await trx.deleteFrom('filters').execute();
  const rows = file.filters.map(({ id, key, name }) => {
    const position = file.labels.indexOf(key);
    const label_position = position < 0 ? null : position;
    return { id, key, name_json: JSON.stringify(name), label_position };
  });
  await inPortions(rows, (portion) => trx.insertInto('filters').values(portion).execute());
};

const saveAllergens = async (trx: Trx, file: MenuFile): Promise<void> => {
  await trx.deleteFrom('ingredient_allergens').execute();
  await trx.deleteFrom('option_allergens').execute();
  await trx.deleteFrom('product_allergens').execute();
  await trx.deleteFrom('allergens').execute();
  const rows = file.allergens.map(({ id, key, name }) => ({
    id,
    key,
    name_json: JSON.stringify(name),
  }));
  await inPortions(rows, (portion) => trx.insertInto('allergens').values(portion).execute());
};

const saveCategories = async (trx: Trx, file: MenuFile): Promise<void> => {
  const filterIds = new Map(file.filters.map(({ key, id }) => [key, id]));
  for (const [position, category] of file.categories.entries()) {
    const row = {
      id: category.id,
      slug: category.chpu,
      position,
      name_json: JSON.stringify(category.name),
      icon: category.icon,
      is_in_footer: flag(category.is_in_footer_web),
      seo_json: jsonOrNull(category.seo),
      is_hidden: flag(false),
      goes_with_json: jsonOrNull(category.goes_with),
    };
    await trx
      .insertInto('categories')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const filters = [...new Set(category.filters)].flatMap((key, filterPosition) => {
      const filter_id = filterIds.get(key);
      return filter_id === undefined
        ? []
        : [{ category_id: category.id, filter_id, position: filterPosition }];
    });
    await inPortions(filters, (portion) =>
      trx.insertInto('category_filters').values(portion).execute(),
    );
  }
};

const saveSubcategories = async (trx: Trx, file: MenuFile): Promise<void> => {
  for (const category of file.categories)
    for (const [position, subcategory] of category.subcategories.entries()) {
      const row = {
        id: subcategory.id,
        category_id: category.id,
        slug: subcategory.chpu,
        position,
        name_json: JSON.stringify(subcategory.name),
        is_hidden: flag(false),
      };
      await trx
        .insertInto('subcategories')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
};

/** Stores what dishes are sorted and marked by: measures, filters, allergens, categories. */
export const saveSections = async (trx: Trx, file: MenuFile): Promise<void> => {
  await trx.updateTable('categories').set({ is_hidden: 1 }).execute();
  await trx.updateTable('subcategories').set({ is_hidden: 1 }).execute();
  await saveMeasures(trx, file);
  await saveFilters(trx, file);
  await saveAllergens(trx, file);
  await saveCategories(trx, file);
  await saveSubcategories(trx, file);
};
