import type { Store } from 'redux';
import { favouritesRestored } from '../application/favourites/favourites-slice';
import type { ShopState } from '../application/store/root-reducer';
import { carryOverFavourites } from '../domain/customer/favourites';
import { keptIds } from '../infrastructure/storage/kept-ids';
import { keepList } from './keep-list';
import { sameIds } from './same-ids';

/** Keeps what a guest likes. */
export const keepFavourites = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): void => {
  keepList(
    store,
    keptIds({
      name: 'favourites',
      jar: page,
      area: () => window.localStorage,
      isSecure,
    }),
    {
      listOf: ({ favourites }) => favourites.ids,
      restored: favouritesRestored,
      isSame: sameIds,
      carryOver: carryOverFavourites,
    },
    page,
  );
};
