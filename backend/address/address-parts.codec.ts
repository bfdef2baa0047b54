import * as t from 'io-ts';
import type { AddressDraft } from '../../src/domain/address/address-draft';
import type { PlaceParts } from '../../src/domain/address/place';
import { placeOf } from '../../src/domain/address/place';
import { plainText } from '../codec/plain-text';
import { Latitude, Longitude, idCodec, nullable } from '../codec/wire-types';

/** Far above what the rules allow; they say by how much, this only keeps out what nobody wrote. */
const Words = nullable(plainText(2_000));
/** Map services promise no length. */
const PlaceName = nullable(plainText(500));

/** An address as clients send it, or as much of it as they change; null empties a field. */
export const AddressParts = t.exact(
  t.partial({
    domainId: idCodec<'city'>(),
    type: t.keyof({ flat: null, house: null, office: null }),
    street: Words,
    house: Words,
    entrance: Words,
    floor: Words,
    flat: Words,
    code: Words,
    comment: Words,
    lat: nullable(Latitude),
    lng: nullable(Longitude),
    googlePlaceId: PlaceName,
  }),
  'an address',
);
export type AddressParts = t.TypeOf<typeof AddressParts>;

const TEXTS = ['street', 'house', 'entrance', 'floor', 'flat', 'code', 'comment'] as const;

const changedPlace = (draft: AddressDraft, parts: AddressParts): AddressDraft['place'] => {
  const { id, lat, lng }: PlaceParts = draft.place ?? { id: null, lat: null, lng: null };
  const place = placeOf({
    id: parts.googlePlaceId === undefined ? id : parts.googlePlaceId,
    lat: parts.lat === undefined ? lat : parts.lat,
    lng: parts.lng === undefined ? lng : parts.lng,
  });
  return place.ok ? place.value : null;
};

/** What an address becomes where parts of it are sent; whether it is one is for the rules to say. */
export const withParts = (draft: AddressDraft, parts: AddressParts): AddressDraft => ({
  ...draft,
  ...Object.fromEntries(
    TEXTS.flatMap((field) => (parts[field] === undefined ? [] : [[field, parts[field] ?? '']])),
  ),
  cityId: parts.domainId ?? draft.cityId,
  type: parts.type ?? draft.type,
  place: changedPlace(draft, parts),
});
