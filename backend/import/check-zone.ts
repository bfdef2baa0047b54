import { zoneShapeOf } from '../../src/domain/zone/polygon';
import type { FileCity } from './cities-file.codec';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';

type Point = readonly [lng: number, lat: number];
type Place = Pick<FileCity, 'lat' | 'lng'>;

/** In kilometres: what lies further from its city is hardly meant. */
const FAR = 100;
const KM_OF_DEGREE = 111;

/** Near enough for so coarse a question. */
const kilometres = ({ lat, lng }: Place, [otherLng, otherLat]: Point): number =>
  Math.hypot(
    (otherLat - lat) * KM_OF_DEGREE,
    (otherLng - lng) * KM_OF_DEGREE * Math.cos((lat * Math.PI) / 180),
  );

export const isFarFrom = (city: Place, point: Point): boolean => kilometres(city, point) > FAR;

/** On which side of the line from a to b a point lies: above 0 left, below 0 right. */
const sideOf = (a: Point, b: Point, point: Point): number =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

const crossesItself = (ring: readonly Point[]): boolean => {
  const sides = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length];
    return to ? [{ from, to }] : [];
  });
  return sides.some((one, index) =>
    sides.slice(index + 1).some((other) => cross(one.from, one.to, other.from, other.to)),
  );
};

const isOpen = (ring: readonly Point[]): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first?.[0] !== last?.[0] || first?.[1] !== last?.[1];
};

const farProblems = (path: string, ring: readonly Point[], city: Place): ImportProblem[] => {
  if (ring.some((point) => !isFarFrom(city, point))) return [];
  return ring.some(([lng, lat]) => !isFarFrom(city, [lat, lng]))
    ? [{ path, reason: 'expected [longitude, latitude], these look swapped' }]
    : [warning(path, `lies more than ${String(FAR)} km from its city`)];
};

const ringProblems = (path: string, ring: readonly Point[], city: Place): ImportProblem[] => [
  ...farProblems(path, ring, city),
  ...(crossesItself(ring) ? [{ path, reason: 'expected a line that does not cross itself' }] : []),
  ...(isOpen(ring) ? [warning(path, 'the last point is not the first, the line is closed')] : []),
];

/** A zone that encloses nothing, or something else than was meant. Rules 15.1. */
export const checkZone = (
  path: string,
  { polygons }: FileCity['zones'][number],
  city: Place,
): ImportProblem[] => {
  const shape = zoneShapeOf(polygons.map(({ coords }) => [coords]));
  if (shape.ok)
    return polygons.flatMap(({ coords }, index) =>
      ringProblems(`${path}.polygons[${String(index)}].coords`, coords, city),
    );
  return shape.error.kind === 'zone.no_shape'
    ? [{ path: `${path}.polygons`, reason: 'expected at least one polygon' }]
    : [
        {
          path: `${path}.polygons[${String(shape.error.polygon)}].coords`,
          reason: 'expected at least three different points',
        },
      ];
};
