import {
  allergensOfSelection,
  possibleAllergens,
} from '../../../src/application/allergen/selection-allergens';
import { NOTHING_CHANGED } from '../../../src/domain/cart/product-options';
import { choiceOf, dishOf, ingredientOf } from '../../support/dishes';
import { optionId } from '../../support/ids';

const OPTION = { name: 'Option', isAvailable: true };
const DISH = dishOf({
  allergens: ['gluten'],
  ingredients: [
    ingredientOf({ id: 1, defaultQuantity: 1, min: 0, allergens: ['milk'] }),
    ingredientOf({ id: 2, defaultQuantity: 1, min: 1, allergens: ['eggs'] }),
    ingredientOf({ id: 3, defaultQuantity: 0, allergens: ['fish'] }),
  ],
  choice: choiceOf({
    name: 'Sauce',
    required: false,
    options: [
      { ...OPTION, id: 31, isDefault: true, allergens: ['soy'] },
      { ...OPTION, id: 32, isDefault: false, allergens: ['nuts'] },
    ],
  }),
});

const withIngredients = (ingredients: Readonly<Record<number, number>>) =>
  allergensOfSelection(DISH, { ...NOTHING_CHANGED, ingredients });

it('are those of the dish, of what is in it and of the usual option', () => {
  expect(allergensOfSelection(DISH, NOTHING_CHANGED)).toEqual(['gluten', 'eggs', 'soy', 'milk']);
});

it('follow what is taken out and what is added', () => {
  expect(withIngredients({ 1: 0, 3: 1 })).toEqual(['gluten', 'eggs', 'fish', 'soy']);
});

it('keep those of what cannot be taken out, whatever was asked', () => {
  expect(withIngredients({ 2: 0 })).toContain('eggs');
});

it('follow the free option', () => {
  const chosen = allergensOfSelection(DISH, { ...NOTHING_CHANGED, choiceId: optionId(32) });
  expect(chosen).toContain('nuts');
  expect(chosen).not.toContain('soy');
});

it('can be all of them together', () => {
  expect(possibleAllergens(DISH)).toEqual(['gluten', 'eggs', 'fish', 'soy', 'milk', 'nuts']);
});
