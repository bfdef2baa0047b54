import type { Coordinates } from '../../../domain/zone/lng-lat';
import { metresBetween } from '../metres-between';

/** A line along which points lie, as a direction of length 1 on the ground. */
interface Direction {
  readonly east: number;
  readonly north: number;
}

/** In metres: where the next known house is farther away, nobody knows how the street gets there. */
const WIDEST_GAP = 2000;

/** How far a street may stray from a straight line, as a part of its length. */
const MOST_STRAYING = 0.25;

/** On the ground a degree of longitude is so many times a degree of latitude. */
const narrowing = (lat: number): number => Math.cos((lat * Math.PI) / 180);

const middleOf = (points: readonly Coordinates[]): Coordinates => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

/** From one point to another, in degrees of latitude. */
const wayFrom = (start: Coordinates, end: Coordinates): Direction => ({
  east: (end.lng - start.lng) * narrowing(start.lat),
  north: end.lat - start.lat,
});

/** The direction in which points are spread most. */
const directionOf = (ways: readonly Direction[]): Direction => {
  const sum = (part: (way: Direction) => number): number =>
    ways.reduce((total, way) => total + part(way), 0);
  const angle =
    Math.atan2(
      2 * sum(({ east, north }) => east * north),
      sum(({ east, north }) => east ** 2 - north ** 2),
    ) / 2;
  return { east: Math.cos(angle), north: Math.sin(angle) };
};

interface Placed {
  readonly point: Coordinates;
  /** In degrees of latitude, along the line and beside it. */
  readonly along: number;
  readonly beside: number;
}

const hasGap = (points: readonly Coordinates[]): boolean =>
  points.some((point, index) => {
    const next = points[index + 1];
    return next !== undefined && metresBetween(point, next) > WIDEST_GAP;
  });

/**
 * Returns how a street runs, as far as its known houses tell: the houses in their order along it. Empty where
 * they are too few, too far apart, or no line at all.
 */
export const streetCourse = (houses: readonly Coordinates[]): readonly Coordinates[] => {
  if (houses.length < 2) return [];
  const middle = middleOf(houses);
  const direction = directionOf(houses.map((point) => wayFrom(middle, point)));
  const placed = houses
    .map((point): Placed => {
      const { east, north } = wayFrom(middle, point);
      return {
        point,
        along: east * direction.east + north * direction.north,
        beside: Math.abs(north * direction.east - east * direction.north),
      };
    })
    .sort((one, other) => one.along - other.along);
  const length = (placed.at(-1)?.along ?? 0) - (placed[0]?.along ?? 0);
  const straying = Math.max(...placed.map(({ beside }) => beside));
  const course = placed.map(({ point }) => point);
  return straying > length * MOST_STRAYING || hasGap(course) ? [] : course;
};
