import { BORDER_WIDTH } from './border';
import type { LngLat } from './lng-lat';

/** A box along meridians and parallels, in degrees. */
export interface CoordinateBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest box around points, wider by what counts as their border. */
export const boundsAround = (points: readonly LngLat[]): CoordinateBounds =>
  points.reduce(
    (bounds, [lng, lat]) => ({
      west: Math.min(bounds.west, lng - BORDER_WIDTH),
      south: Math.min(bounds.south, lat - BORDER_WIDTH),
      east: Math.max(bounds.east, lng + BORDER_WIDTH),
      north: Math.max(bounds.north, lat + BORDER_WIDTH),
    }),
    { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity },
  );

/** Returns whether a box, which does not cross the date line, has a point in it or on its sides. */
export const boundsContain = (bounds: CoordinateBounds, [lng, lat]: LngLat): boolean =>
  lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north;
