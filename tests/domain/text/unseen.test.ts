import fc from 'fast-check';
import { withoutUnseen } from '../../../src/domain/text/unseen';

it.each([
  ['soft hyphens', 'su\u00adshi'],
  ['spaces without width', '\u200bsushi\u200b'],
  ['the mark that begins a file', '\ufeffsu\ufeffshi'],
  ['marks of direction', '\u200e\u202asushi\u202c\u200f\u061c'],
  ['what joins words', 'su\u2060shi'],
  ['fillers that look like nothing', 'sushi\u3164\u115f\u1160'],
])('is gone: %s', (_what, text) => {
  expect(withoutUnseen(text)).toBe('sushi');
});

it.each([
  ['a family of joined pictures', '👨‍👩‍👧'],
  ['the Scottish flag, which tags tell from a black one', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a red heart, which a selector tells from a black one', '❤\ufe0f'],
  ['a Persian word with the sign that parts two letters', 'می\u200cخواهم'],
  ['an accent of its own', 'e\u0301'],
  ['spaces and line breaks', ' a\u00a0b\n'],
])('stays, because it is seen: %s', (_what, text) => {
  expect(withoutUnseen(text)).toBe(text);
});

it('takes away nothing more a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = withoutUnseen(text);
      expect(withoutUnseen(once)).toBe(once);
    }),
  );
});
