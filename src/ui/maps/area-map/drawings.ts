import type { MapsSetup } from '../../../application/setup/setup';
import type { Drawing } from '../map-props';

export type MapsProvider = MapsSetup['provider'];

/** The program of each provider, fetched when a map is first shown. */
export const DRAWINGS: Readonly<Record<MapsProvider, () => Promise<Drawing>>> = {
  offline: () =>
    import(/* webpackChunkName: "map-offline" */ '../leaflet/offline-drawing').then(
      (m) => m.OfflineDrawing,
    ),
  osm: () =>
    import(/* webpackChunkName: "map-osm" */ '../leaflet/osm-drawing').then((m) => m.OsmDrawing),
  google: () =>
    import(/* webpackChunkName: "map-google" */ '../google/google-drawing').then(
      (m) => m.GoogleDrawing,
    ),
};
