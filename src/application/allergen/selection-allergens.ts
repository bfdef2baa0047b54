import type { AllergenCodes } from '../../domain/allergen/allergen-set';
import { allAllergens } from '../../domain/allergen/allergen-set';
import { allergensAsSet } from '../../domain/allergen/dish-allergens';
import type { Product } from '../../domain/catalogue/product';
import type { Selection } from '../../domain/cart/product-options';
import { clampPortions } from '../../domain/cart/product-options';

/** The allergens of a dish as the customer has set it on its page. Rules 22.2. */
export const allergensOfSelection = (
  product: Product,
  { ingredients, choiceId }: Selection,
): AllergenCodes =>
  allergensAsSet(product, {
    ingredients: product.ingredients.map((ingredient) => ({
      ingredientId: ingredient.id,
      quantity: clampPortions(ingredient, ingredients[ingredient.id] ?? ingredient.defaultQuantity),
    })),
    choiceId,
  });

/** Every allergen that the dish can come to have, however it is set. */
export const possibleAllergens = ({ allergens, ingredients, choice }: Product): AllergenCodes =>
  allAllergens([
    allergens,
    ...ingredients.map((ingredient) => ingredient.allergens),
    ...(choice?.options ?? []).map((option) => option.allergens ?? []),
  ]);
