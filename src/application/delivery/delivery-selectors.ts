import { createSelector } from 'reselect';
import type { Address, AnyAddress } from '../../domain/address/address';
import { isPlaced } from '../../domain/address/address';
import { isSameAddress } from '../../domain/address/address-key';
import { selectedType } from '../../domain/delivery/delivery-selection';
import { decideFulfilment } from '../../domain/delivery/decide-fulfilment';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { locationLabel } from '../../domain/delivery/location-label';
import { offeredOrderTypes } from '../../domain/delivery/offered-order-types';
import { branchOf } from '../../domain/delivery/pickup-branch';
import type { SelectableCity } from '../../domain/delivery/selection-in-city';
import { selectionInCity } from '../../domain/delivery/selection-in-city';
import type { OrderType } from '../../domain/fulfilment/order-type';
import type { ScopedOrder } from '../../domain/fulfilment/offer-scope';
import type { AddressBookRoot } from '../addresses/address-book-slice';
import { selectAddresses, selectMayHaveAddresses } from '../addresses/address-selectors';
import type { CityRoot } from '../city/city-slice';
import { selectCity } from '../city/city-slice';
import type { AccountRoot } from '../session/account-slice';
import type { SettingsRoot } from '../settings/settings-slice';
import type { DeliveryRoot } from './delivery-slice';

/** What decides where an order goes. */
export type FulfilmentRoot = DeliveryRoot & SettingsRoot & CityRoot & AddressBookRoot;

const NO_TYPES: readonly OrderType[] = [];

/** What this city lets customers choose; before its settings are known as much as there may be. */
const selectSelectableCity = createSelector(
  [selectCity, (state: SettingsRoot) => state.settings?.isDeliveryTypeChoiceOn ?? true],
  (city, isChoiceOn): SelectableCity | null =>
    city && {
      cityId: city.id,
      offered: offeredOrderTypes({ isChoiceOn, zones: city.zones, branches: city.branches }),
      branches: city.branches,
    },
);

/** Returns how orders of this city get to customers, the usual way first. Rules 17.7. */
export const selectOfferedTypes = (state: SettingsRoot & CityRoot): readonly OrderType[] =>
  selectSelectableCity(state)?.offered ?? NO_TYPES;

/** Returns what of a persisted choice is valid in this city. Rules 17.8. */
export const selectionHere = (
  state: SettingsRoot & CityRoot,
  selection: DeliverySelection,
): DeliverySelection => {
  const city = selectSelectableCity(state);
  return city ? selectionInCity(selection, city) : selection;
};

/** The chosen address as it is written in the list, with its comment, if it is there. */
const asWritten = (
  selection: DeliverySelection,
  addresses: readonly AnyAddress[],
): DeliverySelection => {
  if (selection.type !== 'delivery') return selection;
  const { address } = selection;
  const written = addresses.filter(isPlaced).findLast((entry) => isSameAddress(entry, address));
  return written ? { type: 'delivery', address: written } : selection;
};

/** Where the order goes: what was chosen, as far as this city knows it. Rules 17.1, 17.7, 17.8. */
export const selectSelection = createSelector(
  [(state: DeliveryRoot) => state.delivery.selection, selectSelectableCity, selectAddresses],
  (selection, city, addresses): DeliverySelection =>
    asWritten(city ? selectionInCity(selection, city) : selection, addresses),
);

/** Returns how the order gets to its customer: as chosen, else the usual way of the city. Rules 17.7. */
export const selectOrderType = (state: FulfilmentRoot): OrderType =>
  selectedType(selectSelection(state)) ?? selectOfferedTypes(state)[0] ?? 'delivery';

/** What decides which ways to pay and which equipment are offered. Rules 8.5, 13.6. */
export const selectScopedOrder = createSelector(
  [selectOrderType, (state: CityRoot) => selectCity(state)?.id ?? null],
  (orderType, cityId): ScopedOrder => ({ orderType, cityId }),
);

/** The address that the order goes to; null for pickup, and while none is chosen. */
export const selectSelectedAddress = (state: FulfilmentRoot): Address | null => {
  const selection = selectSelection(state);
  return selection.type === 'delivery' ? selection.address : null;
};

/** The branch at which the order is picked up; null for delivery, and while none is chosen. */
export const selectSelectedBranch = (state: FulfilmentRoot) => {
  const selection = selectSelection(state);
  return selection.type === 'pickup'
    ? (branchOf(selectCity(state)?.branches ?? [], selection.branchId) ?? null)
    : null;
};

/** Street and house of where the order goes; null while nothing is chosen. Rules 17.2. */
export const selectLocationLabel = (state: FulfilmentRoot): string | null =>
  locationLabel(selectSelection(state), selectCity(state)?.branches ?? []);

/** Returns whether nobody has said yet where to deliver. Rules 17.2. */
export const selectIsPlaceMissing = (state: FulfilmentRoot): boolean =>
  selectLocationLabel(state) === null && selectOfferedTypes(state).includes('delivery');

/**
 * Where the order goes, before checkout; refused with the modal to open so that it can be said.
 * Null before the city is known. Rules 17.3.
 */
export const selectFulfilment = createSelector(
  [selectSelection, selectSelectableCity, selectMayHaveAddresses],
  (selection, city, mayHaveAddresses) =>
    city && decideFulfilment(selection, city, mayHaveAddresses),
);

/** The modal in which a customer says where to, or says otherwise. Rules 17.3. */
export const selectWhereModal = (state: FulfilmentRoot & AccountRoot): 'delivery' | 'location' => {
  const fulfilment = selectFulfilment(state);
  return fulfilment && !fulfilment.ok ? fulfilment.error.open : 'location';
};

/**
 * Returns what the mobile drawer opens: the list of the customer's addresses, else the form of a new one,
 * also with pickup chosen; the list where nothing is delivered at all. Rules 17.2.
 */
export const selectDrawerModal = (
  state: AccountRoot & AddressBookRoot & CityRoot & SettingsRoot,
): 'delivery' | 'location' =>
  selectMayHaveAddresses(state) || !selectOfferedTypes(state).includes('delivery')
    ? 'location'
    : 'delivery';
