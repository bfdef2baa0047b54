import { css } from '../../theme/emotion';
import { cover } from '../../theme/shared-styles';

/**
 * As much of Leaflet's own style sheet as our maps use. It comes with the map's chunk, so that
 * nothing waits for a file of its own, and concerns nothing outside the map.
 */
export const leafletStyles = css(cover, {
  // The page scrolls under one finger; two move the map.
  touchAction: 'pan-x pan-y',
  WebkitTapHighlightColor: 'transparent',
  '.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-layer':
    { position: 'absolute', top: 0, left: 0 },
  '.leaflet-pane': { zIndex: 400 },
  '.leaflet-tile-pane': { zIndex: 200 },
  '.leaflet-marker-pane': { zIndex: 600 },
  '.leaflet-tile, .leaflet-marker-icon': { userSelect: 'none', WebkitUserSelect: 'none' },
  '.leaflet-pane > svg path, .leaflet-marker-icon': { pointerEvents: 'none' },
  '.leaflet-pane > svg, .leaflet-tile': { maxWidth: 'none', maxHeight: 'none' },
  '.leaflet-tile': { visibility: 'hidden' },
  '.leaflet-tile-loaded': { visibility: 'inherit' },
  '.leaflet-zoom-animated': { transformOrigin: '0 0' },
  'svg.leaflet-zoom-animated': { willChange: 'transform' },
  '.leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)',
  },
  '.leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '.leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '.leaflet-grab': { cursor: 'grab' },
  '.leaflet-dragging .leaflet-grab': { cursor: 'grabbing' },
});

/** Zones keep apart from a dark ground as from a light one. */
export const zoneStyles = css({
  '.map-zone': {
    stroke: 'var(--zone)',
    strokeWidth: 2,
    fill: 'var(--zone)',
    fillOpacity: 0.1,
    '@media (prefers-color-scheme: dark)': { stroke: 'var(--zone-on-dark)', fillOpacity: 0.14 },
  },
});
