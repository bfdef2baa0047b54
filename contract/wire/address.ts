import * as t from 'io-ts';
import { described, nullable, oneOf, text, tolerant } from './codec';
import { AddressId, CityId, Latitude, Longitude } from './primitives';

export const BUILDINGS = ['flat', 'house', 'office'] as const;

const Detail = described(text(), 'At most 10 characters. Rules 16.3.');

export const Address = t.type({
  id: AddressId,
  domainId: CityId,
  isLast: tolerant(described(t.boolean, 'The one used last. Rules 16.6.')),
  type: oneOf(BUILDINGS),
  street: tolerant(text()),
  house: tolerant(text()),
  entrance: tolerant(Detail),
  floor: tolerant(Detail),
  flat: tolerant(Detail),
  code: tolerant(Detail),
  comment: tolerant(text()),
  lat: tolerant(Latitude),
  lng: tolerant(Longitude),
  googlePlaceId: tolerant(
    text({ minLength: 1, description: 'The known place. Rules 16.5, 16.7.' }),
  ),
});
export type Address = t.TypeOf<typeof Address>;

const LONG = nullable(text({ maxLength: 2000 }));

/** An address in a request; a null empties a field. */
export const addressParts = {
  type: oneOf(BUILDINGS),
  street: LONG,
  house: LONG,
  entrance: LONG,
  floor: LONG,
  flat: LONG,
  code: LONG,
  comment: LONG,
  lat: nullable(Latitude),
  lng: nullable(Longitude),
  googlePlaceId: nullable(text({ maxLength: 500 })),
};

export const AddressChanges = t.partial({ domainId: CityId, ...addressParts });
export type AddressChanges = t.TypeOf<typeof AddressChanges>;

const { lat: _lat, lng: _lng, googlePlaceId: _place, ...words } = addressParts;

/** One to be saved, whose place is known. */
export const NewAddress = t.intersection([
  t.type({ domainId: CityId, lat: Latitude, lng: Longitude, googlePlaceId: text() }),
  t.partial(words),
]);
export type NewAddress = t.TypeOf<typeof NewAddress>;
