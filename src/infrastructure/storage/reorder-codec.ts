import * as t from 'io-ts';
import type { Reordered } from '../../application/ports/reordered';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Money } from '../../domain/money/money';
import { money } from '../../domain/money/money';
import { decoderOf } from '../http/decoder';
import { decodeCart, encodeCart } from './cart-cookie';
import type { TextCodec } from './stored-text';

/** Written as in its cookie. What is taken back has to be just what was added. */
const Cart = new t.Type<readonly CartLine[], string, unknown>(
  'Cart',
  (value): value is readonly CartLine[] => Array.isArray(value),
  (input, context) => {
    const cart = typeof input === 'string' ? decodeCart(input) : null;
    return cart?.unread.length === 0 ? t.success(cart.lines) : t.failure(input, context);
  },
  (lines) => encodeCart(lines),
);

const Sum = new t.Type<Money, number, unknown>(
  'Sum',
  (value): value is Money => Number.isSafeInteger(value),
  (input, context) =>
    Number.isSafeInteger(input) ? t.success(money(Number(input))) : t.failure(input, context),
  t.identity,
);

const Parts = { name: t.string, parts: t.readonlyArray(t.string) };

const Stored = t.type({
  lines: Cart,
  before: Cart,
  after: Cart,
  note: t.type({
    number: t.string,
    changed: t.readonlyArray(t.type({ name: t.string, before: Sum, after: Sum })),
    lessened: t.readonlyArray(t.type(Parts)),
    missing: t.readonlyArray(
      t.type({
        ...Parts,
        why: t.keyof({ 'dish.gone': null, 'option.gone': null, 'ingredient.back': null }),
      }),
    ),
  }),
});

const decodeStored = decoderOf(Stored, (added): Reordered => added);

/** What an old order has brought into the cart; null for nothing. */
export const reorderCodec: TextCodec<Reordered | null> = {
  encode: (added) => (added ? JSON.stringify(Stored.encode(added)) : ''),
  decode: (json) => {
    const stored = decodeStored(JSON.parse(json || 'null'));
    return stored.ok ? stored.value : null;
  },
};
