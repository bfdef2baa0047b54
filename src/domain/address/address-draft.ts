import type { CityId } from '../id/ids';
import type { AddressType, AnyAddress } from './address';
import { DEFAULT_ADDRESS_TYPE } from './address';
import type { Place } from './place';

/** An address while it is being written. It keeps what was typed when the type is switched. Rules 16.1. */
export interface AddressDraft {
  readonly cityId: CityId;
  readonly type: AddressType;
  readonly street: string;
  readonly house: string;
  readonly flat: string;
  readonly entrance: string;
  readonly floor: string;
  readonly code: string;
  readonly comment: string;
  /** Null until the street is chosen from a list or the pin is set. */
  readonly place: Place | null;
}

const OUTSIDE_A_BUILDING = { flat: '', entrance: '', floor: '', code: '' };

/** The empty form of a new address: an apartment. Rules 16.1. */
export const blankAddress = (cityId: CityId): AddressDraft => ({
  ...OUTSIDE_A_BUILDING,
  cityId,
  type: DEFAULT_ADDRESS_TYPE,
  street: '',
  house: '',
  comment: '',
  place: null,
});

/** The form of an address that is there already. */
export const draftOfAddress = (address: AnyAddress): AddressDraft => {
  const { cityId, type, street, house, comment, place } = address;
  const { flat, entrance, floor, code } = address.type === 'house' ? OUTSIDE_A_BUILDING : address;
  return { cityId, type, street, house, flat, entrance, floor, code, comment, place };
};

/** The form after its place turned out to be of no use, such as outside of all zones. Rules 15.4. */
export const withoutPlace = (draft: AddressDraft): AddressDraft => ({ ...draft, place: null });
