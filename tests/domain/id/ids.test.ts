import fc from 'fast-check';
import { idOf, isId } from '../../../src/domain/id/ids';

it.each([
  ['one', 1],
  ['two', 2],
  ['the largest exact number', Number.MAX_SAFE_INTEGER],
])('%s names something', (_what, value) => {
  expect(isId(value)).toBe(true);
  expect(idOf<'branch'>(value)).toBe(value);
});

it.each([
  ['zero', 0],
  ['a number below zero', -1],
  ['a fraction', 1.5],
  ['a number that is not exact any more', 2 ** 53],
  ['no number', NaN],
  ['infinity', Infinity],
])('%s names nothing', (_what, value) => {
  expect(isId(value)).toBe(false);
  expect(idOf<'branch'>(value)).toBeNull();
});

it('never changes a number that it takes', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect([value, null]).toContain(idOf<'product'>(value));
    }),
  );
});
