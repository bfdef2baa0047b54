import { isNonEmpty } from '../list/non-empty';
import type { NonEmpty } from '../list/non-empty';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters } from '../text/characters';
import { withoutUnseen } from '../text/unseen';
import type { Address } from './address';
import type { AddressDraft } from './address-draft';
import type { AddressPlaceMissing, Place } from './place';

/** Most characters of each text, as people count them. Rules 16.3. */
export const ADDRESS_LIMITS = {
  street: 200,
  house: 50,
  flat: 10,
  entrance: 10,
  floor: 10,
  code: 10,
  comment: 500,
} as const;

export type AddressField = keyof typeof ADDRESS_LIMITS;

export interface AddressTooLong {
  readonly kind: 'address.too_long';
  readonly field: AddressField;
  /** Most characters of that field. */
  readonly max: number;
}

export type AddressRefusal =
  | { readonly kind: 'address.empty' }
  | { readonly kind: 'address.house_missing' }
  | AddressTooLong
  | AddressPlaceMissing;

const EVERYWHERE = ['street', 'house', 'comment'] as const;
const IN_A_BUILDING = ['street', 'house', 'flat', 'entrance', 'floor', 'code', 'comment'] as const;

/** Countries where a house's number is no part of an address. Rules 16.2. */
const WITHOUT_HOUSES: ReadonlySet<string> = new Set(['ae']);

const PLACE_MISSING: AddressPlaceMissing = { kind: 'address.place_missing' };

const whyNoStreet = ({ street, house }: AddressDraft, country: string): AddressRefusal[] => {
  const needsHouse = !WITHOUT_HOUSES.has(country.toLowerCase());
  if (street === '' && (house === '' || !needsHouse)) return [{ kind: 'address.empty' }];
  return needsHouse && house === '' ? [{ kind: 'address.house_missing' }] : [];
};

const whyTooLong = (draft: AddressDraft): AddressRefusal[] =>
  (draft.type === 'house' ? EVERYWHERE : IN_A_BUILDING)
    .filter((field) => countCharacters(draft[field]) > ADDRESS_LIMITS[field])
    .map((field) => ({ kind: 'address.too_long', field, max: ADDRESS_LIMITS[field] }));

/** As it is seen: an unseen sign makes no text, and no other flat of the same one. */
const textOf = (written: string): string => withoutUnseen(written).trim().normalize('NFC');

const asSeen = (draft: AddressDraft): AddressDraft => ({
  ...draft,
  street: textOf(draft.street),
  house: textOf(draft.house),
  flat: textOf(draft.flat),
  entrance: textOf(draft.entrance),
  floor: textOf(draft.floor),
  code: textOf(draft.code),
  comment: textOf(draft.comment),
});

const addressOf = (draft: AddressDraft, place: Place): Address => {
  const { cityId, street, house, comment, type, flat, entrance, floor, code } = draft;
  const base = { cityId, street, house, comment, place };
  return type === 'house' ? { ...base, type } : { ...base, type, flat, entrance, floor, code };
};

/**
 * The address that a customer wrote, without the spaces around each text and unseen signs in it; a
 * private house without what only a building has. Refuses with every reason there is: nothing written, no house where
 * the country (its code of two letters) needs one, texts that are too long, a place that no map
 * knows. Rules 16.2, 16.3, 16.7.
 */
export const validateAddress = (
  written: AddressDraft,
  country: string,
): Result<NonEmpty<AddressRefusal>, Address> => {
  const draft = asSeen(written);
  const reasons: readonly AddressRefusal[] = [...whyNoStreet(draft, country), ...whyTooLong(draft)];
  if (isNonEmpty(reasons)) return refuse(draft.place ? reasons : [...reasons, PLACE_MISSING]);
  return draft.place ? ok(addressOf(draft, draft.place)) : refuse([PLACE_MISSING]);
};
