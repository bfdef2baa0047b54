import type { Transaction } from 'kysely';
import { flag } from '../storage/flag';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import type { CountryRules } from '../city/country-rules';
import type { MenuFile } from './menu-file.codec';

type Trx = Transaction<ShopDatabase>;

/** Finds the ids of the allergens that a part of a dish names. */
const allergenIdsIn = ({ allergens }: MenuFile) => {
  const ids = new Map(allergens.map(({ key, id }) => [key, id]));
  return (part: { readonly allergens: readonly string[] }): readonly number[] =>
    [...new Set(part.allergens)].flatMap((key) => ids.get(key) ?? []);
};

const saveIngredients = async (trx: Trx, file: MenuFile, rules: CountryRules): Promise<void> => {
  const idsOf = allergenIdsIn(file);
  await trx.updateTable('ingredients').set({ is_hidden: 1 }).execute();
  for (const ingredient of file.ingredients) {
    const row = {
      id: ingredient.id,
      key: ingredient.key,
      name_json: JSON.stringify(ingredient.name),
      paid_goods_id: ingredient.paid_goods?.id ?? null,
      extra_price: ingredient.paid_goods?.prices[rules.currency] ?? null,
      is_hidden: flag(ingredient.hidden_in.includes(rules.country)),
    };
    await trx
      .insertInto('ingredients')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  const allergens = file.ingredients.flatMap((ingredient) =>
    idsOf(ingredient).map((allergen_id) => ({ ingredient_id: ingredient.id, allergen_id })),
  );
  await inPortions(allergens, (portion) =>
    trx.insertInto('ingredient_allergens').values(portion).execute(),
  );
};

const saveChoices = async (trx: Trx, file: MenuFile): Promise<void> => {
  await trx.updateTable('choice_options').set({ is_hidden: 1 }).execute();
  for (const choice of file.choices) {
    const row = {
      id: choice.id,
      key: choice.key,
      title_json: JSON.stringify(choice.title),
      is_required: flag(choice.required),
    };
    await trx
      .insertInto('choices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    for (const [position, option] of choice.options.entries()) {
      const optionRow = {
        id: option.id,
        choice_id: choice.id,
        position,
        name_json: JSON.stringify(option.name),
        is_default: flag(option.is_default),
        is_hidden: flag(false),
      };
      await trx
        .insertInto('choice_options')
        .values(optionRow)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(optionRow))
        .execute();
    }
  }
};

const saveOptionAllergens = async (trx: Trx, file: MenuFile): Promise<void> => {
  const idsOf = allergenIdsIn(file);
  const rows = file.choices
    .flatMap(({ options }) => options)
    .flatMap((option) =>
      idsOf(option).map((allergen_id) => ({ option_id: option.id, allergen_id })),
    );
  await inPortions(rows, (portion) => trx.insertInto('option_allergens').values(portion).execute());
};

/** Stores what a dish can be changed by: its ingredients and its free choices. */
export const saveOptions = async (trx: Trx, file: MenuFile, rules: CountryRules): Promise<void> => {
  await saveIngredients(trx, file, rules);
  await saveChoices(trx, file);
  await saveOptionAllergens(trx, file);
};
