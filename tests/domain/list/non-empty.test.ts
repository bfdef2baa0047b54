import { isNonEmpty } from '../../../src/domain/list/non-empty';

it.each([
  ['no entry', [], false],
  ['one entry', ['a'], true],
  ['one entry that is nothing', [undefined], true],
  ['two entries', ['a', 'b'], true],
])('a list of %s', (_what, list, answer) => {
  expect(isNonEmpty(list)).toBe(answer);
});
