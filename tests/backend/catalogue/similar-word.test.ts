import { beginsAlmostWith } from '../../../backend/catalogue/similar-word';

it.each([
  ['salmon', 'salnon'],
  ['salmon', 'salmoon'],
  ['salmon', 'samon'],
  ['salmon', 'slamon'],
  ['salmon', 'xalmon'],
  ['salmon', 'salno'],
  ['salmon', 'salmonx'],
])('%s begins almost with %s', (word, asked) => {
  expect(beginsAlmostWith(word, asked)).toBe(true);
});

it.each([
  ['salmon', 'salmxx'],
  ['salmon', 'lasmno'],
  ['salmon', 'salmonxx'],
  ['tuna', 'tuns'],
  ['salmon', ''],
])('%s does not begin almost with %s', (word, asked) => {
  expect(beginsAlmostWith(word, asked)).toBe(false);
});
