import fc from 'fast-check';
import {
  charactersOf,
  countCharacters,
  firstCharacters,
} from '../../../src/domain/text/characters';

const decomposed = (text: string) => text.normalize('NFD');

it.each([
  ['nothing', '', 0],
  ['Latin letters', 'abc', 3],
  ['a letter with its accent in one sign', 'é', 1],
  ['a letter with its accent in two signs', decomposed('é'), 1],
  ['a Russian word', decomposed('йод'), 3],
  ['a letter with two marks of its own', decomposed('ệ'), 1],
  ['a picture', '🍕', 1],
  ['a family, which is three pictures joined', '👨‍👩‍👧', 1],
  ['a picture with its colour', '👍🏽', 1],
  ['a flag', '🇧🇬', 1],
  ['two flags', '🇧🇬🇺🇦', 2],
  ['a Korean syllable in its parts', decomposed('한'), 1],
  ['a line break of two signs', '\r\n', 1],
  ['spaces, which count', ' a ', 3],
])('counts as people do: %s', (_what, text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('gives the characters one by one', () => {
  expect(charactersOf('a🇧🇬é')).toEqual(['a', '🇧🇬', 'é']);
});

it.each([
  ['none', 0, ''],
  ['fewer than there are', 2, 'a👨‍👩‍👧'],
  ['as many as there are', 3, 'a👨‍👩‍👧b'],
  ['more than there are', 4, 'a👨‍👩‍👧b'],
])('cuts a text to %s and no character apart', (_how, count, cut) => {
  expect(firstCharacters('a👨‍👩‍👧b', count)).toBe(cut);
});

it('loses nothing and adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(charactersOf(text).join('')).toBe(text);
    }),
  );
});

it('never counts more characters after cutting than were allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
      const cut = firstCharacters(text, count);
      expect(countCharacters(cut)).toBe(Math.min(count, countCharacters(text)));
      expect(text.startsWith(cut)).toBe(true);
    }),
  );
});

describe('in a browser that cannot tell characters apart', () => {
  const { Segmenter } = Intl;
  beforeEach(() => {
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
  afterEach(() => {
    Object.assign(Intl, { Segmenter });
  });

  it.each([
    ['a letter with its accent in two signs', decomposed('йод'), 3],
    ['a picture', '🍕🍕', 2],
  ])('still counts once: %s', (_what, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});
