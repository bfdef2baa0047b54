import fc from 'fast-check';
import { EU_ALLERGENS } from '../../../src/domain/allergen/allergen';
import {
  MAX_AVOIDED,
  readAvoided,
  toggleAvoided,
  writeAvoided,
} from '../../../src/domain/customer/avoided-allergens';

const anyCode = fc.oneof(
  fc.constantFrom(...EU_ALLERGENS),
  fc.constantFrom('honey', ' Kiwi ', 'MILK', 'авокадо'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

describe('the allergens that a customer avoids', () => {
  it('are marked by a press and taken off by the next', () => {
    const one = toggleAvoided([], 'nuts');
    const two = toggleAvoided(one, 'honey');
    const three = toggleAvoided(two, ' Milk ');
    expect([one, two, three]).toEqual([['nuts'], ['nuts', 'honey'], ['milk', 'nuts', 'honey']]);
    expect(toggleAvoided(three, 'NUTS')).toEqual(['milk', 'honey']);
  });

  it('are none without a code', () => {
    expect(toggleAvoided(['milk'], '  ')).toEqual(['milk']);
  });

  it.each([
    ['["nuts","honey"]', ['nuts', 'honey']],
    ['[" Honey ","MILK","milk"]', ['milk', 'honey']],
    ['["milk",7,null,["nuts"],{"code":"soy"},""]', ['milk']],
    ['{"0":"milk"}', []],
    ['"milk"', []],
    ['milk', []],
    ['[', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('are read from what a device has kept: %j', (text, expected) => {
    expect(readAvoided(text)).toEqual(expected);
  });

  it('are at most thirty: another one is not taken, and the list is none the poorer', () => {
    const many = Array.from({ length: 40 }, (_, index) => `code-${String(index + 10)}`);
    const full = readAvoided(JSON.stringify(many));
    expect(full).toHaveLength(MAX_AVOIDED);
    expect(toggleAvoided(full, 'milk')).toEqual(full);
    expect(toggleAvoided(full, 'code-10')).toEqual(full.slice(1));
  });

  it('come back as they were kept, and a second press undoes the first', () => {
    fc.assert(
      fc.property(fc.array(anyCode, { maxLength: 20 }), anyCode, (codes, code) => {
        const stored = readAvoided(JSON.stringify(codes));
        expect(readAvoided(writeAvoided(codes))).toEqual(stored);
        expect(toggleAvoided(toggleAvoided(stored, code), code)).toEqual(stored);
      }),
      { numRuns: 50 },
    );
  });
});
