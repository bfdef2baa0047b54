import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, readOverflow, writeFitted } from './browser-place';
import { decodeSelection, encodeSelection } from './selection-cookie';

/** Where an order goes, kept in this browser. Never throws. */
export interface KeptSelection {
  read(): DeliverySelection;
  write(selection: DeliverySelection): void;
}

/**
 * The choice is in its cookie, where the server sees it; only beside a cart that leaves no room, or
 * with the longest of addresses, it is in local storage.
 */
export const keptSelection = (place: BrowserPlace): KeptSelection => ({
  read: () => decodeSelection(cookiesAt(place).get('delivery') ?? readOverflow(place, 'delivery')),
  write: (selection) => {
    const text = encodeSelection(selection);
    writeFitted(place, 'delivery', (room) =>
      text.length <= room ? { text, overflow: '' } : { text: '', overflow: text },
    );
  },
});
