import type { CartLine } from '../../domain/cart/cart-line';
import { decodeCart, encodeCart } from './cart-cookie';
import type { TextCodec } from './stored-text';

/** The copy of an emptied cart, written as in its cookie; null for none. */
export const emptiedCartCodec: TextCodec<readonly CartLine[] | null> = {
  encode: (lines) => encodeCart(lines ?? []),
  decode: (text) => {
    const { lines } = decodeCart(text);
    return lines.length > 0 ? lines : null;
  },
};
