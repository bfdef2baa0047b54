import type { Address } from '../address/address';
import { isSameAddress } from '../address/address-key';
import { addressStandingFor } from '../address/merge-addresses';
import type { DeliverySelection } from './delivery-selection';
import { selectedType } from './delivery-selection';

const deliveryTo = <A extends Address>(address: A | null): DeliverySelection<A> =>
  address ? { type: 'delivery', address } : { type: 'undecided', wanted: 'delivery' };

/**
 * The selection after login, with the account's addresses of this city: who wanted pickup keeps it.
 * Else it is delivery, to the account's address that stands for the one that was chosen, or to its
 * last one. A chosen address stays while the account has none. Rules 17.4.
 */
export const selectionAfterLogin = <A extends Address, S extends Address>(
  selection: DeliverySelection<A>,
  addresses: readonly S[],
): DeliverySelection<A | S> => {
  if (selectedType(selection) === 'pickup') return selection;
  const chosen = selection.type === 'delivery' ? selection.address : null;
  return deliveryTo<A | S>(addressStandingFor(addresses, chosen) ?? chosen);
};

/**
 * The selection after an address was deleted: if the order was to go there, it goes to the last of
 * the city's remaining ones, or the place is open again; else nothing changes. Rules 17.5.
 */
export const selectionAfterDeletion = <A extends Address>(
  selection: DeliverySelection<A>,
  deleted: Address,
  remaining: readonly A[],
): DeliverySelection<A> =>
  selection.type === 'delivery' && isSameAddress(selection.address, deleted)
    ? deliveryTo(remaining.at(-1) ?? null)
    : selection;
