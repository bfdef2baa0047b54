import type { Address, AnyAddress } from '../../domain/address/address';
import { isPlaced } from '../../domain/address/address';
import { isSameAddress } from '../../domain/address/address-key';
import { deleteAddress, saveAddress } from '../../domain/address/address-list';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { AddressBook } from '../addresses/address-book-slice';
import type { AddressRefusalMessage } from '../addresses/address-form-slice';
import { selectionWith, selectionWithout } from './selection-after-change';

/** A list of addresses after a change, and where the order then goes. */
export interface ChangedAddresses {
  readonly book: AddressBook;
  readonly selection: DeliverySelection;
}

type Changed = Result<AddressRefusalMessage, ChangedAddresses>;

/** A guest's addresses with one saved, which the order then goes to; an edited one is replaced. Rules 16.5. */
export const saveForGuest = (
  addresses: readonly AnyAddress[],
  saved: Address,
  edited: AnyAddress | null,
): Changed => {
  const list = saveAddress<Address>(
    addresses.filter(isPlaced),
    saved,
    (address) => edited !== null && isSameAddress(address, edited),
  );
  return list.ok
    ? ok({
        book: { kind: 'guest', addresses: list.value },
        selection: selectionWith(saved, list.value),
      })
    : refuse({ text: 'modal.delivery.tooMany', params: { max: list.error.max } });
};

/** A guest's addresses without one; the only one left stays. Rules 16.8, 17.5. */
export const deleteForGuest = (
  addresses: readonly AnyAddress[],
  deleted: AnyAddress,
  selection: DeliverySelection,
): Changed => {
  const list = deleteAddress<Address>(addresses.filter(isPlaced), (address) =>
    isSameAddress(address, deleted),
  );
  return list.ok
    ? ok({
        book: { kind: 'guest', addresses: list.value },
        selection: selectionWithout(selection, deleted, list.value),
      })
    : refuse({ text: 'modal.delivery.last' });
};
