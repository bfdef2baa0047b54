import { storedId } from '../../../backend/storage/stored-id';

it('reads the id in a column', () => {
  expect(storedId('product', 101)).toBe(101);
});

it.each([0, -1, 1.5, NaN])(
  'cannot go on with %p, and says of what it should be the id',
  (value) => {
    expect(() => storedId('product', value)).toThrow('A stored id of a product cannot be read');
  },
);
