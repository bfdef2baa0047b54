import fc from 'fast-check';
import { isSearchable, normalSearchText } from '../../../src/domain/search/search-text';

it.each([
  ['one letter in spaces is too few', '  a  ', false],
  ['three spaces are no text', '   ', false],
  ['no text', '', false],
  ['two letters in spaces are enough', '  ти ', true],
  ['no-break spaces and tabs do not count', '\u00a0\ta\u3000\n', false],
  ['a letter and a sign', 'C+', true],
  ['signs alone', '++', true],
  ['two digits', '33', true],
  ['two pictures', '🍕🍕', true],
  ['one letter outside the basic plane is one, not two', '𝒮', false],
  ['a letter written as two signs is one', 'й'.normalize('NFD'), false],
  ['a flag is one, though it is stored as two letters', '🇧🇬', false],
  ['a family of three joined pictures is one', '👨‍👩‍👧', false],
  ['signs without width do not count', '\u200ba\u00ad\u200e\u2060\ufeff', false],
  ['half a character does not count', 'a\ud83c', false],
  ['signs without width take nothing away from two letters', '\u200eти\u200f', true],
])('%s', (_rule, text, searchable) => {
  expect(isSearchable(text)).toBe(searchable);
});

it('asks the backend for the text without the spaces around it', () => {
  expect(normalSearchText('  суп ')).toBe('суп');
  expect(normalSearchText(' том   ям\t')).toBe('том ям');
  expect(normalSearchText('том\n\u00a0ям')).toBe('том ям');
  expect(normalSearchText('   ')).toBe('');
});

it('asks the backend for what the customer sees, also when more was copied', () => {
  expect(normalSearchText('\u200e су\u00adп\u200b ')).toBe('суп');
  expect(normalSearchText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  expect(normalSearchText('می\u200cخواهم')).toBe('می\u200cخواهم');
});

it.each([
  ['letters of two signs composed', 'чаи\u0306', 'чай'],
  ['no half of a character', 'pizza \ud83c', 'pizza'],
  ['no half in front of a whole one', '\udf55🍕', '🍕'],
])('asks the backend for %s', (_what, text, normal) => {
  expect(normalSearchText(text)).toBe(normal);
});

it('changes a text that is already in its normal form no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalSearchText(text);
      expect(normalSearchText(once)).toBe(once);
    }),
  );
});

it('gives the same answer however many spaces surround a text', () => {
  const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\u200b'), maxLength: 5 });
  fc.assert(
    fc.property(fc.string({ maxLength: 5 }), spaces, spaces, (text, before, after) => {
      expect(isSearchable(before + text + after)).toBe(isSearchable(text));
    }),
  );
});
