/// <reference types="google.maps" />
import type { FoundAddress, MapsFailure } from '../../../application/ports/maps';
import type { StreetAndHouse } from '../../../domain/address/address-label';
import { placeOf } from '../../../domain/address/place';
import type { Result } from '../../../domain/result/result';
import { ok } from '../../../domain/result/result';
import { FAILED } from '../asked';
import type { GoogleAddress } from './google-address';
import { readGoogleAddress, streetAndHouseOf } from './google-address';

/** Of a place only what an address is made of: Google charges by what is asked for. */
const FIELDS = ['id', 'addressComponents', 'location'];

/** Returns what Google knows of a place; null where that makes no sense. Rejects when it says nothing. */
export const placeDetails = async (
  asked: google.maps.places.Place,
): Promise<GoogleAddress | null> => {
  const { place } = await asked.fetchFields({ fields: FIELDS });
  return readGoogleAddress({
    id: place.id,
    lat: place.location?.lat(),
    lng: place.location?.lng(),
    components: place.addressComponents?.map(({ longText, types }) => ({ text: longText, types })),
  });
};

/**
 * The address of a place; where Google names no street or no house, `otherwise` does. A house that
 * Google does not name becomes part of the place's name: else two houses of a street would be one
 * place. Refuses a place that is no address.
 */
export const foundAddress = (
  details: GoogleAddress,
  otherwise: StreetAndHouse,
): Result<MapsFailure, FoundAddress> => {
  const named = streetAndHouseOf(details);
  const street = named.street || otherwise.street;
  const house = named.house || otherwise.house;
  const isTyped = named.house === '' && otherwise.house !== '';
  const place = placeOf({ ...details, id: isTyped ? `${details.id}/${house}` : details.id });
  return place.ok && (street !== '' || house !== '')
    ? ok({ street, house, place: place.value })
    : FAILED;
};

/** The name that Google knows a place by, and the house that `foundAddress` added to it. */
export const googlePlaceName = (id: string): { readonly id: string; readonly house: string } => {
  const [name = '', ...house] = id.split('/');
  return { id: name, house: house.join('/') };
};
