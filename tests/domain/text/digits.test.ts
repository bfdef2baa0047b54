import fc from 'fast-check';
import { digitsOf } from '../../../src/domain/text/digits';

it.each([
  ['Latin', '0123456789'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
  ['bold mathematical, which stand in a row with four more kinds', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['typewriter mathematical, the last of that row', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('reads %s digits', (_script, digits) => {
  expect(digitsOf(digits)).toBe('0123456789');
});

it.each([
  ['nothing', '', ''],
  ['no digit', 'tel.:', ''],
  ['signs between them', '+38 (067) 000-11-22', '380670001122'],
  ['letters between them', 'a1b2', '12'],
  ['small raised figures, which are no digits', '1²3', '13'],
  ['Roman numerals, which are no digits', 'Ⅳ4', '4'],
  ['two scripts in one text', '06٧', '067'],
])('leaves only the digits of %s', (_what, text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

it('knows the ten digits of every script that has some', () => {
  const everyDigit = Array.from({ length: 0x20000 }, (_, code) =>
    String.fromCodePoint(code),
  ).filter((sign) => /\p{Nd}/u.test(sign));
  expect(everyDigit.length).toBeGreaterThan(600);
  expect(digitsOf(everyDigit.join(''))).toBe('0123456789'.repeat(everyDigit.length / 10));
});

it('has nothing to change in digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(digitsOf(digitsOf(text))).toBe(digitsOf(text));
    }),
  );
});
