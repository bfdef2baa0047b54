import fc from 'fast-check';
import { decimalFromMoney, money } from '../../../src/domain/money/money';
import { readBonusAmount } from '../../../src/domain/promotion/bonus-amount';
import { ok, refuse } from '../../../src/domain/result/result';
import { euro } from '../../support/euro';

const NO_NUMBER = refuse({ kind: 'bonus.not_a_number' });

describe('what a customer typed', () => {
  it.each([
    ['7,5', 7.5],
    ['7.50', 7.5],
    ['7', 7],
    ['0', 0],
    ['0,01', 0.01],
    ['007.10', 7.1],
    [' 7.5\t', 7.5],
    ['\u00a07\u00a0', 7],
    [' \u200b5\u200e', 5],
    ['', 0],
    ['   ', 0],
    ['1000000000', 1e9],
  ])('%j is an amount', (text, amount) => {
    expect(readBonusAmount(text, 2)).toEqual(ok(euro(amount)));
  });

  it.each([
    '7.505',
    '-1',
    '−1',
    '+1',
    '1 000',
    '1.000,00',
    '1,000.00',
    '1..5',
    '.5',
    ',5',
    '5.',
    '5,',
    '.',
    ',',
    'all',
    '7лв',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '7.5 BGN',
    '７',
    '7\n8',
    '½',
    '7.a',
    'a7',
  ])('%j is no number', (text) => {
    expect(readBonusAmount(text, 2)).toEqual(NO_NUMBER);
  });

  it('is an amount still when it is more than a number can hold', () => {
    expect(readBonusAmount('1000000001', 2)).toEqual(ok(euro(1e9)));
    expect(readBonusAmount('9'.repeat(400), 2)).toEqual(ok(euro(1e9)));
  });

  it.each([
    ['7', 0, ok(7)],
    ['7.0', 0, NO_NUMBER],
    ['', 0, ok(0)],
    ['7.505', 3, ok(7505)],
    ['7.5055', 3, NO_NUMBER],
  ])('%j follows a currency of %i decimals', (text, digits, result) => {
    expect(readBonusAmount(text, digits)).toEqual(result);
  });

  it('is read as it is written, with a comma or a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
        const text = decimalFromMoney(money(minor), 2).toFixed(2);
        expect(readBonusAmount(text, 2)).toEqual(ok(minor));
        expect(readBonusAmount(text.replace('.', ','), 2)).toEqual(ok(minor));
      }),
    );
  });
});
