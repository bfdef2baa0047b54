/** A point of the map in degrees, longitude first, as the shapes of zones are written. Rules 15.1. */
export type LngLat = readonly [lng: number, lat: number];

/** A point with its two numbers named, as addresses and branches have them. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The same point as shapes write it. The one place where the order of the two numbers is decided. */
export const lngLatOf = ({ lat, lng }: Coordinates): LngLat => [lng, lat];

/** Returns whether both numbers name a point of the globe: −180 to 180 and −90 to 90 degrees. Rules 15.1. */
export const isOnGlobe = ([lng, lat]: LngLat): boolean =>
  Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
