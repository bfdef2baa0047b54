import type { Address } from '../address/address';
import type { CityId } from '../id/ids';
import type { OrderType } from '../fulfilment/order-type';
import type { DeliverySelection } from './delivery-selection';
import { NOTHING_SELECTED, selectedType } from './delivery-selection';
import type { KnownBranch } from './pickup-branch';
import { branchOf } from './pickup-branch';

/** What a city allows a selection to be. */
export interface SelectableCity {
  readonly cityId: CityId;
  /** As `offeredOrderTypes` says. */
  readonly offered: readonly OrderType[];
  readonly branches: readonly KnownBranch[];
}

const whereIsKnown = (selection: DeliverySelection, city: SelectableCity): boolean => {
  switch (selection.type) {
    case 'delivery':
      return selection.address.cityId === city.cityId;
    case 'pickup':
      return branchOf(city.branches, selection.branchId) !== undefined;
    case 'undecided':
      return true;
  }
};

/**
 * Returns what is left of a selection in a city: an address of another city or a branch that is gone is
 * forgotten while delivery or pickup stays chosen; a type that the city does not offer is forgotten
 * too; where only one is offered, it is that one. Rules 17.7, 17.8.
 */
export const selectionInCity = <A extends Address>(
  selection: DeliverySelection<A>,
  city: SelectableCity,
): DeliverySelection<A> => {
  const only = city.offered.length === 1 ? city.offered[0] : undefined;
  const type = selectedType(selection);
  if (type === null || !city.offered.includes(type))
    return only ? { type: 'undecided', wanted: only } : NOTHING_SELECTED;
  return whereIsKnown(selection, city) ? selection : { type: 'undecided', wanted: type };
};
