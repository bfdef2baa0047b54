/** Some browsers still lack the table of all writing; letters with their accents then come together by NFC alone. */
const SEGMENTER =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : null;

/** A text's characters as people count them: a letter with its accent, a flag, a picture count once. Rules 7.1. */
export const charactersOf = (text: string): readonly string[] => {
  const segments = SEGMENTER?.segment(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : [...text.normalize('NFC')];
};

/** How many characters a text has, as people count them. Rules 7.1. */
export const countCharacters = (text: string): number => charactersOf(text).length;

/** A text cut to a number of characters, none of them cut apart. What is behind them is not read. */
export const firstCharacters = (text: string, count: number): string => {
  const segments = SEGMENTER?.segment(text);
  if (!segments) return [...text.normalize('NFC')].slice(0, count).join('');
  let left = count;
  for (const { index } of segments) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
};
