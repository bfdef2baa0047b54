import {
  MAX_FREE_SETS,
  clampPersons,
  freeSetsFor,
  personsFor,
} from '../../../src/domain/pricing/free-sets';

describe('free sets', () => {
  it.each([
    [
      'one for each person that each piece is for',
      [
        [2, 2],
        [1, 3],
      ],
      7,
    ],
    ['none for what is for nobody', [[0, 9]], 0],
    ['none without dishes', [], 0],
    ['19', [[1, 19]], 19],
    ['20 at most', [[4, 5]], 20],
    ['no 21st', [[3, 7]], 20],
  ] as const)('%s', (_rule, lines, sets) => {
    const dishes = lines.map(([persons, quantity]) => ({ persons, quantity }));
    expect(freeSetsFor(dishes)).toBe(sets);
    expect(MAX_FREE_SETS).toBe(20);
  });
});

describe('how many an order is for', () => {
  it.each([
    ['as many as there are free sets, while nobody says', null, 3, 3],
    ['one, where there are no free sets', null, 0, 1],
    ['what the customer says', 5, 3, 5],
    ['1 at least', 0, 3, 1],
    ['1 at least, also below nothing', -4, 3, 1],
    ['20 still', 20, 3, 20],
    ['20 at most', 21, 3, 20],
    ['whole people', 2.9, 3, 2],
    ['one when it is no number', NaN, 3, 1],
  ])('%s', (_rule, chosen, sets, persons) => {
    expect(personsFor(chosen, sets)).toBe(persons);
  });

  it('is moved to the nearer end', () => {
    expect([-1, 1, 7, 99].map(clampPersons)).toEqual([1, 1, 7, 20]);
  });
});
