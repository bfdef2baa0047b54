import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { decodeFailures } from '../../../contract/wire/failures';
import { shortList } from '../../../contract/wire/request-codec';

/** Items that count how many of them were looked at. */
const countedItems = () => {
  let looked = 0;
  const item = new t.Type<string, string, unknown>(
    'a text',
    t.string.is,
    (value, context) => {
      looked += 1;
      return t.string.validate(value, context);
    },
    t.identity,
  );
  return { item, looked: () => looked };
};

const failuresOf = (codec: t.Decoder<unknown, unknown>, value: unknown): readonly string[] => {
  const decoded = codec.decode(value);
  return isLeft(decoded) ? decodeFailures(decoded.left).map(({ path }) => path.join('.')) : [];
};

it('looks at no item of a list that is too long', () => {
  const { item, looked } = countedItems();
  expect(failuresOf(shortList(item, 3), [1, 2, 3, 4])).toEqual(['']);
  expect(looked()).toBe(0);
});

it('reads no further than fifty wrong items', () => {
  const { item, looked } = countedItems();
  const failures = failuresOf(shortList(item, 1000), Array(1000).fill(0));
  expect(failures).toHaveLength(50);
  expect(looked()).toBe(50);
});

it('counts the wrong items of lists inside a list together', () => {
  const { item, looked } = countedItems();
  const lists = shortList(shortList(item, 100), 100);
  const failures = failuresOf(lists, Array(100).fill(Array(20).fill(0)));
  expect(failures).toHaveLength(50);
  expect(looked()).toBeLessThanOrEqual(60);
});

it('names the place of a wrong item as before, and keeps the right ones', () => {
  const names = shortList(t.strict({ name: t.string }), 5);
  expect(failuresOf(names, [{ name: 'a' }, { name: 1 }])).toEqual(['1.name']);
  expect(names.decode([{ name: 'a', more: 1 }])).toMatchObject({ right: [{ name: 'a' }] });
  expect(failuresOf(names, 'a')).toEqual(['']);
});
