import fc from 'fast-check';
import type { NumberStyle } from '../../../src/domain/money/number-style';
import { formatNumber, makeNumberStyle } from '../../../src/domain/money/number-style';

const ENGLISH: NumberStyle = { decimal: '.', group: ',', groupedFrom: 4 };
const BULGARIAN: NumberStyle = { decimal: ',', group: '\u00a0', groupedFrom: 5 };

it.each([
  ['just below the smallest grouped number', 999.5, ENGLISH, 1, '999.5'],
  ['the smallest grouped number', 1000, ENGLISH, 0, '1,000'],
  ['four digits where only five are grouped', 9999, BULGARIAN, 2, '9999,00'],
  ['five digits where five are grouped', 10_000, BULGARIAN, 2, '10\u00a0000,00'],
  ['two groups', 1_234_567.8, ENGLISH, 2, '1,234,567.80'],
  ['exactly the decimals asked for', 12, ENGLISH, 2, '12.00'],
  ['as many decimals as it has', 12.5, ENGLISH, undefined, '12.5'],
  ['no decimals when it has none', 12, ENGLISH, undefined, '12'],
  ['a number below zero', -1234.5, ENGLISH, 2, '-1,234.50'],
  ['zero', 0, ENGLISH, 2, '0.00'],
  ['minus zero', -0, ENGLISH, 2, '0.00'],
  ['a number that rounds to zero from below', -0.001, ENGLISH, 2, '0.00'],
])('writes %s', (_what, value, style, digits, text) => {
  expect(formatNumber(value, style, digits)).toBe(text);
});

it.each(['en-BG', 'ru-BG', 'ru-UA', 'bg-BG', 'uk-UA', 'kk-KZ', 'en-AE'])(
  'writes amounts in %s as that language does',
  (iso) => {
    const language = new Intl.NumberFormat(iso, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        expect(formatNumber(minor / 100, makeNumberStyle(iso), 2)).toBe(
          language.format(minor / 100),
        );
      }),
      { numRuns: 50 },
    );
  },
);

it.each([
  ['English groups four digits', 'en-BG', { decimal: '.', group: ',', groupedFrom: 4 }],
  ['Spanish groups only five', 'es-ES', { decimal: ',', group: '.', groupedFrom: 5 }],
  ['Bulgarian groups only five', 'bg-BG', { decimal: ',', group: '\u00a0', groupedFrom: 5 }],
])('%s', (_how, iso, style) => {
  expect(makeNumberStyle(iso)).toEqual(style);
});
