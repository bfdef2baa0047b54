import fc from 'fast-check';
import { foldText, wordsOf } from '../../../src/domain/search/search-words';

it.each([
  ['capitals', 'ПИЦЦА Margherita', 'пицца margherita'],
  ['accents', 'Crème brûlée', 'creme brulee'],
  ['a letter written as two signs', 'й'.normalize('NFD'), 'и'],
  ['ё, й and ї', 'ёлка чай їжа', 'елка чаи ижа'],
  ['Ukrainian letters', 'ґанок єднання і', 'ганок еднання и'],
  ['Kazakh letters', 'әқңғөұүһ', 'акнгоуух'],
  ['signs that soften or part', 'къс сьдь', 'кс сд'],
  [
    'Latin letters of other languages',
    'Straße smørrebrød łosoś œuf',
    'strasse smorrebrod losos oeuf',
  ],
  ['apostrophes', "М’ясна об'єм", 'мясна обем'],
  ['everything else', '  a--b, <c>&7%  ', 'a b c 7'],
  ['unseen signs', 'су\u00adп\u200b', 'суп'],
  ['nothing but signs', '<<>>', ''],
])('%s make no difference', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('a folded text has its words in their order, and nothing has none', () => {
  expect(wordsOf(foldText(' Том ям, острый'))).toEqual(['том', 'ям', 'острыи']);
  expect(wordsOf('')).toEqual([]);
});

it('changes a folded text no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
