import { addressLabel } from '../address/address-label';
import type { Branch } from '../city/city';
import type { DeliverySelection } from './delivery-selection';
import { branchOf } from './pickup-branch';

/** A branch as far as the label needs it. */
export type LabelledBranch = Pick<Branch, 'id' | 'street' | 'house'>;

/**
 * Returns what the header's address button says: street and house of the address or of the branch; null
 * when there is neither, also when the branch is none of the city's, so that the button asks for
 * an address. Rules 17.2.
 */
export const locationLabel = (
  selection: DeliverySelection,
  branches: readonly LabelledBranch[],
): string | null => {
  if (selection.type === 'undecided') return null;
  const where =
    selection.type === 'delivery' ? selection.address : branchOf(branches, selection.branchId);
  return (where && addressLabel(where)) || null;
};
