import type { GuestStorage } from '../../application/ports/guest-storage';
import { joinViewed } from '../../domain/customer/viewed';
import type { BrowserPlace } from './browser-place';
import { storedAddresses } from './stored-addresses';
import { storedIds } from './stored-ids';

/** All lists that this browser stores of a guest. */
export const browserGuest = (place: BrowserPlace): GuestStorage => {
  const favourites = storedIds(place, 'favourites');
  const viewed = storedIds(place, 'viewed');
  const addresses = storedAddresses(place);
  return {
    load: () => ({
      favourites: favourites.load(),
      viewed: joinViewed(viewed.load(), []),
      addresses: addresses.load(),
    }),
    save: (lists) => {
      // In the order of their claims to the cookies' room.
      if (lists.addresses) addresses.save(lists.addresses);
      if (lists.favourites) favourites.save(lists.favourites);
      if (lists.viewed) viewed.save(lists.viewed);
    },
  };
};
