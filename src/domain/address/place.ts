import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Coordinates } from '../zone/lng-lat';
import { isOnGlobe, lngLatOf } from '../zone/lng-lat';

declare const nameOfPlace: unique symbol;

/** What a map service calls a place; never empty. Rules 16.5. */
export type PlaceId = string & { readonly [nameOfPlace]: true };

/** A spot that a map knows: the courier can be sent there and its zone be found. Rules 16.7. */
export interface Place extends Coordinates {
  readonly id: PlaceId;
}

/** What a form or an answer says of a place; any of it may be missing. */
export interface PlaceParts {
  readonly id: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface AddressPlaceMissing {
  readonly kind: 'address.place_missing';
}

/** The place that these parts name; refuses without an id, or without coordinates on the globe. Rules 16.7. */
export const placeOf = ({ id, lat, lng }: PlaceParts): Result<AddressPlaceMissing, Place> => {
  const name = id?.trim();
  return name && lat !== null && lng !== null && isOnGlobe(lngLatOf({ lat, lng }))
    ? // Not empty: that is all the brand says.
      ok({ id: name as PlaceId, lat, lng })
    : refuse({ kind: 'address.place_missing' });
};

/** Five decimals of a degree: about a metre. */
const fiveDecimals = (degrees: number): string => degrees.toFixed(5).replace(/^-(0\.0+)$/, '$1');

const PINNED = 'pin:';

/** Returns whether a place is a pin that a customer set by hand, which no map service knows. Rules 16.5. */
export const isPinned = ({ id }: Place): boolean => id.startsWith(PINNED);

/**
 * The place of a pin that a customer set by hand. Pins less than about a metre from each other are
 * one place. Refuses a pin that is not on the globe. Rules 16.5.
 */
export const pinnedPlace = ({ lat, lng }: Coordinates): Result<AddressPlaceMissing, Place> =>
  placeOf({ id: `${PINNED}${fiveDecimals(lat)},${fiveDecimals(lng)}`, lat, lng });

/** Where the streets come from when no map service is there: open map data, or the city's own list. */
export type StreetSource = 'osm' | 'city';

/** The place that a list of streets names by a key of its own. Rules 16.5. */
export const listedPlace = (
  source: StreetSource,
  key: string,
  { lat, lng }: Coordinates,
): Result<AddressPlaceMissing, Place> =>
  placeOf({ id: key.trim() && `${source}:${key.trim()}`, lat, lng });
