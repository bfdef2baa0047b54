import fc from 'fast-check';
import { EU_ALLERGENS } from '../../../src/domain/allergen/allergen';
import { allAllergens, allergenWarnings } from '../../../src/domain/allergen/allergen-set';
import menu from '../../../backend/demo/menu.json';

const anyCodes = fc.array(fc.constantFrom(...EU_ALLERGENS, 'honey', 'kiwi', ' Milk '));

describe('allergens of several dishes', () => {
  it.each([
    ['no dish', [], []],
    ['a dish without any', [[]], []],
    ['one dish, in the order of the list', [['milk', 'gluten']], ['gluten', 'milk']],
    [
      'a set of two, each allergen once',
      [
        ['soy', 'fish'],
        ['fish', 'sesame'],
      ],
      ['fish', 'soy', 'sesame'],
    ],
    ['a code that nobody knows, after the known ones', [['honey', 'soy']], ['soy', 'honey']],
    ['several such codes, by the alphabet', [['kiwi'], ['honey', 'kiwi']], ['honey', 'kiwi']],
    [
      'known ones in their order and an unknown one behind',
      [['milk', 'honey', 'Gluten']],
      ['gluten', 'milk', 'honey'],
    ],
    ['codes in capitals and spaces', [[' Milk '], ['MILK', 'milk', ' Kiwi']], ['milk', 'kiwi']],
    ['blank codes, which are none', [['', ' ', 'milk']], ['milk']],
  ])('%s', (_what, parts, all) => {
    expect(allAllergens(parts)).toEqual(all);
  });

  it('are all 14, in their order', () => {
    expect(allAllergens([[...EU_ALLERGENS].reverse()])).toEqual([
      'gluten',
      'crustaceans',
      'eggs',
      'fish',
      'peanuts',
      'soy',
      'milk',
      'nuts',
      'celery',
      'mustard',
      'sesame',
      'sulphites',
      'lupin',
      'molluscs',
    ]);
  });

  it('do not depend on which dish comes first, nor on asking twice', () => {
    fc.assert(
      fc.property(anyCodes, anyCodes, (one, other) => {
        const all = allAllergens([one, other]);
        expect(allAllergens([other, one])).toEqual(all);
        expect(allAllergens([all, one])).toEqual(all);
      }),
    );
  });

  it('leave the lists they were made from as they were', () => {
    const codes = ['soy', 'gluten'];
    allAllergens([codes]);
    expect(codes).toEqual(['soy', 'gluten']);
  });

  it('of the demo’s menu are all on the list', () => {
    const used = [...menu.products, ...menu.ingredients].map(({ allergens }) => allergens);
    const known: readonly string[] = EU_ALLERGENS;
    expect(allAllergens(used).filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('a warning', () => {
  it.each([
    ['names what the customer avoids and the dish has', ['milk', 'soy'], ['soy', 'nuts'], ['soy']],
    [
      'names several in the order of the list',
      ['milk', 'gluten', 'soy'],
      ['milk', 'gluten'],
      ['gluten', 'milk'],
    ],
    ['is none for a customer who avoids nothing', ['milk'], [], []],
    ['is none for a dish without allergens', [], ['milk'], []],
    ['is none where they have nothing in common', ['milk'], ['soy'], []],
    ['names codes that nobody knows, too', ['honey'], ['honey', 'milk'], ['honey']],
    ['does not depend on capitals and spaces', [' MILK'], ['Milk '], ['milk']],
  ])('%s', (_rule, inDish, avoided, warned) => {
    expect(allergenWarnings(inDish, avoided)).toEqual(warned);
  });

  it('names nothing that is not in the dish, or not avoided', () => {
    fc.assert(
      fc.property(anyCodes, anyCodes, (inDish, avoided) => {
        const warned = allergenWarnings(inDish, avoided);
        expect(allergenWarnings(avoided, inDish)).toEqual(warned);
        expect(allAllergens([inDish])).toEqual(expect.arrayContaining([...warned]));
        expect(allAllergens([avoided])).toEqual(expect.arrayContaining([...warned]));
      }),
    );
  });
});
