import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../../application/addresses/address-selectors';
import { selectCity } from '../../../application/city/city-slice';
import {
  selectOfferedTypes,
  selectSelection,
} from '../../../application/delivery/delivery-selectors';
import { selectionChanged } from '../../../application/delivery/delivery-slice';
import { selectPlacesList } from '../../../application/delivery/places-list-slice';
import { selectZoneFinder } from '../../../application/delivery/zone-selectors';
import { modalClosed } from '../../../application/modals/modal-slice';
import type { AnyAddress } from '../../../domain/address/address';
import { isPlaced } from '../../../domain/address/address';
import { isSameAddress } from '../../../domain/address/address-key';
import { lastUsedAddress } from '../../../domain/address/address-list';
import type { Branch } from '../../../domain/city/city';
import type { DeliverySelection } from '../../../domain/delivery/delivery-selection';
import { selectedType } from '../../../domain/delivery/delivery-selection';
import { preselectedBranch } from '../../../domain/delivery/pickup-branch';
import type { BranchId } from '../../../domain/id/ids';
import type { OrderType } from '../../../domain/fulfilment/order-type';
import type { OwnAddressesState } from '../../hooks/use-own-addresses';
import { useOwnAddresses } from '../../hooks/use-own-addresses';

/** Why the place cannot be applied, by the key of its text; null for a good one. */
export type Obstacle = 'modal.delivery.placeMissing' | 'modal.delivery.noRange' | null;

export interface LocationChoice {
  readonly offered: readonly OrderType[];
  /** Null in a city where nothing is offered. */
  readonly type: OrderType | null;
  readonly addresses: readonly AnyAddress[];
  /** Whether the addresses are there, on their way, or could not be had. */
  readonly loading: OwnAddressesState;
  readonly address: AnyAddress | null;
  readonly branches: readonly Branch[];
  readonly branch: Branch | null;
  readonly obstacle: Obstacle;
  readonly chooseType: (type: OrderType) => void;
  readonly chooseAddress: (address: AnyAddress) => void;
  readonly chooseBranch: (branch: Branch) => void;
  /** Null while there is nothing that could be applied. */
  readonly apply: (() => void) | null;
}

const NO_BRANCHES: readonly Branch[] = [];

const isLast = (address: AnyAddress & { readonly isLast?: boolean }): boolean =>
  address.isLast === true;

/** The address that was clicked, else the one that the order goes to, else the one used last. Rules 16.6. */
const useChosenAddress = (addresses: readonly AnyAddress[], selection: DeliverySelection) => {
  const before = useSelector(selectPlacesList).chosen;
  const [chosen, choose] = useState(before);
  const wanted = chosen ?? (selection.type === 'delivery' ? selection.address : null);
  const same = wanted && addresses.findLast((address) => isSameAddress(address, wanted));
  return [same ?? lastUsedAddress(addresses, isLast), choose] as const;
};

/** The branch that was clicked, else the one chosen before, else the first. Rules 17.6. */
const useChosenBranch = (branches: readonly Branch[], selection: DeliverySelection) => {
  const [chosen, choose] = useState<BranchId | null>(null);
  const before = selection.type === 'pickup' ? selection.branchId : null;
  return [preselectedBranch(branches, chosen ?? before), choose] as const;
};

const useObstacle = (): ((address: AnyAddress) => Obstacle) => {
  const findZone = useSelector(selectZoneFinder);
  return ({ place }) => {
    if (!place) return 'modal.delivery.placeMissing';
    return findZone(place) === 'outside' ? 'modal.delivery.noRange' : null;
  };
};

/** Returns what is clicked in the list of places; nothing of it counts until it is applied. */
export const useLocationChoice = (): LocationChoice => {
  const dispatch = useDispatch();
  const offered = useSelector(selectOfferedTypes);
  const selection = useSelector(selectSelection);
  const addresses = useSelector(selectAddresses);
  const loading = useOwnAddresses();
  const branches = useSelector(selectCity)?.branches ?? NO_BRANCHES;
  const askedFor = useSelector(selectPlacesList).type;
  const [chosenType, chooseType] = useState(askedFor ?? selectedType(selection));
  const [address, chooseAddress] = useChosenAddress(addresses, selection);
  const [branch, chooseBranch] = useChosenBranch(branches, selection);
  const obstacleOf = useObstacle();

  const type = offered.find((one) => one === chosenType) ?? offered[0] ?? null;
  const obstacle = type === 'delivery' && address ? obstacleOf(address) : null;
  const chosen = (): DeliverySelection | null => {
    if (type === 'pickup') return branch && { type, branchId: branch.id };
    return type === 'delivery' && address && isPlaced(address) && obstacle === null
      ? { type, address }
      : null;
  };
  const selected = chosen();
  return {
    offered,
    type,
    addresses,
    loading,
    address,
    branches,
    branch,
    obstacle,
    chooseType,
    chooseAddress,
    chooseBranch: ({ id }) => chooseBranch(id),
    apply:
      selected &&
      (() => {
        dispatch(selectionChanged(selected));
        dispatch(modalClosed('location'));
      }),
  };
};
