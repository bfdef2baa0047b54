let made: Intl.Segmenter | null | undefined;

/**
 * Made when it is first needed: it reads a table of all writing, which a page that is coming alive has
 * no time for. Some browsers still lack it; letters with their accents then come together by NFC alone.
 */
const graphemes = (): Intl.Segmenter | null => {
  made ??=
    typeof Intl.Segmenter === 'function'
      ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
      : null;
  return made;
};

/** A text's characters as people count them: a letter with its accent, a flag, a picture count once. Rules 7.1. */
export const charactersOf = (text: string): readonly string[] => {
  const segmenter = graphemes();
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : [...text.normalize('NFC')];
};

/** How many characters a text has, as people count them. Rules 7.1. */
export const countCharacters = (text: string): number => charactersOf(text).length;

/** A text cut to a number of characters, none of them cut apart. What is behind them is not read. */
export const firstCharacters = (text: string, count: number): string => {
  const segmenter = graphemes();
  if (!segmenter) return [...text.normalize('NFC')].slice(0, count).join('');
  let left = count;
  for (const { index } of segmenter.segment(text)) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
};
