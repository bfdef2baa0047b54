import type {
  Address,
  BuildingAddress,
  HouseAddress,
  SavedAddress,
} from '../../src/domain/address/address';
import type { Place } from '../../src/domain/address/place';
import { placeOf } from '../../src/domain/address/place';
import type { AddressId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import { cityId } from './ids';

export const addressId = (value: number): AddressId => {
  const id = idOf<'address'>(value);
  if (id === null) throw new RangeError(`${String(value)} is no id of an address`);
  return id;
};

/** A known place somewhere in Sofia. */
export const place = (id: string): Place => {
  const made = placeOf({ id, lat: 42.69121, lng: 23.31947 });
  if (!made.ok) throw new Error(`No place: ${id}`);
  return made.value;
};

const vitosha = {
  cityId: cityId(1),
  street: 'Vitosha Blvd',
  house: '40',
  comment: '',
  place: place('vitosha-40'),
};

/** An apartment with only what a test cares about. */
export const flatAddress = (more: Partial<BuildingAddress> = {}): BuildingAddress => ({
  ...vitosha,
  type: 'flat',
  flat: '5',
  entrance: 'A',
  floor: '2',
  code: '12#',
  ...more,
});

export const houseAddress = (more: Partial<HouseAddress> = {}): HouseAddress => ({
  ...vitosha,
  type: 'house',
  ...more,
});

/** So many different apartments, numbered from 1. */
export const flats = (count: number): readonly BuildingAddress[] =>
  Array.from({ length: count }, (_, index) => flatAddress({ flat: String(index + 1) }));

/** An address as the account keeps it. */
export const savedAs = (id: number, address: Address, isLast = false): SavedAddress => ({
  ...address,
  id: addressId(id),
  isLast,
});
