import type { Address } from '../../src/domain/address/address';
import type {
  DeliverySelection,
  DeliveryTo,
  PickupAt,
  Undecided,
} from '../../src/domain/delivery/delivery-selection';
import type { SelectableCity } from '../../src/domain/delivery/selection-in-city';
import type { OrderType } from '../../src/domain/fulfilment/order-type';
import { flatAddress } from './addresses';
import { branchId, cityId } from './ids';

export const deliveryTo = <A extends Address>(address: A): DeliveryTo<A> => ({
  type: 'delivery',
  address,
});
export const pickupAt = (branch: number): PickupAt => ({
  type: 'pickup',
  branchId: branchId(branch),
});
export const undecided = (wanted: OrderType | null = null): Undecided => ({
  type: 'undecided',
  wanted,
});

/** Sofia, with branches 1 and 2. */
export const sofiaOffering = (...offered: readonly OrderType[]): SelectableCity => ({
  cityId: cityId(1),
  offered,
  branches: [{ id: branchId(1) }, { id: branchId(2) }],
});

/** One of each kind: good ones, those of another city, and a branch that is gone. */
export const someSelections: readonly DeliverySelection[] = [
  deliveryTo(flatAddress()),
  deliveryTo(flatAddress({ cityId: cityId(3) })),
  pickupAt(2),
  pickupAt(99),
  undecided(),
  undecided('delivery'),
  undecided('pickup'),
];
