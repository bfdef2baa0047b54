import type { Address, SavedAddress } from '../../domain/address/address';
import type { Place } from '../../domain/address/place';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The visitor's addresses, in the order in which they were saved. Rules 16.5. */
export type AddressBook =
  /** In the guest's own browser. */
  | { readonly kind: 'guest'; readonly addresses: readonly Address[] }
  /** In the customer's account; an old one may have no place. */
  | { readonly kind: 'account'; readonly addresses: readonly SavedAddress<Place | null>[] };

/** What the cookies, the browser's storage or the account hold, or what an answer says they hold now. */
export const addressesRestored = defineAction<AddressBook>('address/restored');

const EMPTY: AddressBook = { kind: 'guest', addresses: [] };

export const addressBookReducer = reducerOf(
  EMPTY,
  on(addressesRestored, (_, book: AddressBook): AddressBook => book),
);

export interface AddressBookRoot {
  readonly addressBook: AddressBook;
}

export const selectAddressBook = (state: AddressBookRoot) => state.addressBook;
