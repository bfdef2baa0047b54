import fc from 'fast-check';
import { beginsAlmostWith, forgivenSlips } from '../../../backend/catalogue/similar-word';

it.each([
  ['salmon', 'salnon'],
  ['salmon', 'salmoon'],
  ['salmon', 'samon'],
  ['salmon', 'slamon'],
  ['salmon', 'xalmon'],
  ['salmon', 'salno'],
  ['salmon', 'salmonx'],
])('%s begins almost with %s', (word, asked) => {
  expect(beginsAlmostWith(word, asked, 1)).toBe(true);
});

it.each([
  ['salmon', 'salmxx'],
  ['salmon', 'slamno'],
  ['salmon', 'salmonxx'],
])('%s begins with %s but for two slips', (word, asked) => {
  expect(beginsAlmostWith(word, asked, 1)).toBe(false);
  expect(beginsAlmostWith(word, asked, 2)).toBe(true);
});

it.each([
  ['salmon', 'saxxxn'],
  ['salmon', 'lasmno'],
  ['salmon', 'salmonxxx'],
])('%s does not begin with %s, whatever is forgiven', (word, asked) => {
  expect(beginsAlmostWith(word, asked, 2)).toBe(false);
});

it.each([
  ['tuna', 2, 0],
  ['salmo', 1, 1],
  ['salmo', 2, 1],
  ['salmon', 0, 0],
  ['salmon', 1, 1],
  ['salmon', 2, 2],
] as const)('in %s, of %d slips %d are forgiven', (asked, wanted, forgiven) => {
  expect(forgivenSlips(asked, wanted)).toBe(forgiven);
});

/** All texts that are one slip away from a text, in the letters of these tests. */
const oneSlipFrom = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const letters = Array.from('abc');
    return [
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ];
  }).flat();

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });

const beginsWithOne = (word: string, texts: readonly string[]): boolean =>
  texts.some((text) => word.startsWith(text));

it('forgives the very slips that can be made in the beginning of a word', () => {
  fc.assert(
    fc.property(letters(1, 7), letters(1, 6), (word, asked) => {
      const once = oneSlipFrom(asked);
      expect(beginsAlmostWith(word, asked, 0)).toBe(word.startsWith(asked));
      expect(beginsAlmostWith(word, asked, 1)).toBe(beginsWithOne(word, [asked, ...once]));
      if (beginsAlmostWith(word, asked, 2))
        expect(beginsWithOne(word, [asked, ...once.flatMap(oneSlipFrom)])).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('forgives a slip in either half of a word', () => {
  fc.assert(
    fc.property(letters(1, 4), letters(1, 4), fc.nat(), fc.nat(), (left, right, one, other) => {
      const slipped = (half: string, choice: number): string => {
        const all = oneSlipFrom(half);
        return all[choice % all.length] ?? half;
      };
      const typed = `${slipped(left, one)}-${slipped(right, other)}`;
      expect(beginsAlmostWith(`${left}-${right}`, typed, 2)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
