import * as t from 'io-ts';
import { IngredientId, Moment, OrderId } from '../../../contract/wire/primitives';
import type { LastOrder } from '../../application/tracking/last-order-slice';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Money } from '../../domain/money/money';
import { money } from '../../domain/money/money';
import { decoderOf } from '../http/decoder';
import { decodeCart, encodeCart } from './cart-cookie';
import type { TextCodec } from './stored-text';

/** Written as in the cookie of a cart. */
const Line = new t.Type<CartLine, string, unknown>(
  'Line',
  (value): value is CartLine => typeof value === 'object',
  (input, context) => {
    const [line] = typeof input === 'string' ? decodeCart(input).lines : [];
    return line ? t.success(line) : t.failure(input, context);
  },
  (line) => encodeCart([line]),
);

const Sum = new t.Type<Money, number, unknown>(
  'Sum',
  (value): value is Money => Number.isSafeInteger(value),
  (input, context) =>
    Number.isSafeInteger(input) ? t.success(money(Number(input))) : t.failure(input, context),
  t.identity,
);

const Stored = t.type({
  id: OrderId,
  number: t.string,
  placedAt: Moment,
  hasEnded: t.boolean,
  isOwn: t.boolean,
  locale: t.string,
  total: Sum,
  currency: t.union([
    t.null,
    t.type({
      code: t.string,
      symbol: t.string,
      digits: t.number,
      position: t.keyof({ before: null, after: null }),
    }),
  ]),
  lines: t.readonlyArray(
    t.type({
      line: Line,
      name: t.string,
      quantity: t.number,
      total: Sum,
      ingredients: t.readonlyArray(
        t.type({ id: IngredientId, name: t.string, quantity: t.number }),
      ),
      choiceName: t.union([t.null, t.string]),
      picture: t.union([t.null, t.type({ webp: t.string, jpeg: t.string })]),
    }),
  ),
});

const decodeStored = decoderOf(Stored, (order): LastOrder => order);

/** What was ordered last on this device; null for nothing. */
export const lastOrderCodec: TextCodec<LastOrder | null> = {
  encode: (order) => (order ? JSON.stringify(Stored.encode(order)) : ''),
  decode: (json) => {
    const stored = decodeStored(JSON.parse(json || 'null'));
    return stored.ok ? stored.value : null;
  },
};
