import type { Address, AnyAddress } from '../../domain/address/address';
import { isPlaced } from '../../domain/address/address';
import { isSameAddress } from '../../domain/address/address-key';
import { addressesInCity } from '../../domain/address/address-list';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { selectionAfterDeletion } from '../../domain/delivery/selection-changes';

/** Delivery to the address that was saved, as the list has it, or as it was written. Rules 16.5. */
export const selectionWith = (
  saved: Address,
  addresses: readonly AnyAddress[],
): DeliverySelection => ({
  type: 'delivery',
  address: addresses.filter(isPlaced).findLast((entry) => isSameAddress(entry, saved)) ?? saved,
});

/** Returns where an order goes after an address was deleted, with those that remain. Rules 17.5. */
export const selectionWithout = (
  selection: DeliverySelection,
  deleted: AnyAddress,
  remaining: readonly AnyAddress[],
): DeliverySelection =>
  isPlaced(deleted)
    ? selectionAfterDeletion<Address>(
        selection,
        deleted,
        addressesInCity(remaining, deleted.cityId).filter(isPlaced),
      )
    : selection;
