import { useDispatch, useStore } from 'react-redux';
import {
  selectAddresses,
  selectAreAddressesUnknown,
} from '../../../application/addresses/address-selectors';
import { addressFormOpened } from '../../../application/addresses/address-form-slice';
import { selectionChanged } from '../../../application/delivery/delivery-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { AnyAddress } from '../../../domain/address/address';
import { isPlaced } from '../../../domain/address/address';
import { lastUsedAddress } from '../../../domain/address/address-list';
import type { DeliverySelection } from '../../../domain/delivery/delivery-selection';
import { preselectedBranch } from '../../../domain/delivery/pickup-branch';
import type { OrderType } from '../../../domain/fulfilment/order-type';

const isLast = (address: AnyAddress & { readonly isLast?: boolean }): boolean =>
  address.isLast === true;

/** The place that a way to get the order leads to by itself; null where it has to be said. Rules 16.6, 17.6. */
const placeOf = (state: ShopState, type: OrderType): DeliverySelection | null => {
  if (type === 'pickup') {
    const branch = preselectedBranch(state.city.current?.branches ?? [], null);
    return branch && { type, branchId: branch.id };
  }
  const address = lastUsedAddress(selectAddresses(state).filter(isPlaced), isLast);
  return address && { type, address };
};

/** Takes another way to get the order: to the place that is known for it, else asks for one. */
export const useWayChoice = (): ((type: OrderType) => void) => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  return (type) => {
    const place = placeOf(store.getState(), type);
    dispatch(selectionChanged(place ?? { type: 'undecided', wanted: type }));
    if (place) return;
    const isFormNext = type === 'delivery' && !selectAreAddressesUnknown(store.getState());
    if (isFormNext) dispatch(addressFormOpened(null));
    dispatch(modalOpened(isFormNext ? 'delivery' : 'location'));
  };
};
