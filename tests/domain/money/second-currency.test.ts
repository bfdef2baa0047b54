import fc from 'fast-check';
import { formatSecondMoney, money, moneyFromDecimal } from '../../../src/domain/money/money';

const LEV = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' } as const;
const EURO = { code: 'EUR', rate: 1.95583, digits: 2 };
const ENGLISH = { decimal: '.', group: ',', groupedFrom: 4 };
const RUSSIAN = { decimal: ',', group: '\u00a0', groupedFrom: 4 };

it.each([
  [47.7, ENGLISH, '24.39\u00a0EUR'],
  [47.7, RUSSIAN, '24,39\u00a0EUR'],
  [1.96, ENGLISH, '1.00\u00a0EUR'],
  [0, ENGLISH, '0.00\u00a0EUR'],
  [3000, ENGLISH, '1,533.88\u00a0EUR'],
])('a total of %s leva is also shown in euro', (leva, style, expected) => {
  expect(formatSecondMoney(moneyFromDecimal(leva), LEV, EURO, style)).toBe(expected);
});

it('is never off by more than half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
      const shown = formatSecondMoney(money(minor), LEV, EURO, { ...ENGLISH, group: '' });
      const exact = minor / 100 / EURO.rate;
      expect(Math.abs(Number.parseFloat(shown) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
    }),
  );
});
