import type { CoordinateBounds } from '../../../domain/zone/coordinate-bounds';
import { boundsContain } from '../../../domain/zone/coordinate-bounds';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import { lngLatOf } from '../../../domain/zone/lng-lat';
import type { Gazetteer, GazetteerFile } from './gazetteer';
import { gazetteerOf } from './gazetteer';

interface ListedCity {
  /** As in its file, which is not loaded to find out. */
  readonly box: CoordinateBounds;
  readonly load: () => Promise<{ readonly default: GazetteerFile }>;
}

/** The cities whose streets come with the shop, each a part of its own. */
export const LISTED_CITIES: readonly ListedCity[] = [
  {
    box: { west: 23.18, south: 42.58, east: 23.5, north: 42.8 },
    load: () => import(/* webpackChunkName: "streets-sofia" */ './data/sofia.json'),
  },
  {
    box: { west: 24.64, south: 42.06, east: 24.85, north: 42.22 },
    load: () => import(/* webpackChunkName: "streets-plovdiv" */ './data/plovdiv.json'),
  },
  {
    box: { west: 27.78, south: 43.14, east: 28.06, north: 43.29 },
    load: () => import(/* webpackChunkName: "streets-varna" */ './data/varna.json'),
  },
  {
    box: { west: 54.98, south: 24.88, east: 55.5, north: 25.36 },
    load: () => import(/* webpackChunkName: "streets-dubai" */ './data/dubai.json'),
  },
];

const NOWHERE: Gazetteer = { city: '', names: [], streets: [] };

/**
 * The streets of the city whose list holds the point, none where there is no list for it. Rejects
 * when a list cannot be fetched.
 */
export const loadGazetteer = async (center: Coordinates): Promise<Gazetteer> => {
  const city = LISTED_CITIES.find(({ box }) => boundsContain(box, lngLatOf(center)));
  return city ? gazetteerOf((await city.load()).default) : NOWHERE;
};
