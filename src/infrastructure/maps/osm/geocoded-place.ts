import type { CoordinateBounds } from '../../../domain/zone/coordinate-bounds';
import type { Coordinates } from '../../../domain/zone/lng-lat';

/** What a geocoder of open map data says of one thing on the map. */
export interface GeocodedPlace {
  /** Type and number of the thing, such as `W104393803`. */
  readonly key: string;
  /** Empty where it belongs to no street. */
  readonly street: string;
  readonly house: string;
  /** What it is called itself; may be empty. */
  readonly name: string;
  /** The part of the city. */
  readonly detail: string;
  /** Two letters, lower case; null where it is not said. */
  readonly country: string | null;
  readonly at: Coordinates;
  /** How far it stretches; null for a point. */
  readonly extent: CoordinateBounds | null;
}

/** The first text that says something, without the spaces around it; empty if none does. */
export const firstOf = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => text?.trim())?.trim() ?? '';
