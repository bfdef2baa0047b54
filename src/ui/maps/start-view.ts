import type { AreaZone } from '../../application/ports/delivery-area';
import type { Coordinates } from '../../domain/zone/lng-lat';
import type { Pixels } from './mercator';
import { pixelsOf, pointAt } from './mercator';

export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

export interface StartViewRequest {
  readonly center: Coordinates;
  readonly zones: readonly AreaZone[];
  readonly branches: readonly Coordinates[];
  readonly pin: Coordinates | null;
  readonly size: Pixels;
  /** The closest zoom for zones and branches. */
  readonly closest?: number;
}

export const CITY_ZOOM = 12;

export const HOUSE_ZOOM = 16;

/** Nothing that we show is so large. */
const WORLD_ZOOM = 1;

/** The margin at each edge, in pixels: for what stands above a place, and for the buttons. */
const MARGIN = 28;

const cornersOf = (zones: readonly AreaZone[]): Coordinates[] =>
  zones.flatMap(({ polygons }) =>
    polygons.flatMap(({ outer }) => outer.map(([lng, lat]) => ({ lat, lng }))),
  );

interface Extent {
  readonly least: Pixels;
  readonly most: Pixels;
}

const extentOf = (points: readonly Coordinates[]): Extent => {
  const places = points.map((point) => pixelsOf(point, 0));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
};

/** The closest zoom at which an extent, given at zoom 0, has room; no number for a map without a size. */
const roomyZoom = ({ least, most }: Extent, { x: width, y: height }: Pixels): number =>
  Math.log2(
    Math.min(
      (width - 2 * MARGIN) / (most.x - least.x || Number.MIN_VALUE),
      (height - 2 * MARGIN) / (most.y - least.y || Number.MIN_VALUE),
    ),
  );

/**
 * Returns what a map shows first: the houses around the pin, else the city; a city with zones or branches
 * that have no room on a small screen is seen from farther away, until all of them have.
 */
export const startView = ({
  center,
  zones,
  branches,
  pin,
  size,
  closest = CITY_ZOOM,
}: StartViewRequest): MapView => {
  if (pin) return { center: pin, zoom: HOUSE_ZOOM };
  const points = [...cornersOf(zones), ...branches];
  if (points.length === 0) return { center, zoom: CITY_ZOOM };
  const extent = extentOf(points);
  const zoom = roomyZoom(extent, size);
  return {
    center: pointAt(
      { x: (extent.least.x + extent.most.x) / 2, y: (extent.least.y + extent.most.y) / 2 },
      0,
    ),
    zoom: Number.isNaN(zoom) ? closest : Math.max(WORLD_ZOOM, Math.min(closest, zoom)),
  };
};
