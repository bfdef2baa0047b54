import type { LngLat } from './lng-lat';

/**
 * The numbers of a ring one after the other, longitude and latitude in turns: a zone of thousands
 * of points is then looked through in one go, without a step to another place for each point. A
 * height that a map wrote behind them is no part of it.
 */
export type CoordinateRow = readonly number[];

export const coordinateRow = (ring: readonly LngLat[]): CoordinateRow =>
  ring.flatMap(([lng, lat]) => [lng, lat]);
