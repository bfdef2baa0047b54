import * as t from 'io-ts';
import { MAX_ADDRESSES } from '../../src/domain/address/address-list';
import { BUILDINGS } from './address';
import { described, nullable, oneOf, text } from './codec';
import { CityId, Latitude, Longitude } from './primitives';
import { inBounds, shortList, shortText } from './request-codec';

/** Far above the limits of the rules, which say what is too long: this only rejects abuse. */
const LongText = nullable(shortText(2000));

const texts = {
  type: oneOf(BUILDINGS),
  street: LongText,
  house: LongText,
  entrance: LongText,
  floor: LongText,
  flat: LongText,
  code: LongText,
  comment: LongText,
};

/** An address, or as much of it as is known or changes; a null empties a field. */
export const AddressParts = t.partial({
  ...texts,
  lat: nullable(inBounds(Latitude)),
  lng: nullable(inBounds(Longitude)),
  // Map services promise no length.
  googlePlaceId: nullable(shortText(500)),
});

export const AddressChanges = t.intersection([t.partial({ domainId: CityId }), AddressParts]);
export type AddressChanges = t.TypeOf<typeof AddressChanges>;

/** One to be saved, whose place is known; what is missing is for the rules to say. */
export const NewAddress = described(
  AddressChanges,
  t.intersection([
    t.type({ domainId: CityId, lat: Latitude, lng: Longitude, googlePlaceId: text() }),
    t.partial(texts),
  ]),
);
export type NewAddress = t.TypeOf<typeof NewAddress>;

export const NewAddresses = shortList(NewAddress, MAX_ADDRESSES);
export type NewAddresses = t.TypeOf<typeof NewAddresses>;
