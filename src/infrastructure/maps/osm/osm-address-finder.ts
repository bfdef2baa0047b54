import type {
  AddressFinder,
  AddressSearch,
  FoundAddress,
  LoadAddressFinder,
  MapArea,
  MapsFailure,
  StreetSuggestion,
} from '../../../application/ports/maps';
import { addressLabel } from '../../../domain/address/address-label';
import { isPinned, listedPlace } from '../../../domain/address/place';
import type { Result } from '../../../domain/result/result';
import { ok } from '../../../domain/result/result';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import { isInArea, metresFromBox } from '../area-box';
import { asked, atPin, FAILED } from '../asked';
import { metresBetween } from '../metres-between';
import { HOUSE_REACH, STREET_REACH } from '../reach';
import { houseBeside } from '../typed-house';
import { MOST, takesAnyPlace } from './dialect';
import type { GeocodedPlace } from './geocoded-place';
import { firstOf } from './geocoded-place';
import type { AskGeocoder } from './geocoder';
import { makeAskGeocoder } from './geocoder';

/** What `listedPlace` puts before the key of a place of open map data. */
const SOURCE = 'osm:';

/** A thing on the map as an address; the house may be one that the customer typed and the map lacks. */
interface Candidate {
  /** `W123`, with a typed house `W123/15`: else two houses of a street would be one place. */
  readonly id: string;
  readonly street: string;
  readonly house: string;
  readonly detail: string;
  readonly at: Coordinates;
}

const candidateOf = (found: GeocodedPlace, typedHouse: string, area: MapArea): Candidate => {
  const { key, house, detail, at } = found;
  const street = takesAnyPlace(area) ? firstOf(found.street, found.name) : found.street;
  return house !== '' || typedHouse === ''
    ? { id: key, street, house, detail, at }
    : { id: `${key}/${typedHouse}`, street, house: typedHouse, detail, at };
};

const addressOf = ({ id, street, house, at }: Candidate): Result<MapsFailure, FoundAddress> => {
  const place = listedPlace('osm', id, at);
  return place.ok ? ok({ street, house, place: place.value }) : FAILED;
};

const suggestionOf = (candidate: Candidate): StreetSuggestion => ({
  id: candidate.id,
  title: addressLabel(candidate),
  detail: candidate.detail,
});

/** A street is often several things on the map: to a customer they are one. */
const withoutTwins = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const nameOf = (candidate: Candidate): string =>
    JSON.stringify([addressLabel(candidate), candidate.detail]);
  const names = candidates.map(nameOf);
  return candidates.filter((candidate, place) => names.indexOf(nameOf(candidate)) === place);
};

const openSearch = (ask: AskGeocoder, area: MapArea): AddressSearch => {
  const suggested = new Map<string, Candidate>();
  const candidatesFor = (places: readonly GeocodedPlace[], text: string): readonly Candidate[] => {
    const candidates = places
      .filter(({ country, at }) => (country ?? area.country) === area.country && isInArea(area, at))
      .map((place) => candidateOf(place, houseBeside(text, place.street || place.name), area))
      .filter(({ street }) => street !== '');
    return withoutTwins(candidates).slice(0, MOST);
  };
  return {
    suggest: (text, signal) =>
      asked(signal, async () => {
        const places = await ask(({ search }) => search(text, area), signal);
        if (!places.ok) return places;
        const candidates = candidatesFor(places.value, text);
        for (const candidate of candidates) suggested.set(candidate.id, candidate);
        return ok(candidates.map(suggestionOf));
      }),
    choose: ({ id }, signal) =>
      asked(signal, () => {
        const chosen = suggested.get(id);
        return Promise.resolve(chosen ? addressOf(chosen) : FAILED);
      }),
  };
};

const metresFrom = (point: Coordinates, { at, extent }: GeocodedPlace): number =>
  extent ? metresFromBox(extent, point) : metresBetween(at, point);

/** Returns what a point is at: the nearest house if it is near, else the first street that passes by. */
const nearestTo = (
  point: Coordinates,
  places: readonly GeocodedPlace[],
): Pick<FoundAddress, 'street' | 'house'> | null => {
  const near = places.filter(
    (place) => place.street !== '' && metresFrom(point, place) <= STREET_REACH,
  );
  const [nearest] = near;
  const next = near.find((place) => place.house !== '' && metresFrom(point, place) <= HOUSE_REACH);
  return next ?? (nearest ? { street: nearest.street, house: '' } : null);
};

const finderIn = (ask: AskGeocoder, area: MapArea): AddressFinder => {
  const at: AddressFinder['at'] = (point, signal) =>
    asked(signal, async () => {
      const places = await ask(({ reverse }) => reverse(point, area), signal);
      if (!places.ok) return places;
      const nearest = nearestTo(point, places.value);
      return nearest ? atPin(point, nearest) : ok(null);
    });
  return {
    openSearch: () => openSearch(ask, area),
    at,
    lookUp: (place, signal) => {
      if (isPinned(place)) return at(place, signal);
      return asked(signal, async () => {
        if (!place.id.startsWith(SOURCE)) return ok(null);
        const [key = '', ...typedHouse] = place.id.slice(SOURCE.length).split('/');
        const places = await ask(({ lookUp }) => lookUp(key, place, area), signal);
        if (!places.ok) return places;
        const same = places.value.find((found) => found.key === key);
        const candidate = same && candidateOf(same, typedHouse.join('/'), area);
        return candidate && candidate.street !== '' ? addressOf(candidate) : ok(null);
      });
    },
  };
};

/**
 * Finds addresses by a geocoder of open map data, which receives typed text and pin positions.
 * Its address is that of a Photon or of a Nominatim, see `makeAskGeocoder`.
 */
export const makeLoadOsmFinder = (geocoderUrl: string): LoadAddressFinder => {
  const ask = makeAskGeocoder(geocoderUrl);
  return (area) => Promise.resolve(finderIn(ask, area));
};
