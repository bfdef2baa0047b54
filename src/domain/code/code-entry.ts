import { digitsOf } from '../text/digits';

export type CodeDigit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** One of the four boxes: a digit, or nothing yet. */
export type CodeBox = CodeDigit | '';

/** How many digits a sign-in code has, and so how many boxes there are. Rules 18.3. */
export const CODE_LENGTH = 4;

/** The four boxes while they are being filled, and the one that the cursor is in, counted from 0. Rules 18.3. */
export interface CodeEntry {
  readonly boxes: readonly [CodeBox, CodeBox, CodeBox, CodeBox];
  readonly cursor: number;
}

export const EMPTY_CODE: CodeEntry = { boxes: ['', '', '', ''], cursor: 0 };

const entryOf = (boxOf: (index: number) => CodeBox, cursor: number): CodeEntry => ({
  boxes: [boxOf(0), boxOf(1), boxOf(2), boxOf(3)],
  cursor: Math.min(CODE_LENGTH - 1, cursor),
});

const withBox = ({ boxes }: CodeEntry, box: number, content: CodeBox): CodeEntry =>
  entryOf((index) => (index === box ? content : (boxes[index] ?? '')), box);

/**
 * The entry after a keyboard or a paste has put a text into a box. Its digits spread over the boxes
 * from there and the cursor goes behind them; a whole code fills all boxes, wherever it was put.
 * A text without digits changes nothing; no text empties the box. Rules 18.3.
 */
export const putIntoCode = (entry: CodeEntry, box: number, text: string): CodeEntry => {
  if (text === '') return withBox(entry, box, '');
  const digits = digitsOf(text);
  if (digits === '') return entry;
  const start = digits.length < CODE_LENGTH ? box : 0;
  // Only the digits 0 to 9 are left; outside of them there is nothing.
  const put = (index: number) => digits.charAt(index - start) as CodeBox;
  return entryOf((index) => put(index) || (entry.boxes[index] ?? ''), start + digits.length);
};

/** The entry after the key that deletes backwards: a full box is emptied, from an empty one the cursor goes back. Rules 18.3. */
export const eraseInCode = (entry: CodeEntry, box: number): CodeEntry =>
  entry.boxes[box] ? withBox(entry, box, '') : { boxes: entry.boxes, cursor: Math.max(0, box - 1) };

/** The digits of the boxes in a row, as many as there are. */
export const codeTextOf = ({ boxes }: CodeEntry): string => boxes.join('');
