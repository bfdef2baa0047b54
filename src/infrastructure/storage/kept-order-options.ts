import type { OrderOptions } from '../../domain/order/order-options';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, readOverflow, writeFitted } from './browser-place';
import { decodeOrderOptions, encodeOrderOptions } from './order-cookie';

/** What is wished with an order, kept in this browser without its time. Never throws. */
export interface KeptOrderOptions {
  read(): OrderOptions;
  write(options: OrderOptions): void;
}

/**
 * The wishes are in their cookie, where the server sees them and prices the cart with them; only
 * beside a cart that leaves no room they are in local storage.
 */
export const keptOrderOptions = (place: BrowserPlace): KeptOrderOptions => ({
  read: () => decodeOrderOptions(cookiesAt(place).get('order') ?? readOverflow(place, 'order')),
  write: (options) => {
    const text = encodeOrderOptions(options);
    writeFitted(place, 'order', (room) =>
      text.length <= room ? { text, overflow: '' } : { text: '', overflow: text },
    );
  },
});
