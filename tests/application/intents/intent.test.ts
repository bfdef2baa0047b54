import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart/cart-line';
import type { Intent } from '../../../src/application/intents/intent';
import { parseIntent, formatIntent } from '../../../src/application/intents/intent';
import { anyId, anyLine } from '../../support/carts';
import { productId } from '../../support/ids';

const anyKey = anyLine().map(lineKey);

const anyPress: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), key: anyKey }),
  fc.record({ kind: fc.constant('less' as const), key: anyKey, least: fc.constantFrom(0, 1) }),
  fc.record({
    kind: fc.constantFrom('like' as const, 'unlike' as const),
    productId: anyId.map(productId),
  }),
);

it('what a button says is read as what it means', () => {
  fc.assert(
    fc.property(anyPress, (press) => {
      expect(parseIntent(formatIntent(press))).toEqual(press);
    }),
  );
});

it('presses can stand beside each other with a space between them', () => {
  fc.assert(
    fc.property(anyPress, (press) => {
      expect(formatIntent(press)).not.toMatch(/\s/);
    }),
  );
});

it.each([
  '',
  'add',
  'add:',
  'add:0::',
  'add:5',
  'less:5::',
  'less2:5::',
  'buy:5::',
  '+0',
  '+',
  '5',
  '+5::',
  '++5',
])('%j is no press of this shop', (value) => {
  expect(parseIntent(value)).toBeNull();
});
