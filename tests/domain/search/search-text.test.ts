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
  ['a space between two letters counts once, however long', 'a     b', true],
  ['two letters outside the basic plane are two, not four', '🍕🍕', false],
  ['three of them are three', '🍕🍕🍕', true],
  ['a letter written as two signs is one', 'й'.normalize('NFD') + 'о', false],
])('%s', (_rule, text, searchable) => {
  expect(isSearchable(text)).toBe(searchable);
});

it('asks the backend for the text without the spaces around it', () => {
  expect(normalSearchText('  суп ')).toBe('суп');
  expect(normalSearchText(' том   ям\t')).toBe('том ям');
});

it('changes a text that is already in its normal form no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalSearchText(text);
      expect(normalSearchText(once)).toBe(once);
    }),
  );
});

it('gives the same answer however many spaces surround a text', () => {
  const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 5 });
  fc.assert(
    fc.property(fc.string({ maxLength: 5 }), spaces, spaces, (text, before, after) => {
      expect(isSearchable(before + text + after)).toBe(isSearchable(text));
    }),
  );
});

it('needs three characters', () => {
  expect(SEARCH_MINIMUM).toBe(3);
});
