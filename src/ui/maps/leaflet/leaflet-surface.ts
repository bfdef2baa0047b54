import type { Map as LeafletMap } from 'leaflet';
import type { MapSurface } from '../map-surface';

/** Where a pin at the edge of the view is still seen whole, in pixels. */
const EDGE = 56;

/** The nearest zoom farther away that the map can have, so that what has to be seen has room. */
export const zoomOf = (zoom: number, snap: number): number => Math.floor(zoom / snap) * snap;

export const leafletSurface = (map: LeafletMap, zoomSnap: number): MapSurface => ({
  size: () => map.getSize(),
  zoom: () => map.getZoom(),
  center: () => {
    const { lat, lng } = map.getCenter();
    return { lat, lng };
  },
  show: ({ center, zoom }) => {
    map.setView(center, zoomOf(zoom, zoomSnap), { animate: false });
  },
  zoomBy: (steps) => {
    map.setZoom(Math.round(map.getZoom()) + steps);
  },
  panBy: ({ x, y }) => {
    map.panBy([x, y], { animate: false });
  },
  reveal: (point, leastZoom = 0) => {
    if (map.getZoom() < leastZoom) map.setView(point, leastZoom);
    else map.panInside(point, { padding: [EDGE, EDGE] });
  },
});
