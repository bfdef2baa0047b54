import fc from 'fast-check';
import { ZERO, money, moneyFromDecimal } from '../../../src/domain/money/money';
import { changeNotesFor } from '../../../src/domain/order/change-notes';

it.each([
  ['25.97', 2, [30, 40, 50]],
  ['6.60', 2, [10, 20, 50]],
  ['20', 2, [25, 30, 40]],
  ['99', 2, [100, 200]],
  ['125', 2, [150, 200, 500]],
  ['6450', 2, [6500, 7000, 8000]],
  ['4990', 0, [5000, 6000, 10_000]],
])('for %s the notes of a shop with %s decimals are %s', (due, digits, notes) => {
  expect(changeNotesFor(moneyFromDecimal(Number(due), digits), digits)).toEqual(
    notes.map((note) => moneyFromDecimal(note, digits)),
  );
});

it('offers none for an order that costs nothing', () => {
  expect(changeNotesFor(ZERO, 2)).toEqual([]);
});

it('offers up to three notes above any sum, each once, the smallest first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      (minor, digits) => {
        const due = money(minor);
        const notes = changeNotesFor(due, digits);
        expect(notes.length).toBeGreaterThan(0);
        expect(notes.length).toBeLessThanOrEqual(3);
        for (const [index, note] of notes.entries())
          expect(note).toBeGreaterThan(notes[index - 1] ?? due);
      },
    ),
  );
});
