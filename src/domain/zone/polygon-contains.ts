import pointInPolygon from 'point-in-polygon';
import { isOnBorder } from './border';
import type { CoordinateRow } from './coordinate-row';
import { coordinateRow } from './coordinate-row';
import type { LngLat } from './lng-lat';
import type { Polygon } from './polygon';

/** A polygon as it is looked through. */
export interface PolygonRows {
  readonly outer: CoordinateRow;
  readonly holes: readonly CoordinateRow[];
}

/** Returns what a caller that asks often makes of a polygon once. */
export const polygonRows = ({ outer, holes }: Polygon): PolygonRows => ({
  outer: coordinateRow(outer),
  holes: holes.map(coordinateRow),
});

/** Sure for points that are not on the ring; of those that are, it takes some for inside and some not. */
const isWithin = (row: CoordinateRow, point: LngLat): boolean => pointInPolygon(point, row);

/** As `polygonContains`, for a polygon that is asked often. Rules 15.1, 15.2. */
export const rowsContain = ({ outer, holes }: PolygonRows, point: LngLat): boolean =>
  (isWithin(outer, point) || isOnBorder(outer, point)) &&
  !holes.some((hole) => isWithin(hole, point) && !isOnBorder(hole, point));

/**
 * Returns whether a point belongs to a polygon: it lies within the outer ring or on it, and within no hole;
 * the border of a hole still belongs. Which way the rings are drawn, and whether they repeat their
 * first point, makes no difference. Rules 15.1, 15.2.
 */
export const polygonContains = (polygon: Polygon, point: LngLat): boolean =>
  rowsContain(polygonRows(polygon), point);
