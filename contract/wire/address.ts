import * as t from 'io-ts';
import { described, oneOf, text, tolerant } from './codec';
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
