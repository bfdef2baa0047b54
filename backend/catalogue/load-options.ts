import type { Transaction } from 'kysely';
import { money } from '../../src/domain';
import type { IngredientId, OptionId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { fromStoredJson } from '../storage/stored-json';
import { LocalisedText } from '../i18n/localised-text';
import { groupBy } from '../storage/group-by';
import type { DishChoice, DishIngredient, MenuProduct } from './menu';

type Trx = Transaction<ShopDatabase>;

export type DishOptions = Pick<
  MenuProduct,
  'ingredients' | 'goneIngredientIds' | 'choice' | 'goneOptionIds'
>;

interface IngredientBase {
  readonly name: LocalisedText;
  readonly paidGoodsId: number | null;
  readonly extraPrice: DishIngredient['extraPrice'];
  readonly allergens: readonly string[];
  readonly isHidden: boolean;
}

const loadIngredients = async (trx: Trx): Promise<ReadonlyMap<number, IngredientBase>> => {
  const rows = await trx.selectFrom('ingredients').selectAll().execute();
  const allergens = groupBy(
    await trx
      .selectFrom('ingredient_allergens')
      .innerJoin('allergens', 'allergens.id', 'ingredient_allergens.allergen_id')
      .select(['ingredient_allergens.ingredient_id', 'allergens.key'])
      .orderBy('allergens.id')
      .execute(),
    (row) => row.ingredient_id,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: fromStoredJson(LocalisedText, row.name_json),
        paidGoodsId: row.paid_goods_id,
        extraPrice: row.extra_price === null ? null : money(row.extra_price),
        allergens: (allergens.get(row.id) ?? []).map(({ key }) => key),
        isHidden: row.is_hidden === 1,
      },
    ]),
  );
};

interface KnownChoice extends DishChoice {
  readonly optionIds: readonly OptionId[];
  readonly goneOptionIds: readonly OptionId[];
}

const loadOptionAllergens = async (trx: Trx): Promise<(optionId: number) => readonly string[]> => {
  const allergens = groupBy(
    await trx
      .selectFrom('option_allergens')
      .innerJoin('allergens', 'allergens.id', 'option_allergens.allergen_id')
      .select(['option_allergens.option_id', 'allergens.key'])
      .orderBy('allergens.id')
      .execute(),
    (row) => row.option_id,
  );
  return (optionId) => (allergens.get(optionId) ?? []).map(({ key }) => key);
};

const loadChoices = async (trx: Trx): Promise<ReadonlyMap<number, KnownChoice>> => {
  const allergensOf = await loadOptionAllergens(trx);
  const rows = await trx.selectFrom('choices').selectAll().execute();
  const options = groupBy(
    await trx.selectFrom('choice_options').selectAll().orderBy('position').execute(),
    (row) => row.choice_id,
  );
  return new Map(
    rows.map((row) => {
      const all = (options.get(row.id) ?? []).map((option) => ({
        ...option,
        id: storedId('option', option.id),
      }));
      return [
        row.id,
        {
          title: fromStoredJson(LocalisedText, row.title_json),
          isRequired: row.is_required === 1,
          options: all
            .filter(({ is_hidden }) => is_hidden === 0)
            .map((option) => ({
              id: option.id,
              name: fromStoredJson(LocalisedText, option.name_json),
              isDefault: option.is_default === 1,
              allergens: allergensOf(option.id),
            })),
          optionIds: all.map(({ id }) => id),
          goneOptionIds: all.filter(({ is_hidden }) => is_hidden === 1).map(({ id }) => id),
        },
      ];
    }),
  );
};

/** Returns what each dish can be changed by, and what it could be changed by before; by product id. */
export const loadOptions = async (trx: Trx): Promise<ReadonlyMap<number, DishOptions>> => {
  const ingredients = await loadIngredients(trx);
  const choices = await loadChoices(trx);
  const ingredientRows = groupBy(
    await trx.selectFrom('product_ingredients').selectAll().orderBy('position').execute(),
    (row) => row.product_id,
  );
  const choiceRows = groupBy(
    await trx.selectFrom('product_choices').selectAll().execute(),
    (row) => row.product_id,
  );
  const optionsOf = (productId: number): DishOptions => {
    const present: DishIngredient[] = [];
    const gone = new Set<IngredientId>();
    for (const row of ingredientRows.get(productId) ?? []) {
      const id = storedId('ingredient', row.ingredient_id);
      const ingredient = ingredients.get(id);
      if (!ingredient || ingredient.isHidden || row.is_gone === 1) gone.add(id);
      else
        present.push({
          id,
          name: ingredient.name,
          defaultQuantity: row.default_quantity,
          min: row.min_quantity,
          max: row.max_quantity,
          extraPrice: ingredient.extraPrice,
          paidGoodsId: ingredient.paidGoodsId,
          allergens: ingredient.allergens,
        });
    }
    const known = choiceRows.get(productId) ?? [];
    const currentId = known.find(({ is_gone }) => is_gone === 0)?.choice_id;
    const current = currentId === undefined ? undefined : choices.get(currentId);
    return {
      ingredients: present,
      goneIngredientIds: gone,
      choice:
        current === undefined
          ? null
          : { title: current.title, isRequired: current.isRequired, options: current.options },
      goneOptionIds: new Set([
        ...(current?.goneOptionIds ?? []),
        ...known
          .filter(({ is_gone }) => is_gone === 1)
          .flatMap(({ choice_id }) => choices.get(choice_id)?.optionIds ?? []),
      ]),
    };
  };
  const productIds = new Set([...ingredientRows.keys(), ...choiceRows.keys()]);
  return new Map([...productIds].map((id) => [id, optionsOf(id)]));
};
