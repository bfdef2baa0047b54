import type { Store } from 'redux';
import type { ShopState } from '../application/store/root-reducer';
import { viewedRestored } from '../application/viewed/viewed-slice';
import { joinViewed } from '../domain/customer/viewed';
import { keptIds } from '../infrastructure/storage/kept-ids';
import { keepList } from './keep-list';
import { sameIds } from './same-ids';

/** Keeps what a guest has looked at. */
export const keepViewed = (store: Store<ShopState>, page: Document, isSecure: boolean): void => {
  keepList(
    store,
    keptIds({ name: 'viewed', jar: page, area: () => window.localStorage, isSecure }),
    {
      listOf: ({ viewed }) => viewed.ids,
      restored: viewedRestored,
      isSame: sameIds,
      // Nothing is ever taken out of this list but by its length.
      carryOver: (before, after, elsewhere) =>
        joinViewed(
          after.filter((id) => !before.includes(id)),
          elsewhere,
        ),
    },
    page,
  );
};
