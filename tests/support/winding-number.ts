/** A point with whole numbers, so that everything below is exact. */
export type GridPoint = readonly [x: number, y: number];

/** Twice the area of the triangle: positive when the point is left of the way from one to the other. */
const turn = ([ax, ay]: GridPoint, [bx, by]: GridPoint, [x, y]: GridPoint): number =>
  (bx - ax) * (y - ay) - (x - ax) * (by - ay);

interface Side {
  readonly from: GridPoint;
  readonly to: GridPoint;
}

const sidesOf = (ring: readonly GridPoint[]): readonly Side[] =>
  ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));

const touches = (sides: readonly Side[], point: GridPoint): boolean =>
  sides.some(
    ({ from, to }) =>
      turn(from, to, point) === 0 &&
      (point[0] - from[0]) * (point[0] - to[0]) <= 0 &&
      (point[1] - from[1]) * (point[1] - to[1]) <= 0,
  );

/** How often the ring goes round a point that is not on it. */
const windingNumber = (sides: readonly Side[], point: GridPoint): number =>
  sides.reduce((count, { from, to }) => {
    if (from[1] <= point[1] && to[1] > point[1] && turn(from, to, point) > 0) return count + 1;
    if (from[1] > point[1] && to[1] <= point[1] && turn(from, to, point) < 0) return count - 1;
    return count;
  }, 0);

export type Where = 'inside' | 'border' | 'outside';

/**
 * Says where points lie, found by another way than the shop's and in whole numbers. Good for rings
 * that do not cross themselves.
 */
export const whereInRing = (ring: readonly GridPoint[]): ((point: GridPoint) => Where) => {
  const sides = sidesOf(ring);
  return (point) => {
    if (touches(sides, point)) return 'border';
    return windingNumber(sides, point) === 0 ? 'outside' : 'inside';
  };
};
