import type { AddressId, CityId } from '../id/ids';
import type { Place } from './place';

interface AddressBase<P extends Place | null> {
  readonly cityId: CityId;
  readonly street: string;
  /** Number or block; may be empty only where the country needs none, the street then is not. */
  readonly house: string;
  /** For the courier. */
  readonly comment: string;
  readonly place: P;
}

/** A private house: the door is at the street. Rules 16.1. */
export interface HouseAddress<P extends Place | null = Place> extends AddressBase<P> {
  readonly type: 'house';
}

/** An apartment or an office, somewhere in a building. Rules 16.1. */
export interface BuildingAddress<P extends Place | null = Place> extends AddressBase<P> {
  readonly type: 'flat' | 'office';
  /** Number of the flat, or of the office. */
  readonly flat: string;
  readonly entrance: string;
  readonly floor: string;
  /** Of the intercom. */
  readonly code: string;
}

/** The texts of a building's door, of a house that has none. */
export const NO_DOOR = { flat: '', entrance: '', floor: '', code: '' } as const;

/** Where an order is brought. Its place is known, unless it says otherwise. Rules 16.1, 16.7. */
export type Address<P extends Place | null = Place> = HouseAddress<P> | BuildingAddress<P>;

export const ADDRESS_TYPES = [
  'flat',
  'house',
  'office',
] as const satisfies readonly Address['type'][];
export type AddressType = Address['type'];

/** What a customer does not have to say. Rules 16.1. */
export const DEFAULT_ADDRESS_TYPE: AddressType = 'flat';

/** An address that may have been saved before its place had to be known. Rules 16.7. */
export type AnyAddress = Address<Place | null>;

/** An address of a customer's account. Rules 16.6. */
export type SavedAddress<P extends Place | null = Place> = Address<P> & {
  readonly id: AddressId;
  /** Whether it is the one that was used last. */
  readonly isLast: boolean;
};

/** Returns whether an address can be delivered to: its place is known. Rules 16.7. */
export const isPlaced = <A extends AnyAddress>(address: A): address is A & Address =>
  address.place !== null;
