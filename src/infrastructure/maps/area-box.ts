import type { MapArea } from '../../application/ports/maps';
import { suggestionBounds } from '../../domain/delivery/suggestion-bounds';
import type { CoordinateBounds } from '../../domain/zone/coordinate-bounds';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { metresBetween } from './metres-between';

/** Returns whether a box runs over the date line: its west is then the greater number. */
export const crossesDateLine = ({ west, east }: CoordinateBounds): boolean => west > east;

/** Returns whether a point is where streets are suggested in an area. Rules 17.9. */
export const isInArea = ({ center }: MapArea, { lat, lng }: Coordinates): boolean => {
  const box = suggestionBounds(center);
  const isBeside = crossesDateLine(box)
    ? lng >= box.west || lng <= box.east
    : lng >= box.west && lng <= box.east;
  return isBeside && lat >= box.south && lat <= box.north;
};

const within = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

/** Returns how far a point is from a box, in metres; 0 inside. */
export const metresFromBox = (
  { west, south, east, north }: CoordinateBounds,
  point: Coordinates,
): number =>
  metresBetween(point, {
    lat: within(point.lat, south, north),
    lng: within(point.lng, west, east),
  });
