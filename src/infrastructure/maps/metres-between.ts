import type { Coordinates } from '../../domain/zone/lng-lat';

/** In metres: a degree of latitude, the same all over the globe to half a percent. */
const DEGREE = 111_320;

const RADIANS = Math.PI / 180;

/** Returns how far two points of one city are from each other, in metres; not for places far apart. */
export const metresBetween = (one: Coordinates, other: Coordinates): number => {
  const north = (one.lat - other.lat) * DEGREE;
  const east = (one.lng - other.lng) * DEGREE * Math.cos(one.lat * RADIANS);
  return Math.hypot(north, east);
};
