/// <reference types="google.maps" />
import type { AddressSearch, MapArea, StreetSuggestion } from '../../../application/ports/maps';
import { suggestionBounds } from '../../../domain/delivery/suggestion-bounds';
import { ok } from '../../../domain/result/result';
import { isInArea } from '../area-box';
import { asked, FAILED } from '../asked';
import { houseBeside } from '../typed-house';
import { foundAddress, placeDetails } from './google-places';

export type Places = Pick<
  google.maps.PlacesLibrary,
  'AutocompleteSessionToken' | 'AutocompleteSuggestion' | 'Place'
>;

/** As many as the list of suggestions has room for. */
const MOST = 8;

/** In the Emirates few streets have names: any place there may be an address. */
const ADDRESS_TYPES = ['street_address', 'route', 'premise', 'subpremise'];

const questionOf = (
  input: string,
  { center, country, locale }: MapArea,
  sessionToken: google.maps.places.AutocompleteSessionToken,
): google.maps.places.AutocompleteRequest => ({
  input,
  sessionToken,
  includedRegionCodes: [country],
  locationRestriction: { ...suggestionBounds(center) },
  language: locale,
  region: country,
  ...(country === 'ae' ? {} : { includedPrimaryTypes: ADDRESS_TYPES }),
});

/** A place that Google has suggested, and the house that was typed if it is a street without one. */
interface Suggested {
  readonly prediction: google.maps.places.PlacePrediction;
  readonly typedHouse: string;
}

const suggestedFor = (
  text: string,
  prediction: google.maps.places.PlacePrediction,
): Suggested & { readonly shown: StreetSuggestion } => {
  const { placeId, mainText, secondaryText, types } = prediction;
  const name = (mainText ?? prediction.text).text;
  const typedHouse = types.includes('route') ? houseBeside(text, name) : '';
  return {
    prediction,
    typedHouse,
    shown: {
      id: typedHouse === '' ? placeId : `${placeId}/${typedHouse}`,
      title: typedHouse === '' ? name : `${name} ${typedHouse}`,
      detail: secondaryText?.text ?? '',
    },
  };
};

/**
 * A search that Google counts as one: every suggestion of it and the place that is chosen carry the
 * same token, and the next search gets another one.
 */
export const openGoogleSearch = (places: Places, area: MapArea): AddressSearch => {
  let token: google.maps.places.AutocompleteSessionToken | null = null;
  const suggested = new Map<string, Suggested>();
  return {
    suggest: (text, signal) =>
      asked(signal, async () => {
        token ??= new places.AutocompleteSessionToken();
        const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(
          questionOf(text, area, token),
        );
        const found = suggestions
          .flatMap(({ placePrediction }) => (placePrediction ? [placePrediction] : []))
          .slice(0, MOST)
          .map((prediction) => suggestedFor(text, prediction));
        for (const { shown, ...each } of found) suggested.set(shown.id, each);
        return ok(found.map(({ shown }) => shown));
      }),
    choose: ({ id, title }, signal) =>
      asked(signal, async () => {
        const chosen = suggested.get(id);
        if (!chosen) return FAILED;
        // The token goes along by itself; with this call it is spent, whatever comes of it.
        token = null;
        const place = chosen.prediction.toPlace();
        place.requestedLanguage = area.locale;
        const details = await placeDetails(place);
        if (!details || !isInArea(area, details)) return FAILED;
        return foundAddress(details, {
          house: chosen.typedHouse,
          street: area.country === 'ae' ? title : '',
        });
      }),
  };
};
