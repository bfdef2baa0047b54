import type { MapSurface } from '../map-surface';
import { CITY_ZOOM } from '../start-view';

/** Google's map as the shop's maps move it. */
export const googleSurface = (map: google.maps.Map): MapSurface => {
  const zoom = (): number => map.getZoom() ?? CITY_ZOOM;
  return {
    size: () => ({ x: map.getDiv().clientWidth, y: map.getDiv().clientHeight }),
    zoom,
    center: () => map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 },
    show: (view) => {
      map.setCenter(view.center);
      map.setZoom(Math.floor(view.zoom));
    },
    zoomBy: (steps) => {
      map.setZoom(zoom() + steps);
    },
    panBy: ({ x, y }) => {
      map.panBy(x, y);
    },
    reveal: (point, leastZoom = 0) => {
      if (zoom() < leastZoom) {
        map.setCenter(point);
        map.setZoom(leastZoom);
      } else if (map.getBounds()?.contains(point) === false) map.panTo(point);
    },
  };
};
