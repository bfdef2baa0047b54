import fc from 'fast-check';
import { allAllergens, allergenWarnings } from '../../../src/domain/allergen/allergen-set';
import type { DishParts } from '../../../src/domain/allergen/dish-allergens';
import type { DishAsSet } from '../../../src/domain/cart/dish-as-set';
import { allergensAsSet } from '../../../src/domain/allergen/dish-allergens';
import { ingredientId, optionId } from '../../support/ids';

const ingredient = (id: number, defaultQuantity: number, ...allergens: readonly string[]) => ({
  id: ingredientId(id),
  defaultQuantity,
  allergens,
});
const option = (id: number, isDefault: boolean, ...allergens: readonly string[]) => ({
  id: optionId(id),
  isDefault,
  allergens,
});

const cheese = 11;
const shrimps = 12;
const cream = 13;

const pizza: DishParts = {
  allergens: ['gluten'],
  ingredients: [
    ingredient(cheese, 1, 'milk'),
    ingredient(shrimps, 0, 'crustaceans'),
    ingredient(cream, 1, 'milk', 'celery'),
  ],
  choice: { options: [option(21, true, 'soy'), option(22, false, 'nuts'), option(23, false)] },
};

const asSet = (
  portions: readonly (readonly [number, number])[] = [],
  choiceId: number | null = null,
): DishAsSet => ({
  ingredients: portions.map(([id, quantity]) => ({ ingredientId: ingredientId(id), quantity })),
  choiceId: choiceId === null ? null : optionId(choiceId),
});

describe('a dish', () => {
  it.each([
    ['as it comes', asSet(), ['gluten', 'soy', 'milk', 'celery']],
    [
      'without cheese, while cream still brings milk',
      asSet([[cheese, 0]]),
      ['gluten', 'soy', 'milk', 'celery'],
    ],
    [
      'without cream, while cheese still brings milk',
      asSet([[cream, 0]]),
      ['gluten', 'soy', 'milk'],
    ],
    [
      'without cheese and cream',
      asSet([
        [cheese, 0],
        [cream, 0],
      ]),
      ['gluten', 'soy'],
    ],
    [
      'with one portion of shrimps',
      asSet([[shrimps, 1]]),
      ['gluten', 'crustaceans', 'soy', 'milk', 'celery'],
    ],
    ['with two portions of cheese', asSet([[cheese, 2]]), ['gluten', 'soy', 'milk', 'celery']],
    [
      'with an ingredient that it does not have',
      asSet([[99, 1]]),
      ['gluten', 'soy', 'milk', 'celery'],
    ],
    ['with another free option', asSet([], 22), ['gluten', 'milk', 'nuts', 'celery']],
    ['with a free option that brings none', asSet([], 23), ['gluten', 'milk', 'celery']],
    ['with its default option named', asSet([], 21), ['gluten', 'soy', 'milk', 'celery']],
    ['with an option that it does not have', asSet([], 99), ['gluten', 'soy', 'milk', 'celery']],
  ])('%s', (_how, set, allergens) => {
    expect(allergensAsSet(pizza, set)).toEqual(allergens);
  });

  it('keeps what the kitchen names for it, whatever is taken away', () => {
    const dish = { ...pizza, allergens: ['gluten', 'milk'] };
    expect(
      allergensAsSet(
        dish,
        asSet(
          [
            [cheese, 0],
            [cream, 0],
          ],
          23,
        ),
      ),
    ).toEqual(['gluten', 'milk']);
  });

  it('has those of its ingredients also when the kitchen did not name them for the dish', () => {
    expect(allergensAsSet({ ...pizza, allergens: [] }, asSet([], 23))).toEqual(['milk', 'celery']);
  });

  it('without free options has those of its other parts', () => {
    expect(allergensAsSet({ ...pizza, choice: null }, asSet([], 22))).toEqual([
      'gluten',
      'milk',
      'celery',
    ]);
  });

  it('has no others where its options name none', () => {
    const options = [{ id: optionId(21), isDefault: true }];
    expect(allergensAsSet({ ...pizza, choice: { options } }, asSet())).toEqual([
      'gluten',
      'milk',
      'celery',
    ]);
  });

  it('that still needs a choice may have those of any option', () => {
    const wok: DishParts = {
      allergens: [],
      ingredients: [],
      choice: { options: [option(31, false, 'soy'), option(32, false, 'peanuts')] },
    };
    expect(allergensAsSet(wok, asSet())).toEqual(['peanuts', 'soy']);
    expect(allergensAsSet(wok, asSet([], 31))).toEqual(['soy']);
  });
});

it('has milk until cheese and cream are both taken away', () => {
  const plain: DishParts = {
    allergens: ['gluten'],
    ingredients: [ingredient(cheese, 1, 'milk'), ingredient(cream, 1, 'milk')],
    choice: null,
  };
  expect(allergensAsSet(plain, asSet([[cheese, 0]]))).toEqual(['gluten', 'milk']);
  expect(allergensAsSet(plain, asSet([[cream, 0]]))).toEqual(['gluten', 'milk']);
  expect(
    allergensAsSet(
      plain,
      asSet([
        [cheese, 0],
        [cream, 0],
      ]),
    ),
  ).toEqual(['gluten']);
});

it('warns of nuts when the nut sauce is chosen, and of nothing when it is not', () => {
  const wok: DishParts = {
    allergens: [],
    ingredients: [],
    choice: { options: [option(31, true, 'sesame'), option(32, false, 'nuts')] },
  };
  const avoided = ['nuts', 'soy'];
  expect(allergenWarnings(allergensAsSet(wok, asSet([], 32)), avoided)).toEqual(['nuts']);
  expect(allergenWarnings(allergensAsSet(wok, asSet([], 31)), avoided)).toEqual([]);
});

it('warns of an allergen that only a free option brings', () => {
  expect(allergenWarnings(allergensAsSet(pizza, asSet([], 22)), ['nuts'])).toEqual(['nuts']);
  expect(allergenWarnings(allergensAsSet(pizza, asSet()), ['nuts'])).toEqual([]);
});

it('joins a set and its gift', () => {
  const parts = [
    allergensAsSet(
      pizza,
      asSet([
        [cheese, 0],
        [cream, 0],
      ]),
    ),
    ['fish', 'soy'],
  ];
  expect(allAllergens(parts)).toEqual(['gluten', 'fish', 'soy']);
});

it('never lose an allergen by adding an ingredient', () => {
  const portions = fc.tuple(
    ...[cheese, shrimps, cream].map((id) => fc.tuple(fc.constant(id), fc.nat(3))),
  );
  fc.assert(
    fc.property(portions, fc.constantFrom(cheese, shrimps, cream), (set, added) => {
      const more = set.map(([id, count]) => [id, id === added ? count + 1 : count] as const);
      expect(allergensAsSet(pizza, asSet(more))).toEqual(
        expect.arrayContaining([...allergensAsSet(pizza, asSet(set))]),
      );
    }),
  );
});
