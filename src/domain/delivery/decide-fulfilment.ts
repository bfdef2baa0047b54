import type { Address } from '../address/address';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { DeliverySelection, DeliveryTo, PickupAt } from './delivery-selection';
import { selectedType } from './delivery-selection';
import type { SelectableCity } from './selection-in-city';
import { selectionInCity } from './selection-in-city';

/** What is missing before an order can be placed, and what to open so that it can be said. Rules 17.3. */
export type FulfilmentRefusal =
  | { readonly kind: 'delivery.address_missing'; readonly open: 'delivery' | 'location' }
  | { readonly kind: 'delivery.branch_missing'; readonly open: 'location' };

/**
 * Returns where an order of this city goes, before checkout. Refuses without an address: then the form of a
 * new one is to be opened, or the list where there are saved ones; and without a branch of the city
 * to pick the order up at. Rules 17.3.
 */
export const decideFulfilment = <A extends Address>(
  selection: DeliverySelection<A>,
  city: SelectableCity,
  hasSavedAddresses: boolean,
): Result<FulfilmentRefusal, DeliveryTo<A> | PickupAt> => {
  const valid = selectionInCity(selection, city);
  if (valid.type !== 'undecided') return ok(valid);
  return selectedType(valid) === 'pickup'
    ? refuse({ kind: 'delivery.branch_missing', open: 'location' })
    : refuse({
        kind: 'delivery.address_missing',
        open: hasSavedAddresses ? 'location' : 'delivery',
      });
};
