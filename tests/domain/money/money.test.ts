import fc from 'fast-check';
import {
  ZERO,
  decimalFromMoney,
  minus,
  money,
  moneyFromDecimal,
  plus,
  shortfall,
  sum,
  times,
} from '../../../src/domain/money/money';
import { euro } from '../../support/euro';

/** Up to ten million in whole units, far more than any cart. */
const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const anyMoney = anyMinor.map(money);

describe('money of a menu price', () => {
  it.each([
    ['a price as it is written', 12.9, 1290],
    ['half a cent is rounded up', 1.005, 101],
    ['just below a half is rounded down', 1.0049, 100],
    ['just above a half is rounded up', 1.0051, 101],
    ['a half that binary fractions make too small', 1.255, 126],
    ['a half that binary fractions make too small, in the thousands', 8345.675, 834568],
    ['a half below zero is rounded away from zero', -1.005, -101],
    ['the remainder of 0.1 + 0.2', 0.1 + 0.2, 30],
    ['a number so small that it is written with an exponent', 5e-7, 0],
    ['a number so small and negative', -5e-7, 0],
  ])('%s', (_rule, decimal, minor) => {
    expect(moneyFromDecimal(decimal, 2)).toBe(minor);
  });

  it.each([
    [0, 1290, 1290],
    [1, 12.25, 123],
    [3, 1.2345, 1235],
  ])('follows a currency of %i decimals', (digits, decimal, minor) => {
    expect(moneyFromDecimal(decimal, digits)).toBe(minor);
  });

  it('never is minus zero', () => {
    expect(Object.is(moneyFromDecimal(-0.001, 2), 0)).toBe(true);
    expect(Object.is(money(-0), 0)).toBe(true);
    expect(Object.is(times(money(5), -0), 0)).toBe(true);
  });

  it.each([NaN, Infinity, -Infinity, 2 ** 53, 1e300])('does not take %d for an amount', (value) => {
    expect(() => money(value)).toThrow(RangeError);
  });

  it('takes the largest safe amount', () => {
    expect(money(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('laws of rounding', () => {
  it('never drifts more than half a minor unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (decimal) => {
        const drift = Math.abs(moneyFromDecimal(decimal, 2) - decimal * 100);
        expect(drift).toBeLessThanOrEqual(0.5 + 1e-7);
      }),
    );
  });

  it('rounds every half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
        const half = Number(
          `${String(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, '0')}5`,
        );
        expect(moneyFromDecimal(half, 2)).toBe(minor + 1);
      }),
    );
  });

  it('rounds a debt as it rounds a claim', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (decimal) => {
        expect(moneyFromDecimal(-decimal, 2) + moneyFromDecimal(decimal, 2)).toBe(0);
      }),
    );
  });

  it('brings back what travelled as a decimal', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 0, max: 3 }), (amount, digits) => {
        expect(moneyFromDecimal(decimalFromMoney(amount, digits), digits)).toBe(amount);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('takes five times 36.49 for 182.45', () => {
    expect(decimalFromMoney(times(euro(36.49), 5), 2)).toBe(182.45);
  });

  it('takes 1290 minor units for 12.9', () => {
    expect(decimalFromMoney(money(1290), 2)).toBe(12.9);
  });

  it('adds nothing up to nothing', () => {
    expect(sum([])).toBe(ZERO);
  });

  it('does not depend on the order of a sum', () => {
    fc.assert(
      fc.property(fc.array(anyMoney, { maxLength: 20 }), (amounts) => {
        expect(sum([...amounts].reverse())).toBe(sum(amounts));
      }),
    );
  });

  it('takes back what it added', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(minus(plus(a, b), b)).toBe(a);
      }),
    );
  });

  it('refuses an amount that a number can no longer hold exactly', () => {
    expect(() => times(money(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

describe('what is missing to a limit', () => {
  it('is nothing when 8.20, 8.60 and 13.20 meet a minimum of 30', () => {
    expect(shortfall(sum([8.2, 8.6, 13.2].map((price) => euro(price))), euro(30))).toBe(ZERO);
  });

  it.each([
    ['one cent below', 29.99, 0.01],
    ['exactly at the limit', 30, 0],
    ['one cent above', 30.01, 0],
    ['with nothing', 0, 30],
  ])('%s', (_rule, amount, missing) => {
    expect(shortfall(euro(amount), euro(30))).toBe(euro(missing));
  });

  it('reaches the limit exactly when it is added, and is never negative', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (amount, limit) => {
        const missing = shortfall(amount, limit);
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(plus(amount, missing)).toBe(Math.max(amount, limit));
      }),
    );
  });
});
