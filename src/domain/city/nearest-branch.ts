import type { Coordinates } from '../zone/lng-lat';
import type { Branch } from './city';

/** How far two points of a city are from each other, in degrees of latitude; the globe is flat there. */
const distance = (a: Coordinates, b: Coordinates): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** Returns the branch closest to a point; null of none. Rules 15.5. */
export const nearestBranch = (branches: readonly Branch[], point: Coordinates): Branch | null =>
  branches.reduce<Branch | null>(
    (nearest, branch) =>
      nearest && distance(nearest, point) <= distance(branch, point) ? nearest : branch,
    null,
  );
