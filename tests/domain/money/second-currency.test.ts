import fc from 'fast-check';
import { money, sum, times } from '../../../src/domain/money/money';
import type { PriceCurrencies } from '../../../src/domain/money/second-currency';
import {
  convertToSecond,
  formatPrice,
  isSecondShown,
  pricesIn,
} from '../../../src/domain/money/second-currency';
import { instant } from '../../../src/domain/time/instant';
import { timeZone } from '../../../src/domain/time/time-zone';
import type { Result } from '../../../src/domain/result/result';
import { EURO_AND_LEVA, euro } from '../../support/euro';
import { runCount } from '../../support/run-count';

const valueOf = <A>(result: Result<unknown, A>): A => {
  if (!result.ok) throw new Error('Refused');
  return result.value;
};

const { currency: EURO, secondCurrency: LEV } = EURO_AND_LEVA;
const PRICES: PriceCurrencies = EURO_AND_LEVA;
const ENGLISH = { decimal: '.', group: ',', groupedFrom: 4 };
const BULGARIAN = { decimal: ',', group: '\u00a0', groupedFrom: 5 };

it.each([
  [6.6, ENGLISH, '6.60\u00a0€\u00a0· 12.91\u00a0лв.'],
  [6.6, BULGARIAN, '6,60\u00a0€\u00a0· 12,91\u00a0лв.'],
  [15.87, ENGLISH, '15.87\u00a0€\u00a0· 31.04\u00a0лв.'],
  [0, ENGLISH, '0.00\u00a0€\u00a0· 0.00\u00a0лв.'],
  [-1.53, ENGLISH, '-1.53\u00a0€\u00a0· -2.99\u00a0лв.'],
  [1533.88, ENGLISH, '1,533.88\u00a0€\u00a0· 3,000.01\u00a0лв.'],
])('writes a price of %s euro with the leva beside it', (decimal, style, expected) => {
  expect(formatPrice(euro(decimal), PRICES, style)).toBe(expected);
});

it('writes the sign of what came and went before both prices', () => {
  expect(formatPrice(euro(1.53), PRICES, ENGLISH, '+')).toBe('+1.53\u00a0€\u00a0· +2.99\u00a0лв.');
  expect(formatPrice(euro(-1.53), PRICES, ENGLISH, '+')).toBe('-1.53\u00a0€\u00a0· -2.99\u00a0лв.');
  expect(formatPrice(euro(0), PRICES, ENGLISH, '+')).toBe('0.00\u00a0€\u00a0· 0.00\u00a0лв.');
});

it('writes sums of an older currency in it alone', () => {
  const old = { currency: { ...EURO, code: 'BGN', symbol: 'лв.' }, secondCurrency: null };
  expect(pricesIn(old.currency, PRICES)).toEqual(old);
  expect(pricesIn({ ...EURO }, PRICES)).toEqual(PRICES);
});

it('writes one price where the shop has one currency', () => {
  const prices = { ...PRICES, secondCurrency: null };
  expect(formatPrice(money(660), prices, ENGLISH)).toBe('6.60\u00a0€');
});

it('converts the sum of a cart, never the sum of its converted parts', () => {
  const one = euro(5.29);
  expect(times(one, 3)).toBe(euro(15.87));
  expect(convertToSecond(times(one, 3), EURO, LEV)).toBe(31.04);
  expect(3 * Math.round(100 * convertToSecond(one, EURO, LEV))).toBe(3105);
});

it.each([
  // In binary fractions 1.005 is less than it, and 2.675 too.
  [1, 0, 1.005, 2, 1.01],
  [1, 0, 2.675, 2, 2.68],
  [-1, 0, 1.005, 2, -1.01],
  [500, 0, 0.0061, 3, 3.05],
  [1613, 3, 487.5, 0, 786],
  [1, 4, 1e-7, 4, 0],
  [5, 0, 1e-1, 0, 1],
])('converts %i units of %i decimals at %d into %i decimals', (minor, from, rate, digits, into) => {
  expect(convertToSecond(money(minor), { digits: from }, { rate, digits })).toBe(into);
});

it('rounds the sums of any cart once, half away from zero', () => {
  const line = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const total = sum(lines.map(([price, count]) => times(money(price), count)));
      // In hundred-thousandths of a stotinka, where the rate is whole.
      const rounded = Math.floor((2 * total * 195_583 + 100_000) / 200_000) / 100;
      expect([total, -total].map((minor) => convertToSecond(money(minor), EURO, LEV))).toEqual([
        rounded,
        total === 0 ? 0 : -rounded,
      ]);
    }),
    { numRuns: runCount('ROUNDED_SUMS') },
  );
});

it('ends with the last day by the clocks of the city, wherever the server stands', () => {
  const shownAt = (iso: string, zone: string) =>
    isSecondShown(LEV, instant(Date.parse(iso)), valueOf(timeZone(zone)));
  expect(shownAt('2026-12-31T23:59:59.999+02:00', 'Europe/Sofia')).toBe(true);
  // In Los Angeles it is 14:00 of the last day.
  expect(shownAt('2027-01-01T00:00:00+02:00', 'Europe/Sofia')).toBe(false);
  expect(shownAt('2027-01-01T00:00:00+02:00', 'America/Los_Angeles')).toBe(true);
});

it('goes on where it has no last day', () => {
  const zone = valueOf(timeZone('Europe/Sofia'));
  expect(isSecondShown({ until: null }, instant(Date.parse('2099-01-01')), zone)).toBe(true);
});
