/** Null in browsers that still lack `Intl.Segmenter`. Its first use reads tables that the start of a page should not wait for. */
const graphemesOf = (text: string): Intl.Segments | null =>
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
    : null;

/** Letters with their accents come together by NFC alone. */
const composedCharacters = (text: string): string[] => [...text.normalize('NFC')];

/** A text's characters as people count them: a letter with its accent, a flag, a picture count once. Rules 7.1. */
export const charactersOf = (text: string): readonly string[] => {
  const segments = graphemesOf(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : composedCharacters(text);
};

/** Returns how many characters a text has, as people count them. Rules 7.1. */
export const countCharacters = (text: string): number => charactersOf(text).length;

/** A text cut to a number of characters, none of them cut apart. What is behind them is not read. */
export const firstCharacters = (text: string, count: number): string => {
  // No character is shorter than one code unit.
  if (text.length <= count) return text;
  const segments = graphemesOf(text);
  if (!segments) return composedCharacters(text).slice(0, count).join('');
  let left = count;
  for (const { index } of segments) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
};
