import type { ComponentType, ReactNode } from 'react';
import type { Coordinates } from '../../domain/zone/lng-lat';
import type { Pixels } from './mercator';
import type { MapView } from './start-view';

/** From below to above. */
export const MAP_LAYERS = ['way', 'street', 'zone', 'branch', 'chosen', 'pin'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export interface MapPlaceProps {
  readonly at: Coordinates;
  readonly layer: MapLayer;
  /** Drawn from the place on; what cannot be clicked lets clicks through to the map. */
  readonly children: ReactNode;
}

export type MapPlace = ComponentType<MapPlaceProps>;

export interface MapSurface {
  size(): Pixels;
  zoom(): number;
  center(): Coordinates;
  /** At once, as the first view. */
  show(view: MapView): void;
  zoomBy(steps: number): void;
  panBy(way: Pixels): void;
  /** Brings a point into view, and no farther away than at a zoom, if one is given. */
  reveal(point: Coordinates, leastZoom?: number): void;
}
