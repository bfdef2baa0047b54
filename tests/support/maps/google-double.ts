import type { GoogleMaps } from '../../../src/infrastructure/maps/google/load-google-maps';
import type { KnownThing } from './known-city';
import { findKnown, KNOWN_CITY, knownNear } from './known-city';

/** What the double does with the next questions; `elsewhere`: it tells of places in another city. */
export type GoogleManner = 'answers' | 'refuses' | 'nonsense' | 'silence' | 'elsewhere';

export interface GoogleDouble {
  readonly maps: GoogleMaps;
  manner: GoogleManner;
  /** The questions for suggestions, as they were asked. */
  readonly suggestionCalls: google.maps.places.AutocompleteRequest[];
  /** Which token each call for a place's details carried, and what it asked for. */
  readonly detailsCalls: { readonly token: unknown; readonly fields: readonly string[] }[];
  readonly geocoderCalls: google.maps.GeocoderRequest[];
}

const refusal = (code: string): Error => Object.assign(new Error('Refused'), { code });

const never = <T>(): Promise<T> => new Promise(() => undefined);

const isWithin = (
  { at }: KnownThing,
  { west, south, east, north }: google.maps.LatLngBoundsLiteral,
): boolean => at.lng >= west && at.lng <= east && at.lat >= south && at.lat <= north;

const nameOf = ({ en, bg }: KnownThing, language: string | null | undefined): string =>
  language === 'en' ? en : bg;

const typesOf = ({ kind }: KnownThing): string[] => [
  kind === 'street' ? 'route' : 'street_address',
];

const partsOf = (thing: KnownThing, language: string | null | undefined) => [
  ...(thing.house === '' ? [] : [{ text: thing.house, types: ['street_number'] }]),
  { text: nameOf(thing, language), types: ['route'] },
  { text: 'София', types: ['locality', 'political'] },
];

const latLng = ({ at }: KnownThing) => ({ lat: () => at.lat, lng: () => at.lng });

const ELSEWHERE = { lat: 43.2047, lng: 27.9105 };

/**
 * The classes of Google's that are open to new shops, and none of the older ones, with as much of
 * their behaviour as the shop leans on: a place that comes from a suggestion carries the token of
 * the suggestion with its first call for details.
 */
export const googleDouble = (): GoogleDouble => {
  const settings: { manner: GoogleManner } = { manner: 'answers' };
  const suggestionCalls: google.maps.places.AutocompleteRequest[] = [];
  const detailsCalls: { token: unknown; fields: readonly string[] }[] = [];
  const geocoderCalls: google.maps.GeocoderRequest[] = [];

  const answer = <T>(good: () => T, nonsense: unknown): Promise<T> => {
    switch (settings.manner) {
      case 'answers':
      case 'elsewhere':
        return new Promise((resolve) => {
          resolve(good());
        });
      case 'refuses':
        return Promise.reject(refusal('OVER_QUERY_LIMIT'));
      case 'nonsense':
        // What Google promises its types to be is what is broken here.
        return Promise.resolve(nonsense as T);
      case 'silence':
        return never();
    }
  };

  class AutocompleteSessionToken {
    readonly kind = 'token';
  }

  class Place {
    requestedLanguage: string | null | undefined;
    readonly id: string;
    location: ReturnType<typeof latLng> | undefined;
    addressComponents: { longText: string; types: string[] }[] | undefined;
    private token: unknown;

    constructor({ id, requestedLanguage }: google.maps.places.PlaceOptions, token?: unknown) {
      this.id = id ?? '';
      this.requestedLanguage = requestedLanguage;
      this.token = token;
    }

    fetchFields({ fields }: google.maps.places.FetchFieldsRequest): Promise<{ place: unknown }> {
      detailsCalls.push({ token: this.token, fields: [...fields] });
      this.token = undefined;
      return answer(
        () => {
          const thing = KNOWN_CITY.find(({ google }) => google === this.id);
          if (!thing) throw refusal('NOT_FOUND');
          this.location =
            settings.manner === 'elsewhere' ? latLng({ ...thing, at: ELSEWHERE }) : latLng(thing);
          this.addressComponents = partsOf(thing, this.requestedLanguage).map(
            ({ text, types }) => ({ longText: text, types }),
          );
          return { place: this };
        },
        { place: { id: 5, location: 'here' } },
      );
    }
  }

  const suggestionOf = (
    thing: KnownThing,
    { language, sessionToken }: google.maps.places.AutocompleteRequest,
  ) => {
    const name = [nameOf(thing, language), thing.house].filter((part) => part !== '').join(' ');
    return {
      placePrediction: {
        placeId: thing.google,
        mainText: { text: name },
        secondaryText: { text: 'Sofia, Bulgaria' },
        text: { text: `${name}, Sofia, Bulgaria` },
        types: typesOf(thing),
        toPlace: () => new Place({ id: thing.google }, sessionToken),
      },
    };
  };

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: google.maps.places.AutocompleteRequest) => {
      suggestionCalls.push(request);
      return answer(
        () => ({
          suggestions: [
            // A question that Google suggests instead of a place has no place.
            { placePrediction: null },
            ...findKnown(request.input)
              .filter(({ country }) => request.includedRegionCodes?.includes(country.toLowerCase()))
              .filter((thing) =>
                isWithin(
                  thing,
                  // The shop gives a box of four numbers, never another kind.
                  request.locationRestriction as google.maps.LatLngBoundsLiteral,
                ),
              )
              .map((thing) => suggestionOf(thing, request)),
          ],
        }),
        { suggestions: 'none' },
      );
    },
  };

  class Geocoder {
    geocode(request: google.maps.GeocoderRequest): Promise<unknown> {
      geocoderCalls.push(request);
      return answer(
        () => {
          const point = request.location as google.maps.LatLngLiteral;
          const near = knownNear(point);
          if (near.length === 0) throw refusal('ZERO_RESULTS');
          return {
            results: near.map((thing) => ({
              place_id: thing.google,
              types: typesOf(thing),
              geometry: { location: latLng(thing) },
              address_components: partsOf(thing, request.language).map(({ text, types }) => ({
                long_name: text,
                types,
              })),
            })),
          };
        },
        { results: [{ place_id: 5 }] },
      );
    }
  }

  const LIBRARIES: Readonly<Record<string, unknown>> = {
    places: { AutocompleteSessionToken, AutocompleteSuggestion, Place },
    geocoding: { Geocoder },
  };
  const importLibrary = (name: string): Promise<unknown> => Promise.resolve(LIBRARIES[name]);
  return {
    // As many of Google's classes as the shop may use; using another one has to fail.
    maps: { importLibrary } as GoogleMaps,
    suggestionCalls,
    detailsCalls,
    geocoderCalls,
    get manner() {
      return settings.manner;
    },
    set manner(manner) {
      settings.manner = manner;
    },
  };
};
