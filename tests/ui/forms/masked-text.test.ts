import { maskPhone } from '../../../src/domain/phone/phone-mask';
import { maskedEdit } from '../../../src/ui/forms/masked-text';

/** A text with its caret as a bar. */
const parted = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') });

const edit = (before: string, after: string, inputType: string, country = 'bg'): string => {
  const { text, caret } = maskedEdit(before, { ...parted(after), inputType }, (typed) =>
    maskPhone(typed, country),
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

const FULL = '+359 880 001 122';

it.each([
  ['a digit at the end', '+359 880 00', '+359 880 001|', 'insertText', '+359 880 001|'],
  ['a digit in the middle', '+359 880 01', '+359 887|0 01', 'insertText', '+359 887| 001'],
  ['the first zero of home', '', '0|', 'insertText', '0|'],
  ['what makes it a number of home', '0', '08|', 'insertText', '+359 8|'],
  ['a letter in the middle', FULL, '+359 88x|0 001 122', 'insertText', '+359 88|0 001 122'],
  ['a whole number', '', '00359 (0) 88 000-11-22|', 'insertFromPaste', `${FULL}|`],
])('leaves the caret behind %s that is put in', (_, before, after, type, result) => {
  expect(edit(before, after, type)).toBe(result);
});

it.each([
  ['the digit before the caret', '+359 8|0 001 122', 'Backward', '+359 8|00 011 22'],
  ['the digit beyond a space', '+359 880|001 122', 'Backward', '+359 88|0 011 22'],
  ['the digit behind the caret', '+359 |80 001 122', 'Forward', '+359| 800 011 22'],
  ['the digit behind a space', '+359 880|001 122', 'Forward', '+359 880| 011 22'],
])('deletes %s, and the caret stays there', (_, after, direction, result) => {
  expect(edit(FULL, after, `deleteContent${direction}`)).toBe(result);
});

it('takes one digit away with each press at the end', () => {
  expect(edit(FULL, '+359 880 001 12|', 'deleteContentBackward')).toBe('+359 880 001 12|');
  expect(edit('+359 8', '+359 |', 'deleteContentBackward')).toBe('+359|');
});

it('keeps its place when several digits are cut out', () => {
  expect(edit(FULL, '+359 8|2', 'deleteByCut')).toBe('+359 8|2');
});

it('keeps the signs of a mask that stand in front of all digits', () => {
  expect(edit('+38 (067) 0', '38 (067) 0'.replace(/^/, '|'), 'deleteContentBackward', 'ua')).toBe(
    '|+38 (067) 0',
  );
});
