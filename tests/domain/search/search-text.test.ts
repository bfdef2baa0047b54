import fc from 'fast-check';
import {
  SEARCH_MINIMUM,
  isSearchable,
  normalSearchText,
} from '../../../src/domain/search/search-text';

it.each([
  ['two letters in spaces are too few', '  ab  ', false],
  ['three spaces are no text', '   ', false],
  ['no text', '', false],
  ['three letters in spaces are enough', '  суп ', true],
  ['exactly three letters', 'суп', true],
  ['two letters', 'су', false],
  ['four letters', 'супы', true],
  ['no-break spaces and tabs do not count either', '\u00a0\tab\u3000\n', false],
  ['a space between two letters is no letter, however long', 'a     b', false],
  ['three letters, each a word', 'a b c', true],
  ['digits count as letters do', '7 up', true],
  ['three digits', '330', true],
  ['a letter between two signs', '<b>', false],
  ['a letter behind two signs', '@@a', false],
  ['two letters and a sign', 'ab!', false],
  ['three letters among signs', '<sup>', true],
  ['pictures are no letters', '🍕🍕🍕', false],
  ['two letters outside the basic plane are two, not four', '𝒮𝒮', false],
  ['three of them are three', '𝒮𝒮𝒮', true],
  ['signs that count for nothing where letters are compared', 'ьъь', false],
  ['a letter of three that counts for nothing there', 'бъз', true],
  ['a letter written as two signs is one', 'й'.normalize('NFD') + 'о', false],
  ['three letters of which one is written as two signs', 'й'.normalize('NFD') + 'од', true],
  ['a flag is one, though it is stored as two letters', '🇧🇬🇧🇬', false],
  ['a family of three joined pictures is one', '👨‍👩‍👧👨‍👩‍👧', false],
  ['signs without width do not count: soft hyphens', 'a\u00adb', false],
  ['signs without width do not count: spaces without width', '\u200ba\u200bb\u200b', false],
  ['signs without width do not count: marks of direction', '\u200eab\u200f', false],
  ['signs without width do not count: turned writing', '\u202aab\u202e', false],
  ['signs without width do not count: joined words', 'a\u2060b', false],
  ['signs without width do not count: parted writing', '\u2066ab\u2069', false],
  ['signs without width do not count: the mark that begins a file', 'a\ufeffb', false],
  ['signs without width do not count: the Arabic mark of direction', '\u061cab\u061c', false],
  ['signs without width do not count: three of mathematics', '\u2061\u2062\u2063', false],
  ['signs without width take nothing away from three letters', '\u200eсуп\u200f', true],
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

it('needs three letters or digits', () => {
  expect(SEARCH_MINIMUM).toBe(3);
});
