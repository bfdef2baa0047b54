import type { AddressChanges } from '../../contract/wire/address-request';
import type { AddressDraft } from '../../src/domain/address/address-draft';
import type { PlaceParts } from '../../src/domain/address/place';
import { placeOf } from '../../src/domain/address/place';

const TEXTS = ['street', 'house', 'entrance', 'floor', 'flat', 'code', 'comment'] as const;

const changedPlace = (draft: AddressDraft, parts: AddressChanges): AddressDraft['place'] => {
  const { id, lat, lng }: PlaceParts = draft.place ?? { id: null, lat: null, lng: null };
  const place = placeOf({
    id: parts.googlePlaceId === undefined ? id : parts.googlePlaceId,
    lat: parts.lat === undefined ? lat : parts.lat,
    lng: parts.lng === undefined ? lng : parts.lng,
  });
  return place.ok ? place.value : null;
};

/** Returns what an address becomes where parts of it are sent; whether it is one is for the rules to say. */
export const withParts = (draft: AddressDraft, parts: AddressChanges): AddressDraft => ({
  ...draft,
  ...Object.fromEntries(
    TEXTS.flatMap((field) => (parts[field] === undefined ? [] : [[field, parts[field] ?? '']])),
  ),
  cityId: parts.domainId ?? draft.cityId,
  type: parts.type ?? draft.type,
  place: changedPlace(draft, parts),
});
