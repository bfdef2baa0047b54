import fc from 'fast-check';
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

describe('digits in the middle of a complete number', () => {
  const UA = '+38 (067) 000-11-22';
  const put = (shown: string, text: string, country: string) =>
    edit(shown.replace('|', ''), shown.replace('|', `${text}|`), 'insertText', country);

  it.each([
    ['cut out', [['+38 (0|) 000-11-22', 'deleteContentBackward']]],
    [
      'taken away by two Backspaces',
      [
        ['+38 (06|) 000-11-22', 'deleteContentBackward'],
        ['+38 (0|0) 001-12-2', 'deleteContentBackward'],
      ],
    ],
    [
      'taken away by two Deletes',
      [
        ['+38 (0|7) 000-11-22', 'deleteContentForward'],
        ['+38 (0|0) 001-12-2', 'deleteContentForward'],
      ],
    ],
  ])('are replaced alone when they are %s', (_how, edits) => {
    const cut = edits.reduce(
      (shown, [after = '', type = '']) => edit(shown.replace('|', ''), after, type, 'ua'),
      UA,
    );
    expect(put(put(cut, '5', 'ua'), '0', 'ua')).toBe('+38 (050|) 000-11-22');
  });

  it('are what a person expects after any edit of a number with its plus', () => {
    const digits = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });
    fc.assert(
      fc.property(
        fc.constantFrom('ua', 'bg', 'ae', 'kz', 'ru', 'de'),
        fc.tuple(fc.constantFrom('1', '380', '359', '971', '7', '84'), digits(10)),
        fc.tuple(fc.nat(20), fc.nat(4), digits(3)),
        (country, number, [at, cutOut, putIn]) => {
          const held = number.join('');
          const shown = maskPhone(`+${held}`, country);
          fc.pre(shown.replace(/\D/g, '') === held);
          const from = Math.min(shown.length, 1 + at);
          const to = Math.min(shown.length, from + cutOut);
          const text = shown.slice(0, from) + putIn + shown.slice(to);
          const expected = text.replace(/\D/g, '');
          // A zero after the own code is overlooked once the number is complete, and 00 is a plus.
          fc.pre(!/^(?:380|359|971|7)?0/.test(expected));
          // An eight before a complete number of the code 7 is what people dial there in its place.
          fc.pre(!/^8[34789]\d{9}$/.test(expected));
          const caret = from + putIn.length;
          const result = maskedEdit(shown, { text, caret, inputType: 'insertText' }, (typed) =>
            maskPhone(typed, country),
          );
          expect(result.text.replace(/\D/g, '')).toBe(expected);
          expect(result.text.slice(0, result.caret).replace(/\D/g, '')).toBe(
            text.slice(0, caret).replace(/\D/g, ''),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
