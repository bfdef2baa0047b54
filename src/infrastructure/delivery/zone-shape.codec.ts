import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { NonEmpty } from '../../domain/list/non-empty';
import type { LngLat } from '../../domain/zone/lng-lat';
import type { Polygon } from '../../domain/zone/polygon';
import { zoneShapeOf } from '../../domain/zone/polygon';
import type { Result } from '../../domain/result/result';
import { refuse } from '../../domain/result/result';

/** Longitude and latitude; a map that also writes heights does no harm. */
const PointWire = t.refinement(t.array(t.number), ({ length }) => length >= 2, 'a point');
const RingWire = t.array(PointWire);
/** The points of one ring, or a ring and the holes in it. */
const CoordsWire = t.union([RingWire, t.array(RingWire)]);

const ShapeWire = t.array(t.type({ coords: CoordsWire }));
type PieceWire = t.TypeOf<typeof ShapeWire>[number];

const toRing = (ring: t.TypeOf<typeof RingWire>): readonly LngLat[] =>
  ring.map(([lng = NaN, lat = NaN]) => [lng, lat]);

const ringsOf = ({ coords }: PieceWire): readonly (readonly LngLat[])[] =>
  RingWire.is(coords) ? [toRing(coords)] : coords.map(toRing);

/** The pieces of a zone; refuses with the place of what makes no shape. Rules 15.1. */
export const readZoneShape = (wire: unknown): Result<string, NonEmpty<Polygon>> => {
  const decoded = ShapeWire.decode(wire);
  if (isLeft(decoded)) return refuse('polygons');
  const shape = zoneShapeOf(decoded.right.map(ringsOf));
  if (shape.ok) return shape;
  return refuse(
    shape.error.kind === 'zone.no_shape' ? 'polygons' : `polygons.${String(shape.error.polygon)}`,
  );
};
