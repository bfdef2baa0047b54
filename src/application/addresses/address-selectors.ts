import { createSelector } from 'reselect';
import type { Address, AnyAddress } from '../../domain/address/address';
import { addressesInCity } from '../../domain/address/address-list';
import type { CityRoot } from '../city/city-slice';
import { selectCity } from '../city/city-slice';
import type { MapArea } from '../ports/maps';
import type { AccountRoot } from '../session/account-slice';
import type { LanguageRoot } from '../session/language-slice';
import type { SetupRoot } from '../setup/setup-slice';
import type { AddressBookRoot } from './address-book-slice';

const NO_ADDRESSES: readonly Address[] = [];

/** Returns what this browser holds of a guest's addresses; nothing of an account's. */
export const selectGuestAddresses = ({ addressBook }: AddressBookRoot): readonly Address[] =>
  addressBook.kind === 'guest' ? addressBook.addresses : NO_ADDRESSES;

/** The customer's addresses in this city, in the order in which they were saved. Rules 16.5. */
export const selectAddresses = createSelector(
  [(state: AddressBookRoot) => state.addressBook.addresses, selectCity],
  (addresses, city): readonly AnyAddress[] =>
    city ? addressesInCity<AnyAddress>(addresses, city.id) : [],
);

/** Returns whether a signed-in customer's addresses are still to be loaded: few pages come with them. */
export const selectAreAddressesUnknown = ({
  account,
  addressBook,
}: AccountRoot & AddressBookRoot): boolean => account.isSignedIn && addressBook.kind === 'guest';

/** Returns whether there is, or may be, an address in this city to choose from. */
export const selectMayHaveAddresses = (state: AccountRoot & AddressBookRoot & CityRoot): boolean =>
  selectAreAddressesUnknown(state) || selectAddresses(state).length > 0;

/** Returns whether an address may be deleted: the only one left may not. Rules 16.8. */
export const selectCanDelete = (state: AddressBookRoot): boolean =>
  state.addressBook.addresses.length > 1;

/**
 * Where addresses are looked for: around the city's centre, else around its first branch; null in a
 * city that says neither.
 */
export const selectMapArea = createSelector(
  [
    selectCity,
    (state: SetupRoot) => state.setup.country,
    (state: LanguageRoot) => state.language.locale,
  ],
  (city, country, locale): MapArea | null => {
    const center = city?.center ?? city?.branches[0];
    return center ? { center: { lat: center.lat, lng: center.lng }, country, locale } : null;
  },
);
