import type { Map as LeafletMap } from 'leaflet';
import { DomEvent, DivIcon, Marker } from 'leaflet';
import { createContext, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPlaceProps } from '../map-surface';
import { MAP_LAYERS } from '../map-surface';

export const LeafletMapContext = createContext<LeafletMap | null>(null);

/** More than a map is high, in pixels: within a layer, what is farther south lies above. */
const LAYER_HEIGHT = 100_000;

interface Host {
  readonly element: HTMLElement;
  readonly marker: Marker;
}

const createHost = ({ lat, lng }: MapPlaceProps['at']): Host => {
  const element = document.createElement('div');
  // A press on it is not one on the map below, and begins no drag of the map.
  DomEvent.disableClickPropagation(element);
  const icon = new DivIcon({ html: element, className: '', iconSize: [0, 0] });
  const marker = new Marker([lat, lng], { icon, interactive: false, keyboard: false });
  return { element, marker };
};

export const LeafletPlace = ({ at, layer, children }: MapPlaceProps) => {
  const map = useContext(LeafletMapContext);
  const [{ element, marker }] = useState(() => createHost(at));
  useEffect(() => {
    if (!map) return undefined;
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, marker]);
  const { lat, lng } = at;
  useEffect(() => {
    marker.setLatLng([lat, lng]);
  }, [marker, lat, lng]);
  useEffect(() => {
    marker.setZIndexOffset(MAP_LAYERS.indexOf(layer) * LAYER_HEIGHT);
  }, [marker, layer]);
  return createPortal(children, element);
};
