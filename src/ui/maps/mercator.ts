import type { Coordinates } from '../../domain/zone/lng-lat';

/** A place or a way in CSS pixels, to the right and down. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** How wide the whole world is at zoom 0, in pixels; all our providers agree on it. */
const WORLD = 256;

/** In metres, around the equator. */
const EQUATOR = 40_075_017;

/** Beyond it the projection has no place for a point. */
const LAST_LATITUDE = 85.05;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const worldWidth = (zoom: number): number => WORLD * 2 ** zoom;

/** Returns where a point lies on the map of the whole world, in the projection that all providers draw. */
export const pixelsOf = ({ lat, lng }: Coordinates, zoom: number): Pixels => {
  const shown = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat));
  const y = Math.log(Math.tan(Math.PI / 4 + radians(shown) / 2));
  return {
    x: (lng / 360 + 0.5) * worldWidth(zoom),
    y: (0.5 - y / (2 * Math.PI)) * worldWidth(zoom),
  };
};

export const pointAt = ({ x, y }: Pixels, zoom: number): Coordinates => {
  const height = (0.5 - y / worldWidth(zoom)) * 2 * Math.PI;
  return {
    lat: ((2 * Math.atan(Math.exp(height)) - Math.PI / 2) * 180) / Math.PI,
    lng: (x / worldWidth(zoom) - 0.5) * 360,
  };
};

export const movedBy = (point: Coordinates, way: Pixels, zoom: number): Coordinates => {
  const { x, y } = pixelsOf(point, zoom);
  return pointAt({ x: x + way.x, y: y + way.y }, zoom);
};

export const metresOfPixel = (lat: number, zoom: number): number =>
  (EQUATOR * Math.cos(radians(lat))) / worldWidth(zoom);
