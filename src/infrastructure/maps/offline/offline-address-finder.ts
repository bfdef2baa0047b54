import type {
  AddressFinder,
  FoundAddress,
  MapArea,
  StreetSuggestion,
} from '../../../application/ports/maps';
import { addressLabel } from '../../../domain/address/address-label';
import { isPinned } from '../../../domain/address/place';
import { ok } from '../../../domain/result/result';
import { asked, atPin, FAILED } from '../asked';
import { findStreets, prepareStreets } from './find-streets';
import type { Gazetteer } from './gazetteer';
import { addressOf, keyOf, streetOfKey, wordsOf } from './listed-place';
import { loadGazetteer } from './load-gazetteer';
import { mapStreets } from './map-streets';
import { nearestStreet } from './nearest-street';
import { districtOf } from './street-name';

/** What `listedPlace` puts before the key of a place of a city's list. */
const SOURCE = 'city:';

const finderIn = (gazetteer: Gazetteer, { locale }: MapArea): AddressFinder => {
  const { city, streets } = gazetteer;
  const prepared = prepareStreets(gazetteer);
  const addressNamed = (key: string): FoundAddress | null => {
    const found = streetOfKey(gazetteer, key);
    return found && addressOf(city, found, locale);
  };
  const suggestionsFor = (text: string): readonly StreetSuggestion[] =>
    findStreets(prepared, text).map((found) => ({
      id: keyOf(city, found),
      title: addressLabel(wordsOf(found, locale)),
      detail: districtOf(found.street, locale),
    }));
  const at: AddressFinder['at'] = (point, signal) =>
    asked(signal, () => {
      const nearest = nearestStreet(streets, point);
      return Promise.resolve(nearest ? atPin(point, wordsOf(nearest, locale)) : ok(null));
    });
  return {
    streets: mapStreets(gazetteer, locale),
    openSearch: () => ({
      suggest: (text, signal) => asked(signal, () => Promise.resolve(ok(suggestionsFor(text)))),
      choose: ({ id }, signal) =>
        asked(signal, () => {
          const address = addressNamed(id);
          return Promise.resolve(address ? ok(address) : FAILED);
        }),
    }),
    at,
    lookUp: (place, signal) =>
      isPinned(place)
        ? at(place, signal)
        : asked(signal, () =>
            Promise.resolve(
              ok(place.id.startsWith(SOURCE) ? addressNamed(place.id.slice(SOURCE.length)) : null),
            ),
          ),
  };
};

/**
 * Finds addresses in the lists of streets that come with the shop; nothing leaves its own host. In a
 * city that has no list nothing is suggested, and pins have no address. Rejects when the list cannot
 * be fetched.
 */
export const loadOfflineFinder = async (area: MapArea): Promise<AddressFinder> =>
  finderIn(await loadGazetteer(area.center), area);
