import type { Currency } from '../../../src/domain/money/money';
import { formatMoney, money } from '../../../src/domain/money/money';
import { makeNumberStyle } from '../../../src/domain/money/number-style';

const LEV: Currency = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' };
const DOLLAR: Currency = { code: 'USD', symbol: '$', digits: 2, position: 'before' };

it.each([
  ['12.90 in Russian', 1290, LEV, 'ru-BG', '12,90\u00a0лв.'],
  ['12.90 in English', 1290, LEV, 'en-BG', '12.90\u00a0лв.'],
  ['the symbol before the number', 1290, DOLLAR, 'en-US', '$\u00a012.90'],
  ['a sign before the symbol', -1290, DOLLAR, 'en-US', '-$\u00a012.90'],
  ['all decimals of a whole amount', 1200, LEV, 'en-BG', '12.00\u00a0лв.'],
  ['one minor unit', 1, LEV, 'en-BG', '0.01\u00a0лв.'],
  ['an amount taken off', -250, LEV, 'en-BG', '-2.50\u00a0лв.'],
  ['zero without a minus', -0, LEV, 'en-BG', '0.00\u00a0лв.'],
  ['thousands in groups', 1_234_567, LEV, 'en-BG', '12,345.67\u00a0лв.'],
  ['a currency without decimals', 1290, { ...LEV, digits: 0 }, 'en-BG', '1,290\u00a0лв.'],
])('writes %s', (_what, minor, currency, iso, text) => {
  expect(formatMoney(money(minor), currency, makeNumberStyle(iso))).toBe(text);
});

it('writes one amount in two languages, one after the other, each in its own way', () => {
  const texts = ['ru-BG', 'en-BG', 'ru-BG'].map((iso) =>
    formatMoney(money(50), LEV, makeNumberStyle(iso)),
  );
  expect(texts).toEqual(['0,50\u00a0лв.', '0.50\u00a0лв.', '0,50\u00a0лв.']);
});

it('never lets the number and its symbol part at the end of a line', () => {
  expect(formatMoney(money(123_456_789), LEV, makeNumberStyle('ru-BG'))).not.toMatch(/ /u);
});
