import fc from 'fast-check';
import { money } from '../../../src/domain/money/money';
import type { BonusLot } from '../../../src/domain/promotion/bonus-lots';
import {
  addBonusLots,
  sumOfBonusLots,
  takeBonusLots,
} from '../../../src/domain/promotion/bonus-lots';
import { addDays } from '../../../src/domain/time/local-date';
import { day } from './promotion-fixtures';
import { euro } from '../../support/euro';

const lot = (amount: number, lastDay: string): BonusLot => ({
  amount: euro(amount),
  lastDay: day(lastDay),
});
const may = lot(5, '2026-05-01');
const june = lot(5, '2026-06-01');
const july = lot(2, '2026-07-01');

describe('bonuses of several days', () => {
  it('stand in the order in which they run out', () => {
    expect(addBonusLots([may, july], [june])).toEqual([may, june, july]);
    expect(addBonusLots([], [july, may, june])).toEqual([may, june, july]);
  });

  it('are one lot when they run out together', () => {
    expect(addBonusLots([may, june], [lot(1.5, '2026-06-01')])).toEqual([
      may,
      lot(6.5, '2026-06-01'),
    ]);
  });

  it('are worth their sum', () => {
    expect(sumOfBonusLots([may, july])).toBe(euro(7));
    expect(sumOfBonusLots([])).toBe(0);
  });
});

describe('using bonuses', () => {
  it.each([
    ['none', 0, [], [may, june]],
    ['a part of the first', 3, [lot(3, '2026-05-01')], [lot(2, '2026-05-01'), june]],
    ['all of the first', 5, [may], [june]],
    [
      'all of the first and a part of the second',
      7,
      [may, lot(2, '2026-06-01')],
      [lot(3, '2026-06-01')],
    ],
    ['all', 10, [may, june], []],
  ])('takes those that run out first: %s', (_how, amount, taken, left) => {
    expect(takeBonusLots([may, june], euro(amount))).toEqual({ taken, left });
  });

  it('loses none: what is taken and what is left are what was there', () => {
    const lots = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(9)), { maxLength: 9 })
      .map((pairs) =>
        addBonusLots(
          [],
          pairs.map(([amount, days]) => ({
            amount: money(amount),
            lastDay: addDays(may.lastDay, days),
          })),
        ),
      );
    fc.assert(
      fc.property(lots, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const amount = money(Math.floor(sumOfBonusLots(all) * part));
        const { taken, left } = takeBonusLots(all, amount);
        expect(sumOfBonusLots(taken)).toBe(amount);
        expect(addBonusLots(left, taken)).toEqual(all);
      }),
    );
  });
});
