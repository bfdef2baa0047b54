import * as t from 'io-ts';
import { Latitude, Longitude } from '../codec/wire-types';

/** The shape of a zone: each ring a list of [longitude, latitude]. */
export const Polygons = t.readonlyArray(
  t.strict({ coords: t.readonlyArray(t.tuple([Longitude, Latitude])) }),
  'polygons',
);
export type Polygons = t.TypeOf<typeof Polygons>;
