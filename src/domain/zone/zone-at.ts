import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { CoordinateBounds } from './coordinate-bounds';
import { boundsAround, boundsContain } from './coordinate-bounds';
import type { LngLat } from './lng-lat';
import type { PolygonRows } from './polygon-contains';
import { polygonRows, rowsContain } from './polygon-contains';
import type { ZoneArea } from './zone';

/** No zone of the city holds the point. Rules 15.4. */
export interface OutOfRange {
  readonly kind: 'zone.out_of_range';
}

interface PreparedPolygon {
  readonly rows: PolygonRows;
  readonly bounds: CoordinateBounds;
}

interface PreparedZone<Z> {
  readonly zone: Z;
  readonly polygons: readonly PreparedPolygon[];
}

/** Zones in the order in which they win, with the boxes of their pieces. Made by `prepareZones`. */
export interface PreparedZones<Z> {
  readonly inOrder: readonly PreparedZone<Z>[];
}

/** Returns which zone wins where two overlap: the lower minimum, then the lower delivery price. Rules 15.3. */
const byTerms = (a: ZoneArea, b: ZoneArea): number =>
  a.minOrder - b.minOrder || a.deliveryPrice - b.deliveryPrice;

/** Returns what a caller that asks often makes once of a city's zones and keeps. */
export const prepareZones = <Z extends ZoneArea>(zones: readonly Z[]): PreparedZones<Z> => ({
  // Sorting keeps the order of the list between equals.
  inOrder: [...zones].sort(byTerms).map((zone) => ({
    zone,
    polygons: zone.polygons.map((polygon) => ({
      rows: polygonRows(polygon),
      bounds: boundsAround(polygon.outer),
    })),
  })),
});

const holds = (piece: PreparedPolygon, point: LngLat): boolean =>
  boundsContain(piece.bounds, point) && rowsContain(piece.rows, point);

/**
 * The zone that delivers to a point, of zones prepared before. Where zones overlap, the lowest
 * minimum wins, then the lowest delivery price, then the order of the list; refuses a point that
 * lies in none. Rules 15.2, 15.3, 15.4.
 */
export const preparedZoneAt = <Z>(
  zones: PreparedZones<Z>,
  point: LngLat,
): Result<OutOfRange, Z> => {
  const found = zones.inOrder.find(({ polygons }) =>
    polygons.some((polygon) => holds(polygon, point)),
  );
  return found ? ok(found.zone) : refuse({ kind: 'zone.out_of_range' });
};

/** As `preparedZoneAt`, for zones that are asked once. Rules 15.2, 15.3, 15.4. */
export const zoneAt = <Z extends ZoneArea>(
  zones: readonly Z[],
  point: LngLat,
): Result<OutOfRange, Z> => preparedZoneAt(prepareZones(zones), point);
