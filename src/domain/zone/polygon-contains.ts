import pointInPolygon from 'point-in-polygon';
import { isOnBorder } from './border';
import type { LngLat } from './lng-lat';
import type { Polygon, Ring } from './polygon';

/** Sure for points that are not on the ring; of those that are, it takes some for inside and some not. */
const isWithin = (ring: Ring, point: LngLat): boolean => pointInPolygon(point, ring);

/**
 * Whether a point belongs to a polygon: it lies within the outer ring or on it, and within no hole;
 * the border of a hole still belongs. Which way the rings are drawn, and whether they repeat their
 * first point, makes no difference. Rules 15.1, 15.2.
 */
export const polygonContains = ({ outer, holes }: Polygon, point: LngLat): boolean =>
  (isWithin(outer, point) || isOnBorder(outer, point)) &&
  !holes.some((hole) => isWithin(hole, point) && !isOnBorder(hole, point));
