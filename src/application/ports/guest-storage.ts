import type { Address } from '../../domain/address/address';
import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';

/** What a browser keeps of a guest. */
export interface GuestLists {
  readonly favourites: FavouriteProducts;
  readonly viewed: ViewedProducts;
  readonly addresses: readonly Address[];
}

export const NO_GUEST_LISTS: GuestLists = { favourites: [], viewed: [], addresses: [] };

/** The lists of a guest in this browser. Never throws. */
export interface GuestStorage {
  load(): GuestLists;
  /** Writes the lists that are named; the others stay as they are. */
  save(lists: Partial<GuestLists>): void;
}

/** The server reads cookies and writes none of them. */
export const NO_GUEST_STORAGE: GuestStorage = {
  load: () => NO_GUEST_LISTS,
  save: () => undefined,
};
