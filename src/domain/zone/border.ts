import type { LngLat } from './lng-lat';

/**
 * How near to a border still counts as on it, in degrees: a tenth of a millimetre. Degrees up to
 * 180 are stored to about 3e-14, so the rounding of a point on a slanted border stays far below it;
 * maps and phones give six or seven decimals, so no two places of theirs are nearer to each other.
 */
export const BORDER_WIDTH = 1e-9;

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) - BORDER_WIDTH && value <= Math.max(a, b) + BORDER_WIDTH;

/** How far a point is off the line is the area that it spans with a side, for the side's length. */
const isOnLine = ([lng, lat]: LngLat, [fromLng, fromLat]: LngLat, [toLng, toLat]: LngLat) => {
  const alongLng = toLng - fromLng;
  const alongLat = toLat - fromLat;
  const area = alongLng * (lat - fromLat) - alongLat * (lng - fromLng);
  return Math.abs(area) <= BORDER_WIDTH * Math.hypot(alongLng, alongLat);
};

const isOnSide = (point: LngLat, from: LngLat, to: LngLat): boolean =>
  isBetween(point[0], from[0], to[0]) &&
  isBetween(point[1], from[1], to[1]) &&
  isOnLine(point, from, to);

/** Whether a point lies on a ring itself, on a side or on a corner. Rules 15.2. */
export const isOnBorder = (ring: readonly LngLat[], point: LngLat): boolean =>
  ring.some((corner, index) => isOnSide(point, ring.at(index - 1) ?? corner, corner));
