/// <reference types="google.maps" />
import * as t from 'io-ts';
import type {
  AddressFinder,
  FoundAddress,
  LoadAddressFinder,
  MapArea,
} from '../../../application/ports/maps';
import { isPinned } from '../../../domain/address/place';
import { ok } from '../../../domain/result/result';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import { asked, atPin } from '../asked';
import { metresBetween } from '../metres-between';
import { HOUSE_REACH, STREET_REACH } from '../reach';
import type { GoogleAddress } from './google-address';
import { readGoogleAddress, streetAndHouseOf } from './google-address';
import { foundAddress, googlePlaceName, placeDetails } from './google-places';
import type { Places } from './google-search';
import { openGoogleSearch } from './google-search';
import type { GoogleMaps } from './load-google-maps';

/** What Google's parts refuse with. */
const Refusal = t.type({ code: t.string });

const isRefusal = (error: unknown, codes: readonly string[]): boolean =>
  Refusal.is(error) && codes.includes(error.code);

/** Undefined where Google refuses with one of these codes; any other refusal is thrown on. */
const unlessRefused = async <T>(
  call: Promise<T>,
  codes: readonly string[],
): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error, codes)) return undefined;
    throw error;
  }
};

/** Names of places that come from elsewhere, of a time when the shop had another provider. */
const isGoogles = (id: string): boolean => !id.includes(':');

interface Answered extends GoogleAddress {
  readonly isStreet: boolean;
}

const answerOf = (result: google.maps.GeocoderResult): readonly Answered[] => {
  const address = readGoogleAddress({
    id: result.place_id,
    lat: result.geometry.location.lat(),
    lng: result.geometry.location.lng(),
    components: result.address_components.map(({ long_name, types }) => ({
      text: long_name,
      types,
    })),
  });
  return address ? [{ ...address, isStreet: result.types.includes('route') }] : [];
};

/** Best first, as Google answers; a street passes by wherever its middle is. */
const nearestTo = (
  point: Coordinates,
  answers: readonly Answered[],
): Pick<FoundAddress, 'street' | 'house'> | null => {
  for (const answer of answers) {
    const { street, house } = streetAndHouseOf(answer);
    const metres = metresBetween(answer, point);
    if (street === '' || !(answer.isStreet || metres <= STREET_REACH)) continue;
    return { street, house: metres <= HOUSE_REACH ? house : '' };
  }
  return null;
};

interface Parts {
  readonly places: Places;
  readonly geocoder: google.maps.Geocoder;
}

const finderIn = ({ places, geocoder }: Parts, area: MapArea): AddressFinder => {
  const at: AddressFinder['at'] = (point, signal) =>
    asked(signal, async () => {
      const { lat, lng } = point;
      const question = { location: { lat, lng }, language: area.locale, region: area.country };
      const answer = await unlessRefused(geocoder.geocode(question), ['ZERO_RESULTS']);
      const nearest = nearestTo(point, answer?.results.flatMap(answerOf) ?? []);
      return nearest ? atPin(point, nearest) : ok(null);
    });
  return {
    openSearch: () => openGoogleSearch(places, area),
    at,
    lookUp: (place, signal) => {
      if (isPinned(place)) return at(place, signal);
      return asked(signal, async () => {
        if (!isGoogles(place.id)) return ok(null);
        const { id, house } = googlePlaceName(place.id);
        const known = new places.Place({ id, requestedLanguage: area.locale });
        const details = await unlessRefused(placeDetails(known), ['NOT_FOUND', 'INVALID_ARGUMENT']);
        const found = details && foundAddress(details, { street: '', house });
        return found ?? ok(null);
      });
    },
  };
};

/**
 * Finds addresses by Google, which receives typed text and pin positions. `loadMaps` brings
 * its script. Rejects when that or one of its parts cannot be had.
 */
export const makeLoadGoogleFinder =
  (loadMaps: () => Promise<GoogleMaps>): LoadAddressFinder =>
  async (area) => {
    const { importLibrary } = await loadMaps();
    const [places, { Geocoder }] = await Promise.all([
      importLibrary('places'),
      importLibrary('geocoding'),
    ]);
    return finderIn({ places, geocoder: new Geocoder() }, area);
  };
