import * as t from 'io-ts';
import type { Reordered } from '../../application/ports/reordered';
import { money } from '../../domain/money/money';
import { decoderOf } from '../http/wire-types';
import { decodeCart, encodeCart } from './cart-cookie';
import type { TextCodec } from './stored-text';

const Parts = { name: t.string, parts: t.array(t.string) };

/** Carts are written as in their cookie. */
const Stored = t.type({
  lines: t.string,
  before: t.string,
  after: t.string,
  note: t.type({
    number: t.string,
    changed: t.array(t.type({ name: t.string, before: t.Int, after: t.Int })),
    lessened: t.array(t.type(Parts)),
    missing: t.array(
      t.type({
        ...Parts,
        why: t.keyof({ 'dish.gone': null, 'option.gone': null, 'ingredient.back': null }),
      }),
    ),
  }),
});

const decodeParts = decoderOf(Stored, ({ lines, before, after, note }): Reordered | null => {
  const carts = { lines: decodeCart(lines), before: decodeCart(before), after: decodeCart(after) };
  // What is taken back has to be just what was added.
  if (Object.values(carts).some(({ unread }) => unread.length > 0)) return null;
  return {
    lines: carts.lines.lines,
    before: carts.before.lines,
    after: carts.after.lines,
    note: {
      ...note,
      changed: note.changed.map((dish) => ({
        name: dish.name,
        before: money(dish.before),
        after: money(dish.after),
      })),
    },
  };
});

/** What an old order has brought into the cart; null for nothing. */
export const reorderCodec: TextCodec<Reordered | null> = {
  encode: (added) =>
    added
      ? JSON.stringify({
          lines: encodeCart(added.lines),
          before: encodeCart(added.before),
          after: encodeCart(added.after),
          note: added.note,
        })
      : '',
  decode: (json) => {
    const stored = decodeParts(JSON.parse(json || 'null'));
    return stored.ok ? stored.value : null;
  },
};
