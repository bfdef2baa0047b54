import type { Place } from '../../domain/address/place';
import type { Result } from '../../domain/result/result';
import type { Coordinates } from '../../domain/zone/lng-lat';

/** Where addresses are looked for: around a city's centre, in one country, in one language. Rules 17.9. */
export interface MapArea {
  readonly center: Coordinates;
  /** Two letters, lower case. */
  readonly country: string;
  readonly locale: string;
}

/** A street or a house that fits what was typed. */
export interface StreetSuggestion {
  /** What the map service calls it; means something to the service alone. */
  readonly id: string;
  /** Street and house, such as "Vitosha Blvd 15". */
  readonly title: string;
  /** What tells it from others of that name, such as the district; may be empty. */
  readonly detail: string;
}

/** What a map says is at a place. Either text may be empty, not both. */
export interface FoundAddress {
  readonly street: string;
  readonly house: string;
  readonly place: Place;
}

/** The service did not answer, or not in a way that can be read; or the call was given up. */
export interface MapsFailure {
  readonly kind: 'maps.failed' | 'maps.aborted';
}

/** Never rejects. */
type Asked<T> = Promise<Result<MapsFailure, T>>;

/** One search for an address, from the first key to the choice: services count it as one. */
export interface AddressSearch {
  /** Best first, at most eight. */
  suggest(text: string, signal: AbortSignal): Asked<readonly StreetSuggestion[]>;
  /** Returns where a suggestion of this search is; ends the search, whose next key begins another. */
  choose(suggestion: StreetSuggestion, signal: AbortSignal): Asked<FoundAddress>;
}

/** A street as a map without a picture of the city shows it. */
export interface MapStreet {
  /** In the language of the area. */
  readonly name: string;
  /** Its middle, where its name stands. */
  readonly at: Coordinates;
  /** Whether it is one by which people know the city, such as a boulevard. */
  readonly isMain: boolean;
  /** Points along it, from one end to the other; empty where they are not known. Says nothing exact. */
  readonly course: readonly Coordinates[];
}

/** Finds addresses in an area. */
export interface AddressFinder {
  openSearch(): AddressSearch;
  /** Returns what is at a point, near enough to bring an order to; null where the map knows no street. */
  at(point: Coordinates, signal: AbortSignal): Asked<FoundAddress | null>;
  /** Returns what is now at a place that was chosen before; null when the service no longer knows it. */
  lookUp(place: Place, signal: AbortSignal): Asked<FoundAddress | null>;
  /** Those that it has a list of, the best known first; only where a map has to draw them by itself. */
  readonly streets?: readonly MapStreet[];
}

/** A map service. Its program is fetched when it is first needed; rejects when it cannot be had. */
export type LoadAddressFinder = (area: MapArea) => Promise<AddressFinder>;
export const LoadAddressFinder = Symbol('LoadAddressFinder');

/** Why the device does not say where it is. */
export interface LocationFailure {
  readonly kind: 'location.denied' | 'location.unavailable';
}

/** Asks the device where it is; the customer may refuse. Never rejects. */
export type LocateDevice = () => Promise<Result<LocationFailure, Coordinates>>;
export const LocateDevice = Symbol('LocateDevice');
