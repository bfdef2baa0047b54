import type { DishAsSet } from '../cart/dish-as-set';
import { containedIngredients } from '../cart/dish-as-set';
import type { IngredientId, OptionId } from '../id/ids';
import type { AllergenCodes } from './allergen-set';
import { allAllergens } from './allergen-set';

/** What brings allergens into a dish. */
export interface DishParts {
  /** What the kitchen names for the dish itself; nothing that is taken away changes it. */
  readonly allergens: AllergenCodes;
  readonly ingredients: readonly {
    readonly id: IngredientId;
    readonly defaultQuantity: number;
    readonly allergens: AllergenCodes;
  }[];
  readonly choice: {
    readonly options: readonly {
      readonly id: OptionId;
      readonly isDefault: boolean;
      /** Absent where the dish names those of all its options. */
      readonly allergens?: AllergenCodes;
    }[];
  } | null;
}

type Options = NonNullable<DishParts['choice']>['options'];

/** Without a choice it is the default; where there is none, it may still become any of them. */
const possibleOptions = (options: Options, choiceId: OptionId | null): Options => {
  const chosen = options.filter(({ id }) => id === choiceId);
  if (chosen.length > 0) return chosen;
  const byDefault = options.filter(({ isDefault }) => isDefault);
  return byDefault.length > 0 ? byDefault : options;
};

/**
 * The allergens of a dish as it was set: of the dish itself, of each ingredient with at least one
 * portion, and of its free option. What was taken away brings none; an allergen goes only when no
 * other part brings it. Rules 22.2.
 */
export const allergensAsSet = (dish: DishParts, asSet: DishAsSet): AllergenCodes => {
  const used = containedIngredients(dish.ingredients, asSet);
  const options = possibleOptions(dish.choice?.options ?? [], asSet.choiceId);
  return allAllergens([
    dish.allergens,
    ...used.map(({ allergens }) => allergens),
    ...options.map(({ allergens }) => allergens ?? []),
  ]);
};
