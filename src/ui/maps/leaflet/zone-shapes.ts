import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { LayerGroup, Polygon as Shape } from 'leaflet';
import { useEffect } from 'react';
import type { AreaZone } from '../../../application/ports/delivery-area';
import type { Ring } from '../../../domain/zone/polygon';
import { tintOnDark } from '../zone-tints';

const ringOf = (ring: Ring): LatLngTuple[] => ring.map(([lng, lat]) => [lat, lng]);

const shapeOf = ({ polygons }: AreaZone, className: string): Shape =>
  new Shape(
    polygons.map(({ outer, holes }) => [outer, ...holes].map(ringOf)),
    { className, interactive: false },
  );

/** Colours are CSS properties: which of the two counts is for the style sheet to say. */
const colour = (shape: Shape, { colorHex }: AreaZone): void => {
  // Leaflet draws with SVG here, whose elements have a style.
  const element = shape.getElement() as SVGElement | undefined;
  element?.style.setProperty('--zone', colorHex);
  element?.style.setProperty('--zone-on-dark', tintOnDark(colorHex));
};

/**
 * Draws zones on a map, the first one on top. On a plain ground each zone covers what lies below
 * it, so that colours of zones within zones do not mix.
 */
export const useZoneShapes = (
  map: LeafletMap | null,
  zones: readonly AreaZone[],
  coversOthers: boolean,
): void => {
  useEffect(() => {
    if (!map) return undefined;
    const group = new LayerGroup().addTo(map);
    for (const zone of [...zones].reverse()) {
      if (coversOthers) shapeOf(zone, 'map-zone-ground').addTo(group);
      const shape = shapeOf(zone, 'map-zone').addTo(group);
      colour(shape, zone);
    }
    return () => {
      group.remove();
    };
  }, [map, zones, coversOthers]);
};
