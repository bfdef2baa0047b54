import type { Store } from 'redux';
import { addressesRestored } from '../application/addresses/address-book-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { Address } from '../domain/address/address';
import { carryOverAddresses } from '../domain/address/carry-over-addresses';
import { encodeAddresses } from '../infrastructure/storage/address-cookie';
import { keptAddresses } from '../infrastructure/storage/kept-addresses';
import { keepList } from './keep-list';

const NONE: readonly Address[] = [];

/** Keeps a guest's addresses. */
export const keepAddresses = (store: Store<ShopState>, page: Document, isSecure: boolean): void => {
  keepList(
    store,
    keptAddresses({ jar: page, area: () => window.localStorage, isSecure }),
    {
      listOf: ({ addressBook }) => (addressBook.kind === 'guest' ? addressBook.addresses : NONE),
      restored: (addresses) => addressesRestored({ kind: 'guest', addresses }),
      isSame: (one, other) => encodeAddresses(one) === encodeAddresses(other),
      carryOver: carryOverAddresses,
    },
    page,
  );
};
