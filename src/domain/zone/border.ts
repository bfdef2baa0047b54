import type { CoordinateRow } from './coordinate-row';
import type { LngLat } from './lng-lat';

/**
 * How near to a border still counts as on it, in degrees: a tenth of a millimetre. Degrees up to
 * 180 are stored to about 3e-14, so the rounding of a point on a slanted border stays far below it;
 * maps and phones give six or seven decimals, so no two places of theirs are nearer to each other.
 */
export const BORDER_WIDTH = 1e-9;

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) - BORDER_WIDTH && value <= Math.max(a, b) + BORDER_WIDTH;

/** A side of a ring, from a corner to the next one. */
interface Side {
  readonly fromLng: number;
  readonly fromLat: number;
  readonly toLng: number;
  readonly toLat: number;
}

/** Returns how far a point is off the line is the area that it spans with a side, for the side's length. */
const isOnLine = (lng: number, lat: number, { fromLng, fromLat, toLng, toLat }: Side): boolean => {
  const alongLng = toLng - fromLng;
  const alongLat = toLat - fromLat;
  const area = alongLng * (lat - fromLat) - alongLat * (lng - fromLng);
  return Math.abs(area) <= BORDER_WIDTH * Math.hypot(alongLng, alongLat);
};

/**
 * Returns whether a point lies on a ring itself, on a side or on a corner; the ring's numbers in a row, as
 * `coordinateRow` writes them. Rules 15.2.
 */
export const isOnBorder = (row: CoordinateRow, [lng, lat]: LngLat): boolean => {
  let fromLng = row.at(-2) ?? NaN;
  let fromLat = row.at(-1) ?? NaN;
  for (let place = 0; place < row.length; place += 2) {
    const toLng = row[place] ?? NaN;
    const toLat = row[place + 1] ?? NaN;
    const isBeside = isBetween(lng, fromLng, toLng) && isBetween(lat, fromLat, toLat);
    if (isBeside && isOnLine(lng, lat, { fromLng, fromLat, toLng, toLat })) return true;
    fromLng = toLng;
    fromLat = toLat;
  }
  return false;
};
