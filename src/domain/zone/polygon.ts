import type { NonEmpty } from '../list/non-empty';
import { isNonEmpty } from '../list/non-empty';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { LngLat } from './lng-lat';
import { isOnGlobe } from './lng-lat';

declare const enclosing: unique symbol;

/** A closed line through at least three different points; the last one is joined to the first. */
export type Ring = readonly LngLat[] & { readonly [enclosing]: true };

/** One piece of a zone: what the outer ring encloses, without what the holes do. Rules 15.1. */
export interface Polygon {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** Why rings make no polygon. `ring` and `point` are places in the lists, counted from 0. */
export type PolygonRefusal =
  | { readonly kind: 'polygon.empty' }
  | { readonly kind: 'polygon.off_globe'; readonly ring: number; readonly point: number }
  | { readonly kind: 'polygon.too_few_points'; readonly ring: number; readonly points: number };

const countDifferent = (points: readonly LngLat[]): number =>
  new Set(points.map(([lng, lat]) => `${String(lng)} ${String(lat)}`)).size;

const whyNoRing = (points: readonly LngLat[], ring: number): PolygonRefusal | null => {
  const offGlobe = points.findIndex((point) => !isOnGlobe(point));
  if (offGlobe >= 0) return { kind: 'polygon.off_globe', ring, point: offGlobe };
  const different = countDifferent(points);
  return different < 3 ? { kind: 'polygon.too_few_points', ring, points: different } : null;
};

/**
 * The polygon with these rings of [longitude, latitude]: the first is its outer line, each further
 * one a hole. Refuses rings of fewer than three different points, or with one that is not on the
 * globe. Rules 15.1.
 */
export const polygonOf = (
  rings: readonly (readonly LngLat[])[],
): Result<PolygonRefusal, Polygon> => {
  const refusal = rings.map(whyNoRing).find((reason) => reason !== null);
  if (refusal) return refuse(refusal);
  // Every ring has just been checked: that is all the brand says.
  const [outer, ...holes] = rings as readonly Ring[];
  return outer ? ok({ outer, holes }) : refuse({ kind: 'polygon.empty' });
};

/** Why a zone's pieces make no shape. `polygon` is the place of the broken piece, counted from 0. */
export type ZoneShapeRefusal =
  | { readonly kind: 'zone.no_shape' }
  | { readonly kind: 'zone.broken_shape'; readonly polygon: number; readonly why: PolygonRefusal };

/** The pieces of a zone, each given as its rings. Refuses a zone without any, or with a broken one. Rules 15.1. */
export const zoneShapeOf = (
  pieces: readonly (readonly (readonly LngLat[])[])[],
): Result<ZoneShapeRefusal, NonEmpty<Polygon>> => {
  const polygons: Polygon[] = [];
  for (const [index, rings] of pieces.entries()) {
    const polygon = polygonOf(rings);
    if (!polygon.ok)
      return refuse({ kind: 'zone.broken_shape', polygon: index, why: polygon.error });
    polygons.push(polygon.value);
  }
  return isNonEmpty(polygons) ? ok(polygons) : refuse({ kind: 'zone.no_shape' });
};
