import fc from 'fast-check';
import { decodeText, encodeText } from '../../../src/infrastructure/storage/cookie-text';

it.each([
  ['nothing', ''],
  ['Latin', 'Vitosha Blvd'],
  ['Cyrillic', 'бульвар Витоша, 105Б'],
  ['Kazakh', 'Әл-Фараби даңғылы'],
  ['Arabic', 'شارع الشيخ زايد'],
  ['a picture of several signs', 'дом 👨‍👩‍👧‍👦'],
  ['what would end a cookie', 'a;b,c="d"\\ e%20\r\n\0'],
  ['a sign that begins a file', '\ufeffx'],
])('comes back as it was: %s', (_what, text) => {
  expect(decodeText(encodeText(text))).toBe(text);
});

it('needs no escaping, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(encodeText(text)).toMatch(/^[\w-]*$/);
      expect(decodeText(encodeText(text))).toBe(text);
    }),
  );
});

it('writes half a picture, which is no text, as a sign for what is missing', () => {
  expect(decodeText(encodeText('a\ud83d'))).toBe('a\ufffd');
});

it.each([
  ['an escape', '%D0%B1'],
  ['padding', 'YQ=='],
  ['the other alphabet of its kind', '+/8'],
  ['a space', 'YW Jj'],
  ['a length that no text has', 'YWJjZ'],
  ['bytes that are no UTF-8', '_w'],
  ['half a letter', '0A'],
  ['bits that belong to no letter', 'YR'],
  ['Cyrillic', 'бул'],
])('is refused where no text is written so: %s', (_what, encoded) => {
  expect(decodeText(encoded)).toBeNull();
});
