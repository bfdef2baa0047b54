import type { Address } from '../../domain/address/address';
import { decodeAddresses, encodeAddresses, fitAddresses, joinAddresses } from './address-cookie';
import type { BrowserPlace } from './browser-place';
import { storedFitted } from './stored-fitted';
import type { StoredText } from './stored-text';

/**
 * A guest's addresses, in the order of saving. Those saved last are in the cookie, where the server
 * sees them; what does not fit is in local storage. When the guest logs in, they are read from here
 * to join the account, and what the account has no room for is written back. Rules 16.8.
 */
export const storedAddresses = (place: BrowserPlace): StoredText<readonly Address[]> =>
  storedFitted(place, 'addresses', {
    encode: encodeAddresses,
    decode: ({ text, overflow }) =>
      joinAddresses([...decodeAddresses(overflow), ...decodeAddresses(text)]),
    fit: (addresses, room) => {
      const { text, rest } = fitAddresses(addresses, room);
      return { text, overflow: encodeAddresses(rest) };
    },
  });
