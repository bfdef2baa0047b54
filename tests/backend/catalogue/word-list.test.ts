import { beginsAlmostWith } from '../../../backend/catalogue/similar-word';
import { wordList } from '../../../backend/catalogue/word-list';

/** All words of four letters out of three, and a few longer ones. */
const WORDS = [
  ...Array.from({ length: 81 }, (_, number) =>
    number.toString(3).padStart(4, '0').replace(/0/g, 'a').replace(/1/g, 'b').replace(/2/g, 'c'),
  ),
  'abcabcabc',
  'cabbage',
  'bacabac',
  'a',
];
const list = wordList(WORDS);

const found = (asked: string): Record<string, string> => {
  const all: Record<string, string> = {};
  list.find(asked, (place, match) => {
    expect(all).not.toHaveProperty(WORDS[place] ?? '');
    all[WORDS[place] ?? ''] = match;
  });
  return all;
};

it.each(['a', 'ab', 'abc', 'cab', 'abca', 'cabbage', 'bbag', 'x'])(
  'finds the very words that have %s, each once',
  (asked) => {
    const expected = WORDS.flatMap((word) => {
      if (word.startsWith(asked)) return [[word, 'begins']];
      return asked.length > 1 && word.includes(asked) ? [[word, 'contains']] : [];
    });
    expect(found(asked)).toEqual(Object.fromEntries(expected));
    expect(list.has(asked)).toBe(WORDS.some((word) => word.includes(asked)));
  },
);

const similarTo = (asked: string, slips: 0 | 1 | 2): string[] => {
  const similar: string[] = [];
  list.findSimilar(asked, slips, (place) => similar.push(WORDS[place] ?? ''));
  return similar.toSorted();
};

const TYPED = 'cabage cabbbage acbbage cabbaeg bacbaac xbcabc abcabcabcc ccccc cacage bcaabac';

it.each(TYPED.split(' '))('finds the very words that almost begin with %s', (asked) => {
  expect(similarTo(asked, 1)).toEqual(
    WORDS.filter((word) => beginsAlmostWith(word, asked, 1)).toSorted(),
  );
});

it.each(TYPED.split(' '))(
  'with two slips finds of those that begin with the first letter of %s the very similar ones',
  (asked) => {
    const most = asked.length < 6 ? 1 : 2;
    const expected = WORDS.filter(
      (word) =>
        (most === 1 || word.startsWith(asked.slice(0, 1))) && beginsAlmostWith(word, asked, most),
    );
    expect(similarTo(asked, 2)).toEqual(expected.toSorted());
  },
);

it('forgives nothing where nothing is to be forgiven', () => {
  expect(similarTo('cabbage', 0)).toEqual([]);
  expect(similarTo('cabb', 2)).toEqual([]);
});

it('finds nothing among no words', () => {
  expect(wordList([]).has('a')).toBe(false);
  wordList([]).find('a', () => {
    throw new Error('there is no word');
  });
});
