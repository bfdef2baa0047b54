import type { MapArea } from '../../../application/ports/maps';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import type { PlainDecode } from '../../http/decoder';
import type { GeocodedPlace } from './geocoded-place';

/** A question to a geocoder. */
export interface GeocoderQuery {
  /** Behind the geocoder's base address. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string | readonly string[]>>;
}

/** How one kind of geocoder is spoken to. */
export interface Dialect {
  readonly service: 'photon' | 'nominatim';
  readonly search: (text: string, area: MapArea) => GeocoderQuery;
  readonly reverse: (point: Coordinates, area: MapArea) => GeocoderQuery;
  /** Asks for the thing with a key that was at a point; others may come with it. */
  readonly lookUp: (key: string, point: Coordinates, area: MapArea) => GeocoderQuery;
  /** Leaves out what it cannot read; refuses an answer that is none of this kind. */
  readonly decode: PlainDecode<readonly GeocodedPlace[]>;
}

/** Most suggestions that are asked for. */
export const MOST = 8;

/**
 * The Emirates have few streets with names: there buildings and districts are addresses, elsewhere
 * only streets and houses are.
 */
export const takesAnyPlace = ({ country }: MapArea): boolean => country === 'ae';
