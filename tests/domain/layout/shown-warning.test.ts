import fc from 'fast-check';
import { dismissWarning, warningToShow } from '../../../src/domain/layout/shown-warning';

const snow = 'Snow: we deliver later today';
const closed = 'Closed on Monday';

it('is shown until it is dismissed', () => {
  expect(warningToShow(snow, [])).toBe(snow);
  expect(warningToShow(snow, dismissWarning([], snow))).toBeNull();
});

it('is shown when its text is a new one', () => {
  expect(warningToShow(snow, dismissWarning([], closed))).toBe(snow);
});

it('stays dismissed for the session when another one came between', () => {
  const dismissed = dismissWarning(dismissWarning([], snow), closed);
  expect(warningToShow(snow, dismissed)).toBeNull();
  expect(warningToShow(closed, dismissed)).toBeNull();
});

it.each([null, '', '   ', '\n\u00a0', '\u200b \ufeff'])(
  'shows nothing for a blank text: %j',
  (text) => {
    expect(warningToShow(text, [])).toBeNull();
  },
);

it('is the same text whatever its spaces', () => {
  expect(warningToShow(' Closed  on\nMonday ', dismissWarning([], closed))).toBeNull();
  expect(warningToShow(closed, dismissWarning([], ' Closed \t on Monday'))).toBeNull();
});

it('is another text when a letter or its case differs', () => {
  expect(warningToShow('Closed on monday', dismissWarning([], closed))).toBe('Closed on monday');
});

it('is remembered once', () => {
  expect(dismissWarning(dismissWarning([], snow), `${snow} `)).toEqual([snow]);
});

it('is never shown after it was dismissed', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (others, text) => {
      expect(warningToShow(text, dismissWarning(others, text))).toBeNull();
    }),
  );
});
