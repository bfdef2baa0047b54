import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart/cart-line';
import type { Intent } from '../../../src/application/intents/intent';
import { parseIntent, formatIntent } from '../../../src/application/intents/intent';
import { anyId, anyLine } from '../../support/carts';
import { productId } from '../../support/ids';

const anyKey = anyLine().map(lineKey);

const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'less' as const, 'remove' as const),
    key: anyKey,
  }),
  fc.record({
    kind: fc.constantFrom('like' as const, 'unlike' as const),
    productId: anyId.map(productId),
  }),
);

it('an intent is parsed as it was formatted', () => {
  fc.assert(
    fc.property(anyIntent, (intent) => {
      expect(parseIntent(formatIntent(intent))).toEqual(intent);
    }),
  );
});

it('intents can stand beside each other with a space between them', () => {
  fc.assert(
    fc.property(anyIntent, (intent) => {
      expect(formatIntent(intent)).not.toMatch(/\s/);
    }),
  );
});

it.each([
  '',
  'add',
  'add:',
  'add:0::',
  'add:5',
  'less2:5::',
  'buy:5::',
  '+0',
  '+',
  '5',
  '+5::',
  '++5',
])('%j is no intent of this shop', (value) => {
  expect(parseIntent(value)).toBeNull();
});
