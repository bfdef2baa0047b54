import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import type { MapPlaceProps } from '../map-surface';
import { MAP_LAYERS } from '../map-surface';

interface Host {
  readonly element: HTMLElement;
  readonly overlay: google.maps.OverlayView;
  moveTo(point: Coordinates): void;
  raiseTo(level: number): void;
}

/**
 * An element that Google keeps at a place. Unlike a marker of Google's it is ours, so that keys move
 * it, and unlike the library's overlay it stays on the page, and keeps the focus, when it is moved.
 */
const createHost = (start: Coordinates): Host => {
  const element = document.createElement('div');
  element.style.position = 'absolute';
  const overlay = new google.maps.OverlayView();
  let point = start;
  const draw = (): void => {
    // Undefined until the map is ready, whatever the types say; Google then draws by itself.
    const projection = overlay.getProjection() as google.maps.MapCanvasProjection | undefined;
    const place = projection?.fromLatLngToDivPixel(point);
    if (!place) return;
    element.style.left = `${String(place.x)}px`;
    element.style.top = `${String(place.y)}px`;
  };
  overlay.draw = draw;
  overlay.onAdd = () => {
    overlay.getPanes()?.overlayMouseTarget.append(element);
  };
  overlay.onRemove = () => element.remove();
  // A press on it is not one on the map below, and begins no drag of the map.
  google.maps.OverlayView.preventMapHitsAndGesturesFrom(element);
  return {
    element,
    overlay,
    moveTo: (next) => {
      point = next;
      draw();
    },
    raiseTo: (level) => {
      element.style.zIndex = String(level);
    },
  };
};

/** Google keeps the place, React draws what stands there. */
export const GooglePlace = ({ at, layer, children }: MapPlaceProps) => {
  const map = useGoogleMap();
  const [host] = useState(() => createHost(at));
  const { element, overlay } = host;
  useEffect(() => {
    overlay.setMap(map);
    return () => {
      overlay.setMap(null);
    };
  }, [map, overlay]);
  const { lat, lng } = at;
  useEffect(() => {
    host.moveTo({ lat, lng });
  }, [host, lat, lng]);
  useEffect(() => {
    host.raiseTo(MAP_LAYERS.indexOf(layer));
  }, [host, layer]);
  return createPortal(children, element);
};
