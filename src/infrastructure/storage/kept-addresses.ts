import type { Address } from '../../domain/address/address';
import { decodeAddresses, encodeAddresses, fitAddresses, joinAddresses } from './address-cookie';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, readOverflow, writeFitted } from './browser-place';
import { addressesOfCookies } from './guest-cookies';
import type { KeptList } from './kept-list';

/**
 * A guest's addresses, in the order of saving. Those saved last are in the cookie, where the server
 * sees them; what does not fit is in local storage. When the guest logs in, they are read from here
 * to join the account, and what the account has no room for is written back. Rules 16.8.
 */
export const keptAddresses = (place: BrowserPlace): KeptList<Address> => ({
  read: () =>
    joinAddresses([
      ...decodeAddresses(readOverflow(place, 'addresses')),
      ...addressesOfCookies(cookiesAt(place)),
    ]),
  write: (addresses) => {
    writeFitted(place, 'addresses', (room) => {
      const { text, rest } = fitAddresses(addresses, room);
      return { text, overflow: encodeAddresses(rest) };
    });
  },
});
