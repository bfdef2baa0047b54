import * as t from 'io-ts';
import type { ReorderStorage, Reordered } from '../../application/ports/reorder-storage';
import { money } from '../../domain/money/money';
import { decoderOf } from '../http/decode';
import { attempt } from './attempt';
import { decodeCart, encodeCart } from './cart-cookie';

const KEY = 'reorder';

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const Parts = { name: t.string, parts: t.array(t.string) };

/** Carts are kept as in their cookie. */
const Kept = t.type({
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

const decode = decoderOf(Kept, ({ lines, before, after, note }): Reordered | null => {
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

/** Whatever else stands there was written by somebody else. */
const read = (json: string | null): Reordered | null => {
  if (json === null) return null;
  const kept = decode(JSON.parse(json));
  return kept.ok ? kept.value : null;
};

const write = ({ lines, before, after, note }: Reordered): string =>
  JSON.stringify({
    lines: encodeCart(lines),
    before: encodeCart(before),
    after: encodeCart(after),
    note,
  });

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionReorder = (area: () => SessionArea): ReorderStorage => ({
  load: () => attempt(() => read(area().getItem(KEY)), null),
  save: (added) => {
    attempt(() => {
      if (added === null) area().removeItem(KEY);
      else area().setItem(KEY, write(added));
    }, undefined);
  },
});
