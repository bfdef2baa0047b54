import type { MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import { startView } from '../start-view';
import type { MapContents } from '../map-props';
import { zoomOf } from './leaflet-surface';

interface OpenMap {
  /** Null until its place is on the page. */
  readonly map: LeafletMap | null;
  readonly zoom: number;
  readonly attach: (element: HTMLElement | null) => (() => void) | undefined;
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const optionsOf = (zoomSnap: number): MapOptions => {
  const moves = !isStill();
  return {
    // Buttons, keys and who made it stand around the map, in our own words.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    // The second click of two would set a pin as well.
    doubleClickZoom: false,
    zoomSnap,
    minZoom: 2,
    maxZoom: 19,
    zoomAnimation: moves,
    fadeAnimation: false,
    inertia: moves,
  };
};

/**
 * Opens a map in an element and closes it when the element leaves the page. `zoomSnap`: how fine
 * zooms are; pictures of streets come in whole ones only.
 */
export const useLeafletMap = (zoomSnap: number, contents: MapContents): OpenMap => {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [zoom, setZoom] = useState(0);
  // Only the first view is of interest here.
  const [{ center, zones, branches, pin }] = useState(contents);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const opened = new LeafletMap(element, optionsOf(zoomSnap));
      const size = opened.getSize();
      const view = startView({ center, zones, branches, pin, size });
      opened.on('zoomend', () => setZoom(opened.getZoom()));
      opened.setView(view.center, zoomOf(view.zoom, zoomSnap));
      const resizing = new ResizeObserver(() => {
        opened.invalidateSize({ pan: false });
      });
      resizing.observe(element);
      setMap(opened);
      return () => {
        resizing.disconnect();
        opened.remove();
        setMap(null);
      };
    },
    [zoomSnap, center, zones, branches, pin],
  );
  return { map, zoom, attach };
};
