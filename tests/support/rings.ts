import fc from 'fast-check';
import type { LngLat } from '../../src/domain/zone/lng-lat';
import type { Polygon } from '../../src/domain/zone/polygon';
import { polygonOf } from '../../src/domain/zone/polygon';
import type { GridPoint } from './winding-number';

/** A rectangle by its corners. */
export const rectangle = (
  west: number,
  south: number,
  east: number,
  north: number,
): readonly LngLat[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** The polygon of rings that are known to be good. */
export const polygon = (...rings: readonly (readonly LngLat[])[]): Polygon => {
  const made = polygonOf(rings);
  if (!made.ok) throw new Error(`No polygon: ${made.error.kind}`);
  return made.value;
};

/** A ring as somebody else might draw it: begun elsewhere, the other way round, closed or not. */
export const redrawn = (
  ring: readonly GridPoint[],
  { start, isReversed, isClosed }: { start: number; isReversed: boolean; isClosed: boolean },
): readonly GridPoint[] => {
  const turned = [...ring.slice(start % ring.length), ...ring.slice(0, start % ring.length)];
  const drawn = isReversed ? turned.reverse() : turned;
  return isClosed ? [...drawn, ...drawn.slice(0, 1)] : drawn;
};

export const anyDrawing = fc.record({
  start: fc.nat(20),
  isReversed: fc.boolean(),
  isClosed: fc.boolean(),
});

const directionOf = ([x, y]: GridPoint): number => Math.atan2(y, x);

/**
 * Rings on a whole-numbered grid that do not cross themselves and bulge in and out: corners in the
 * order of their direction from 0, each in a direction of its own, some in every half of the plane.
 */
export const anyStar = (reach: number): fc.Arbitrary<readonly GridPoint[]> => {
  const radius = fc.integer({ min: 1, max: reach });
  const coordinate = fc.integer({ min: -reach, max: reach });
  const frame = fc.tuple(radius, radius, radius).map(([up, left, right]): GridPoint[] => [
    [0, up],
    [-left, -left],
    [right, -right],
  ]);
  const more = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 12, size: 'max' });
  return fc.tuple(frame, more).map(([first, others]) => {
    const corners = others.filter(([x, y]) => x !== 0 || y !== 0);
    const byDirection = new Map(
      [...corners, ...first].map((corner) => [directionOf(corner).toFixed(9), corner]),
    );
    return [...byDirection.values()].sort((a, b) => directionOf(a) - directionOf(b));
  });
};
