import type { Address } from '../address/address';
import type { BranchId } from '../id/ids';
import type { OrderType } from '../fulfilment/order-type';

export interface DeliveryTo<A extends Address = Address> {
  readonly type: 'delivery';
  readonly address: A;
}

export interface PickupAt {
  readonly type: 'pickup';
  readonly branchId: BranchId;
}

/** Not yet known where to. The customer may already have said how. */
export interface Undecided {
  readonly type: 'undecided';
  /** What the customer chose so far; null for nothing. */
  readonly wanted: OrderType | null;
}

/** Where a customer's order goes. Rules 17.1. */
export type DeliverySelection<A extends Address = Address> = DeliveryTo<A> | PickupAt | Undecided;

/** The selection of a new visitor, and after a logout. Rules 17.1, 17.8. */
export const NOTHING_SELECTED: Undecided = { type: 'undecided', wanted: null };

/** Delivery or pickup, as far as the customer has said; null for neither. Rules 17.1. */
export const selectedType = (selection: DeliverySelection): OrderType | null =>
  selection.type === 'undecided' ? selection.wanted : selection.type;
