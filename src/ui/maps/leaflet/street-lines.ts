import type { Map as LeafletMap } from 'leaflet';
import { LayerGroup, Polyline } from 'leaflet';
import { useEffect } from 'react';
import type { MapStreet } from '../../../application/ports/maps';

/** Above the zones, below all names. */
const PANE = 'streets';

/** Of a main street at a zoom, in pixels: from afar the lines of a city would be one blot. */
export const streetWidth = (zoom: number): number => Math.max(1, Math.min(7, (zoom - 9.5) * 1.6));

/** Draws how streets run, as far as that is known. */
export const useStreetLines = (map: LeafletMap | null, streets: readonly MapStreet[]): void => {
  useEffect(() => {
    if (!map || streets.length === 0) return undefined;
    (map.getPane(PANE) ?? map.createPane(PANE)).style.zIndex = '460';
    const group = new LayerGroup().addTo(map);
    // Main streets last: they lie above the others.
    for (const { course, isMain } of [...streets].reverse()) {
      const className = isMain ? 'map-street map-main-street' : 'map-street';
      const line = [...course];
      if (line.length > 0) {
        new Polyline(line, { pane: PANE, className, interactive: false }).addTo(group);
      }
    }
    return () => {
      group.remove();
    };
  }, [map, streets]);
};
