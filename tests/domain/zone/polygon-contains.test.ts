import fc from 'fast-check';
import type { LngLat } from '../../../src/domain/zone/lng-lat';
import {
  polygonContains,
  polygonRows,
  rowsContain,
} from '../../../src/domain/zone/polygon-contains';
import { anyDrawing, anyStar, polygon, rectangle, redrawn } from '../../support/rings';
import type { GridPoint } from '../../support/winding-number';
import { whereInRing } from '../../support/winding-number';

const sofia: readonly LngLat[] = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.75],
  [23.2, 42.75],
];
const drawings = [
  ['as it is', sofia],
  ['closed', [...sofia, ...sofia.slice(0, 1)]],
  ['the other way round', [...sofia].reverse()],
  ['the other way round and closed', [...sofia, ...sofia.slice(0, 1)].reverse()],
  ['begun at another corner', [...sofia.slice(2), ...sofia.slice(0, 2)]],
  ['with a corner repeated', sofia.flatMap((corner) => [corner, corner])],
  // As maps may write it, whatever the type says.
  ['with the height of each corner', sofia.map((corner) => [...corner, 550] as unknown as LngLat)],
] as const;

describe.each(drawings)('a ring drawn %s', (_how, ring) => {
  const shape = polygon(ring);

  it.each([
    ['the corner in the south-west', 23.2, 42.6],
    ['the corner in the south-east', 23.4, 42.6],
    ['the corner in the north-east', 23.4, 42.75],
    ['the corner in the north-west', 23.2, 42.75],
    ['the middle of the south side', 23.3, 42.6],
    ['the middle of the east side', 23.4, 42.675],
    ['the middle of the north side', 23.3, 42.75],
    ['the middle of the west side', 23.2, 42.675],
    ['the address at longitude 23.32, latitude 42.69', 23.32, 42.69],
  ])('holds %s', (_where, lng, lat) => {
    expect(polygonContains(shape, [lng, lat])).toBe(true);
  });

  it.each([
    ['just west', 23.199999, 42.675],
    ['just east', 23.400001, 42.675],
    ['just south', 23.3, 42.599999],
    ['just north', 23.3, 42.750001],
    ['in line with the south side', 23.5, 42.6],
    ['with its two numbers swapped', 42.69, 23.32],
    ['that is none', NaN, NaN],
  ])('does not hold a point %s', (_where, lng, lat) => {
    expect(polygonContains(shape, [lng, lat])).toBe(false);
  });
});

describe('holes', () => {
  const ring = polygon(rectangle(0, 0, 10, 10), rectangle(2, 2, 4, 4), rectangle(6, 6, 8, 8));

  it.each([
    ['between the outer line and the holes', [1, 1], true],
    ['between two holes', [5, 5], true],
    ['in the first hole', [3, 3], false],
    ['in the second hole', [7, 7], false],
    ['on a side of the first hole', [2, 3], true],
    ['on the opposite side of it', [4, 3], true],
    ['on a corner of the second hole', [8, 8], true],
    ['just inside of a hole', [2.000001, 3], false],
    ['just outside of a hole', [1.999999, 3], true],
    ['outside of everything', [11, 5], false],
  ] as const)('%s', (_where, point, expected) => {
    expect(polygonContains(ring, point)).toBe(expected);
  });

  it('takes what lies in a hole for outside, also where another hole ends', () => {
    const overlapping = polygon(
      rectangle(0, 0, 10, 10),
      rectangle(2, 2, 6, 6),
      rectangle(4, 4, 8, 8),
    );
    expect(polygonContains(overlapping, [5, 4])).toBe(false);
    expect(polygonContains(overlapping, [4, 5])).toBe(false);
  });
});

const REACH = 6;
const grid: readonly GridPoint[] = Array.from({ length: (2 * REACH + 3) ** 2 }, (_, index) => [
  (index % (2 * REACH + 3)) - REACH - 1,
  Math.floor(index / (2 * REACH + 3)) - REACH - 1,
]);

/** Where the grid is put on the map: as it is; and where no number is stored as it is written. */
const places: readonly (readonly [string, (point: GridPoint) => LngLat])[] = [
  ['on whole degrees', (point) => point],
  ['about ten metres apart in Sofia', ([x, y]) => [23.3219 + x * 0.0001, 42.6977 + y * 0.0001]],
  ['about a metre apart at the date line', ([x, y]) => [179.9 + x * 0.00001, -16.8 + y * 0.00001]],
];

describe.each(places)('all points of a grid %s', (_where, onMap) => {
  it('are inside or not as counting the turns around them says', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyStar(REACH), anyStar(2), anyStar(3)),
        fc.tuple(anyDrawing, anyDrawing, anyDrawing),
        fc.nat(2),
        (stars, drawn, holeCount) => {
          const rings = stars.map((star, index) => redrawn(star, drawn[index] ?? drawn[0]));
          const [outer = [], ...holes] = rings.slice(0, holeCount + 1);
          const rows = polygonRows(polygon(...[outer, ...holes].map((ring) => ring.map(onMap))));
          const inOuter = whereInRing(outer);
          const inHoles = holes.map(whereInRing);
          const expected = grid.filter(
            (point) =>
              inOuter(point) !== 'outside' && inHoles.every((inHole) => inHole(point) !== 'inside'),
          );
          expect(grid.filter((point) => rowsContain(rows, onMap(point)))).toEqual(expected);
        },
      ),
    );
  });
});
