import type { Transaction } from 'kysely';
import { flag } from '../storage/flag';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import type { CountryRules } from '../city/country-rules';
import { idFor } from './existing-ids';
import type { PictureNames } from './import-format';
import type { FileProduct, MenuFile } from './menu-file.codec';

type Trx = Transaction<ShopDatabase>;

/** What products refer to, by the words that the file uses. */
interface References {
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly subcategoryIds: ReadonlyMap<string, number>;
  readonly filterIds: ReadonlyMap<string, number>;
  readonly allergenIds: ReadonlyMap<string, number>;
}

const referencesOf = (file: MenuFile): References => ({
  categoryIds: new Map(file.categories.map(({ chpu, id }) => [chpu, id])),
  subcategoryIds: new Map(
    file.categories.flatMap(({ subcategories }) =>
      subcategories.map(({ chpu, id }): [string, number] => [chpu, id]),
    ),
  ),
  filterIds: new Map(file.filters.map(({ key, id }) => [key, id])),
  allergenIds: new Map(file.allergens.map(({ key, id }) => [key, id])),
});

const priceIn = (prices: FileProduct['prices'], currency: string): number => {
  const price = prices[currency];
  if (price === undefined) throw new Error('A price was not checked before it was stored');
  return price;
};

const saveProduct = async (
  trx: Trx,
  product: FileProduct,
  references: References,
  rules: CountryRules,
  pictures: PictureNames,
): Promise<void> => {
  const row = {
    id: product.id,
    slug: product.chpu,
    category_id: idFor(references.categoryIds, product.category),
    subcategory_id:
      product.subcategory === null ? null : idFor(references.subcategoryIds, product.subcategory),
    position: product.sort,
    name_json: JSON.stringify(product.name),
    description_json: JSON.stringify(product.description),
    amount: product.amount,
    measure: product.measure,
    weight_g: product.weight_g,
    price: priceIn(product.prices, rules.currency),
    old_price: product.old_prices?.[rules.currency] ?? null,
    persons: product.persons,
    picture: product.picture === null ? null : (pictures.get(product.picture) ?? null),
    is_discountable: flag(product.is_discountable),
    nutrition_json: product.nutrition === null ? null : JSON.stringify(product.nutrition),
    is_hidden: flag(product.hidden_in.includes(rules.country)),
  };
  await trx
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

const saveProductIngredients = async (trx: Trx, product: FileProduct): Promise<void> => {
  for (const [position, ingredient] of product.ingredients.entries()) {
    const row = {
      product_id: product.id,
      ingredient_id: ingredient.id,
      position,
      default_quantity: ingredient.qtt,
      min_quantity: ingredient.min,
      max_quantity: ingredient.max,
      is_gone: flag(false),
    };
    await trx
      .insertInto('product_ingredients')
      .values(row)
      .onConflict((conflict) => conflict.columns(['product_id', 'ingredient_id']).doUpdateSet(row))
      .execute();
  }
};

const saveProductChoice = async (trx: Trx, product: FileProduct): Promise<void> => {
  if (product.choice === null) return;
  const row = { product_id: product.id, choice_id: product.choice, is_gone: flag(false) };
  await trx
    .insertInto('product_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['product_id', 'choice_id']).doUpdateSet(row))
    .execute();
};

const savePictures = async (
  trx: Trx,
  { products }: MenuFile,
  pictures: PictureNames,
): Promise<void> => {
  await trx.deleteFrom('product_pictures').execute();
  const rows = products.flatMap((product) =>
    product.pictures.flatMap((path, position) => {
      const picture = pictures.get(path);
      return picture === undefined ? [] : [{ product_id: product.id, position, picture }];
    }),
  );
  await inPortions(rows, (portion) => trx.insertInto('product_pictures').values(portion).execute());
};

const saveMarks = async (trx: Trx, file: MenuFile, references: References): Promise<void> => {
  const filters = file.products.flatMap((product) =>
    [...new Set(product.filters)].map((key) => ({
      product_id: product.id,
      filter_id: idFor(references.filterIds, key),
    })),
  );
  const allergens = file.products.flatMap((product) =>
    [...new Set(product.allergens)].map((key) => ({
      product_id: product.id,
      allergen_id: idFor(references.allergenIds, key),
    })),
  );
  await inPortions(filters, (rows) => trx.insertInto('product_filters').values(rows).execute());
  await inPortions(allergens, (rows) => trx.insertInto('product_allergens').values(rows).execute());
};

const saveAdditionals = async (
  trx: Trx,
  file: MenuFile,
  rules: CountryRules,
  pictures: PictureNames,
): Promise<void> => {
  await trx.updateTable('additionals').set({ is_hidden: 1 }).execute();
  for (const [position, additional] of file.additionals.entries()) {
    const row = {
      id: additional.id,
      slug: additional.chpu,
      position,
      name_json: JSON.stringify(additional.name),
      price: priceIn(additional.prices, rules.currency),
      amount: additional.amount,
      measure: additional.measure,
      persons: additional.persons,
      picture: additional.picture === null ? null : (pictures.get(additional.picture) ?? null),
      is_hidden: flag(additional.hidden_in.includes(rules.country)),
    };
    await trx
      .insertInto('additionals')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

/** Stores dishes and additionals in the country's currency; what is gone is hidden, not deleted. */
export const saveProducts = async (
  trx: Trx,
  file: MenuFile,
  rules: CountryRules,
  pictures: PictureNames,
): Promise<void> => {
  const references = referencesOf(file);
  await trx.updateTable('products').set({ is_hidden: 1 }).execute();
  await trx.updateTable('product_ingredients').set({ is_gone: 1 }).execute();
  await trx.updateTable('product_choices').set({ is_gone: 1 }).execute();
  for (const product of file.products) {
    await saveProduct(trx, product, references, rules, pictures);
    await saveProductIngredients(trx, product);
    await saveProductChoice(trx, product);
  }
  await savePictures(trx, file, pictures);
  await saveMarks(trx, file, references);
  await saveAdditionals(trx, file, rules, pictures);
};
