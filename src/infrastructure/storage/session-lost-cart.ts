import type { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { decodeCart, encodeCart } from './cart-cookie';
import { attempt } from './attempt';

const KEY = 'lostCart';

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionLostCart = (area: () => SessionArea): LostCartStorage => ({
  load: () =>
    attempt(() => {
      const { lines } = decodeCart(area().getItem(KEY) ?? '');
      return lines.length > 0 ? { kind: 'emptied', lines } : null;
    }, null),
  save: (lost) => {
    if (lost.kind === 'emptied') {
      attempt(() => {
        area().setItem(KEY, encodeCart(lost.lines));
      }, undefined);
    }
  },
  clear: () => {
    attempt(() => {
      area().removeItem(KEY);
    }, undefined);
  },
});

/** The server keeps no session of anybody. */
export const NO_LOST_CART: LostCartStorage = {
  load: () => null,
  save: () => undefined,
  clear: () => undefined,
};
