import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOfKey } from '../../../src/domain/cart/line-of-key';
import { anyLine } from '../../support/carts';

it('the key of a line says the whole line, apart from how many', () => {
  fc.assert(
    fc.property(anyLine(), (line) => {
      const read = lineOfKey(lineKey(line));
      expect(read && lineKey(read)).toBe(lineKey(line));
      expect(read).toMatchObject({ productId: line.productId, choiceId: line.choiceId });
      expect(read?.ingredients).toHaveLength(line.ingredients.length);
    }),
  );
});

it.each([
  '',
  '5',
  '5:',
  '0::',
  '05::',
  '5:0:',
  '-5::',
  '5::11x',
  '5::11x11',
  '5::11x1.11x2',
  '5::11x1,12x1',
  '5:: ',
  '9007199254740993::',
  `5::${Array.from({ length: 51 }, (_, index) => `${String(index + 1)}x1`).join('.')}`,
  '5::11x1\n',
])('%j is the key of no line', (text) => {
  expect(lineOfKey(text)).toBeNull();
});

it('a text of any kind is read or refused, and never an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = lineOfKey(text);
      if (line) expect(lineOfKey(lineKey(line))).toEqual(line);
    }),
  );
});
