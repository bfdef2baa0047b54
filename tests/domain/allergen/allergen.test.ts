import { EU_ALLERGENS, isEuAllergen } from '../../../src/domain/allergen/allergen';

it('are the 14 of the European list, each once', () => {
  expect(EU_ALLERGENS).toHaveLength(14);
  expect(new Set(EU_ALLERGENS).size).toBe(14);
});

it.each([
  ['the first', 'gluten', true],
  ['one in the middle', 'milk', true],
  ['the last', 'molluscs', true],
  ['one that is not on the list', 'honey', false],
  ['another case', 'Milk', false],
  ['nothing', '', false],
])('know %s', (_what, code, known) => {
  expect(isEuAllergen(code)).toBe(known);
});
