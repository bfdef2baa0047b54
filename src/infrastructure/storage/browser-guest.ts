import type { GuestStorage } from '../../application/ports/guest-storage';
import { joinViewed } from '../../domain/customer/viewed';
import type { BrowserPlace } from './browser-place';
import { keptAddresses } from './kept-addresses';
import { keptIds } from './kept-ids';

/** All lists that this browser keeps of a guest, where each of them is kept. */
export const browserGuest = (place: BrowserPlace): GuestStorage => {
  const favourites = keptIds({ ...place, name: 'favourites' });
  const viewed = keptIds({ ...place, name: 'viewed' });
  const addresses = keptAddresses(place);
  return {
    load: () => ({
      favourites: favourites.read(),
      viewed: joinViewed(viewed.read(), []),
      addresses: addresses.read(),
    }),
    save: (lists) => {
      // In the order of their claims to the cookies' room.
      if (lists.addresses) addresses.write(lists.addresses);
      if (lists.favourites) favourites.write(lists.favourites);
      if (lists.viewed) viewed.write(lists.viewed);
    },
  };
};
