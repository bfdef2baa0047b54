import fc from 'fast-check';
import type { CodeEntry } from '../../../src/domain/code/code-entry';
import {
  EMPTY_CODE,
  codeTextOf,
  eraseInCode,
  putIntoCode,
} from '../../../src/domain/code/code-entry';

/** Boxes as they look in a row, `_` for an empty one, and where the cursor is. */
const shown = ({ boxes, cursor }: CodeEntry) => [boxes.map((box) => box || '_').join(''), cursor];

const typed = (...keys: readonly string[]) =>
  keys.reduce((entry, key) => putIntoCode(entry, entry.cursor, key), EMPTY_CODE);

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789 -a'), maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const anyBox = fc.integer({ min: 0, max: 3 });

describe('typing a code', () => {
  it('begins in the first of four empty boxes', () => {
    expect(shown(EMPTY_CODE)).toEqual(['____', 0]);
  });

  it.each([
    ['one digit', ['0'], ['0___', 1]],
    ['two digits', ['0', '4'], ['04__', 2]],
    ['three digits', ['0', '4', '2'], ['042_', 3]],
    ['four digits, after which the cursor has nowhere to go', ['0', '4', '2', '7'], ['0427', 3]],
  ])('moves the cursor forward: %s', (_what, keys, result) => {
    expect(shown(typed(...keys))).toEqual(result);
  });

  it('replaces the digit of a full box and leaves the others', () => {
    expect(shown(putIntoCode(typed('0', '4', '2', '7'), 1, '9'))).toEqual(['0927', 2]);
  });
});

describe('a keyboard or a paste', () => {
  it.each([
    ['the whole code', 0, '0427', ['0427', 3]],
    ['the whole code, into a later box', 2, '0427', ['0427', 3]],
    ['the whole code in groups', 0, ' 04 27\n', ['0427', 3]],
    ['the whole code in Arabic digits', 0, '٠٤٢٧', ['0427', 3]],
    ['the whole code in full-width digits', 1, '０４２７', ['0427', 3]],
    ['a sentence with the code', 0, 'Your code: 0427.', ['0427', 3]],
    ['more than a code, of which the first four count', 0, '04271', ['0427', 3]],
    ['three digits from the first box', 0, '042', ['042_', 3]],
    ['three digits from the second box', 1, '427', ['_427', 3]],
    ['two digits from the second box', 1, '42', ['_42_', 3]],
    ['two digits into the last box, of which one fits', 3, '42', ['___4', 3]],
  ])('spreads over the boxes: %s', (_what, box, text, result) => {
    expect(shown(putIntoCode(EMPTY_CODE, box, text))).toEqual(result);
  });

  it('overwrites only as far as its digits go', () => {
    expect(shown(putIntoCode(typed('0', '4', '2', '7'), 1, '89'))).toEqual(['0897', 3]);
  });

  it.each(['a', ' ', '-', '½'])('changes nothing when it brings no digit: “%s”', (text) => {
    const entry = typed('0', '4');
    expect(putIntoCode(entry, 1, text)).toEqual(entry);
  });

  it('empties a box when it leaves nothing in it', () => {
    expect(shown(putIntoCode(typed('0', '4', '2'), 1, ''))).toEqual(['0_2_', 1]);
  });
});

describe('deleting', () => {
  it('empties a full box and stays in it', () => {
    expect(shown(eraseInCode(typed('0', '4', '2', '7'), 3))).toEqual(['042_', 3]);
    expect(shown(eraseInCode(typed('0', '4', '2', '7'), 1))).toEqual(['0_27', 1]);
  });

  it('goes back from an empty box without touching the one before', () => {
    expect(shown(eraseInCode(typed('0', '4'), 2))).toEqual(['04__', 1]);
    expect(shown(eraseInCode(typed('0'), 1))).toEqual(['0___', 0]);
  });

  it('has nowhere to go from the first box', () => {
    expect(shown(eraseInCode(EMPTY_CODE, 0))).toEqual(['____', 0]);
  });

  it('takes a whole code away in seven presses at most', () => {
    const presses = Array.from({ length: 7 });
    const emptied = presses.reduce<CodeEntry>(
      (entry) => eraseInCode(entry, entry.cursor),
      typed('0', '4', '2', '7'),
    );
    expect(emptied).toEqual(EMPTY_CODE);
  });
});

describe('what the boxes hold', () => {
  it('keeps a leading zero', () => {
    expect(codeTextOf(putIntoCode(EMPTY_CODE, 0, '0427'))).toBe('0427');
  });

  it('is as long as there are digits', () => {
    expect(codeTextOf(EMPTY_CODE)).toBe('');
    expect(codeTextOf(typed('0', '4'))).toBe('04');
  });

  it('is one digit a box and the cursor in one of them, whatever is put where', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyBox, anyText), { maxLength: 5 }), (puts) => {
        const entry = puts.reduce((so, [box, text]) => putIntoCode(so, box, text), EMPTY_CODE);
        expect(entry.boxes).toHaveLength(4);
        entry.boxes.forEach((box) => {
          expect(box).toMatch(/^\d?$/);
        });
        expect([0, 1, 2, 3]).toContain(entry.cursor);
      }),
    );
  });

  it('is the same whether a code is typed or pasted', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(code, anyBox, (text, box) => {
        expect(putIntoCode(EMPTY_CODE, box, text)).toEqual(typed(...text));
      }),
    );
  });
});
