import fc from 'fast-check';
import type { Money } from '../../../src/domain/money/money';
import { ZERO, money, sum } from '../../../src/domain/money/money';
import { percentOf, percentOfDown, shareOut } from '../../../src/domain/money/percent';
import { euro } from '../../support/euro';

const euros = (...decimals: readonly number[]): readonly Money[] => decimals.map(euro);

/** Percentages with at most two decimals, as they are set in a shop. */
const anyHundredths = fc.integer({ min: 0, max: 10_000 });
const anyAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money);
const anyPrice = fc.integer({ min: 0, max: 1_000_000 }).map(money);
const anyPrices = fc.array(anyPrice, { minLength: 1, maxLength: 30 });

describe('a percentage', () => {
  it.each([
    ['of a whole result', 27.2, 10, 2.72],
    ['just below a half goes down', 0.49, 1, 0],
    ['a half goes up', 0.5, 1, 0.01],
    ['just above a half goes up', 0.51, 1, 0.01],
    ['a half below zero goes away from zero', -0.5, 1, -0.01],
    ['just below a half below zero goes to zero', -0.49, 1, 0],
    ['the half of an odd amount', 200.01, 50, 100.01],
    ['with decimals of its own', 10.2, 12.5, 1.28],
    ['with two decimals', 100, 0.29, 0.29],
    ['of nothing', 0, 15, 0],
    ['of 0', 27.2, 0, 0],
    ['of 100', 27.23, 100, 27.23],
  ])('%s', (_rule, amount, percent, part) => {
    expect(percentOf(euro(amount), percent)).toBe(euro(part));
  });

  it('is exact where a product of two numbers no longer is', () => {
    const large = Number.MAX_SAFE_INTEGER;
    expect(percentOf(money(large), 100)).toBe(large);
    expect(percentOf(money(large), 50)).toBe((large + 1) / 2);
    expect(percentOfDown(money(large), 99.99)).toBe(Number((BigInt(large) * 9_999n) / 10_000n));
  });

  it('lies at most half a minor unit from the exact value', () => {
    fc.assert(
      fc.property(anyAmount, anyHundredths, (amount, hundredths) => {
        const drift = BigInt(percentOf(amount, hundredths / 100)) * 10_000n;
        const exact = BigInt(amount) * BigInt(hundredths);
        expect(drift - exact).toBeGreaterThanOrEqual(-5_000n);
        expect(drift - exact).toBeLessThanOrEqual(5_000n);
      }),
    );
  });

  it('of a debt is that of the claim', () => {
    fc.assert(
      fc.property(anyAmount, anyHundredths, (amount, hundredths) => {
        const claim = percentOf(amount, hundredths / 100);
        expect(percentOf(money(-amount), hundredths / 100)).toBe(money(-claim));
      }),
    );
  });
});

describe('a percentage that is a limit', () => {
  it.each([
    ['is a whole result as it is', 24.5, 30, 7.35],
    ['loses a small fraction', 24.48, 30, 7.34],
    ['loses a half', 0.05, 30, 0.01],
    ['loses a fraction that is nearly a unit', 0.33, 30, 0.09],
    ['of a debt loses its fraction too', -0.33, 30, -0.09],
  ])('%s', (_rule, amount, percent, part) => {
    expect(percentOfDown(euro(amount), percent)).toBe(euro(part));
  });

  it('is never passed, and less than one unit away', () => {
    fc.assert(
      fc.property(anyPrice, anyHundredths, (amount, hundredths) => {
        const missing =
          BigInt(amount) * BigInt(hundredths) -
          BigInt(percentOfDown(amount, hundredths / 100)) * 10_000n;
        expect(missing).toBeGreaterThanOrEqual(0n);
        expect(missing).toBeLessThan(10_000n);
      }),
    );
  });
});

describe('an amount shared among lines', () => {
  it.each([
    ['in proportion', 2.72, [13.6, 6.8, 6.8], [1.36, 0.68, 0.68]],
    ['with the odd unit for the earlier of equals', 0.1, [5, 5, 5], [0.04, 0.03, 0.03]],
    ['with two odd units for the first two of equals', 0.11, [5, 5, 5], [0.04, 0.04, 0.03]],
    [
      'with the odd unit for the largest remainder, wherever it is',
      0.1,
      [1, 1, 4],
      [0.02, 0.02, 0.06],
    ],
    [
      'with the odd unit for a later line with a larger remainder',
      0.05,
      [4, 1, 1.9],
      [0.03, 0.01, 0.01],
    ],
    ['with nothing for a line that costs nothing', 1, [0, 2, 0], [0, 1, 0]],
    ['of nothing', 0, [1, 2], [0, 0]],
    ['where no line costs anything', 5, [0, 0], [0, 0]],
    ['among no lines', 5, [], []],
    ['that is all they cost', 9.99, [3.33, 6.66], [3.33, 6.66]],
  ])('%s', (_rule, amount, weights, shares) => {
    expect(shareOut(euro(amount), euros(...weights))).toEqual(euros(...shares));
  });

  it('always sums to the amount', () => {
    fc.assert(
      fc.property(anyPrice, anyPrices, (amount, weights) => {
        fc.pre(sum(weights) > 0);
        expect(sum(shareOut(amount, weights))).toBe(amount);
      }),
    );
  });

  it('gives each line its exact share, give or take less than a minor unit', () => {
    fc.assert(
      fc.property(anyPrice, anyPrices, (amount, weights) => {
        const total = BigInt(sum(weights));
        fc.pre(total > 0n);
        shareOut(amount, weights).forEach((share, index) => {
          const drift = BigInt(share) * total - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(drift).toBeGreaterThan(-total);
          expect(drift).toBeLessThan(total);
        });
      }),
    );
  });

  it('takes no more from a line than it costs, and gives it nothing', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat({ max: 10_000 }), (prices, hundredths) => {
        const shares = shareOut(percentOfDown(sum(prices), hundredths / 100), prices);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(prices[index] ?? ZERO);
        });
      }),
    );
  });

  it('is exact for the largest amounts', () => {
    const large = money(Number.MAX_SAFE_INTEGER - 2);
    expect(shareOut(large, [money(1), large])).toEqual([1, large - 1]);
  });

  it('is no use for debts', () => {
    expect(() => shareOut(money(-1), euros(1))).toThrow(RangeError);
    expect(() => shareOut(money(1), [money(2), money(-1)])).toThrow('not negative');
  });
});
