import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, createContext, useContext, useState } from 'react';
import { useText } from '../../i18n/use-text';
import type { DrawingProps } from '../map-props';
import type { MapStreet } from '../../../application/ports/maps';
import { css } from '../../theme/emotion';
import { MapScale } from '../map-scale';
import { MapStage } from '../map-stage';
import { MapFeatures } from '../map-features';
import { usePinMoves } from '../use-pin-moves';
import { useView } from '../use-view';
import type { Ground } from './grounds';
import { leafletSurface } from './leaflet-surface';
import { useLeafletMap } from './use-leaflet-map';
import { usePageScroll } from './use-page-scroll';
import { useZoneShapes } from './zone-shapes';
import { LayerGroup, Polyline, DomEvent, DivIcon, Marker } from 'leaflet';
import { centred, cover } from '../../theme/shared-styles';
import { createPortal } from 'react-dom';
import type { MapPlaceProps } from '../map-surface';
import { MAP_LAYERS } from '../map-surface';

const LeafletMapContext = createContext<LeafletMap | null>(null);

/** More than a map is high, in pixels: within a layer, what is farther south lies above. */
const LAYER_HEIGHT = 100_000;

interface Host {
  readonly element: HTMLElement;
  readonly marker: Marker;
}

const createHost = ({ lat, lng }: MapPlaceProps['at']): Host => {
  const element = document.createElement('div');
  // A click on it is not one on the map below, and begins no drag of the map.
  DomEvent.disableClickPropagation(element);
  const icon = new DivIcon({ html: element, className: '', iconSize: [0, 0] });
  const marker = new Marker([lat, lng], { icon, interactive: false, keyboard: false });
  return { element, marker };
};

const LeafletPlace = ({ at, layer, children }: MapPlaceProps) => {
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

/**
 * As much of Leaflet's own style sheet as our maps use. It comes with the map's chunk, so that
 * nothing waits for a file of its own, and concerns nothing outside the map.
 */
const leafletStyles = css(cover, {
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
const zoneStyles = css({
  '.map-zone': {
    stroke: 'var(--zone)',
    strokeWidth: 2,
    fill: 'var(--zone)',
    fillOpacity: 0.1,
    '@media (prefers-color-scheme: dark)': { stroke: 'var(--zone-on-dark)', fillOpacity: 0.14 },
  },
});

/** Above the zones, below all names. */
const PANE = 'streets';

/** Of a main street at a zoom, in pixels: from afar the lines of a city would be one blot. */
const streetWidth = (zoom: number): number => Math.max(1, Math.min(7, (zoom - 9.5) * 1.6));

const useStreetLines = (map: LeafletMap | null, streets: readonly MapStreet[]): void => {
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

interface LeafletDrawingProps extends DrawingProps {
  readonly ground: Ground;
  readonly isPlain: boolean;
  /** How fine zooms are. */
  readonly zoomSnap: number;
  /** Those that the ground does not show. */
  readonly streets?: readonly MapStreet[];
  readonly attribution: ReactNode;
  /** What there is to say over the map; null for nothing. */
  readonly remark?: ReactNode;
}

const plainStyles = css(leafletStyles, zoneStyles, {
  '--map-ground': 'var(--surface-strong)',
  '--map-line': 'var(--ground)',
  background: 'var(--map-ground)',
  '@media (prefers-color-scheme: dark)': {
    '--map-ground': 'var(--surface)',
    '--map-line': 'var(--line)',
  },
  '.map-zone-ground': { stroke: 'none', fill: 'var(--map-ground)', fillOpacity: 1 },
  '.map-square': { border: 'solid var(--map-line)', borderWidth: '1px 0 0 1px', opacity: 0.5 },
  '.map-street': {
    stroke: 'var(--map-line)',
    strokeWidth: 'calc(var(--street-width) / 2)',
    fill: 'none',
  },
  '.map-main-street': { strokeWidth: 'var(--street-width)' },
});

const picturedStyles = css(leafletStyles, zoneStyles, {
  '@media (prefers-color-scheme: dark)': {
    // The pictures are made for light screens.
    '.leaflet-tile-pane': { filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)' },
  },
});

const hint = css(centred, cover, {
  padding: 24,
  background: 'rgb(20 16 13 / 55%)',
  color: '#ffffff',
  fontWeight: 600,
  textAlign: 'center',
  pointerEvents: 'none',
});

const NO_STREETS: readonly MapStreet[] = [];

interface MapFootProps {
  /** Who has made what the map shows. */
  readonly attribution: ReactNode;
  /** What stands at the other end. */
  readonly children: ReactNode;
}

const foot = css({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

const makers = css({
  marginLeft: 'auto',
  padding: '2px 8px',
  borderRadius: 'var(--radius-control) 0 0 0',
  background: 'var(--surface)',
  color: 'var(--text-soft)',
  // Small print: it grows a little, and leaves the map to be seen.
  fontSize: 'min(0.6875rem, 14px)',
  lineHeight: 1.45,
  pointerEvents: 'auto',
  a: {
    // As high as a thumb, without covering the map.
    display: 'inline-block',
    margin: '-14px 0',
    padding: '14px 0',
    textDecoration: 'underline',
  },
});

const MapFoot = ({ attribution, children }: MapFootProps) => (
  <div className={foot}>
    {children}
    <p className={makers}>{attribution}</p>
  </div>
);

export const LeafletDrawing = ({
  ground,
  isPlain,
  zoomSnap,
  streets = NO_STREETS,
  attribution,
  remark = null,
  onFailed,
  ...contents
}: LeafletDrawingProps) => {
  const t = useText();
  const { map, zoom, attach } = useLeafletMap(zoomSnap, contents);
  const surface = useMemo(() => map && leafletSurface(map, zoomSnap), [map, zoomSnap]);
  const moves = usePinMoves(contents, surface);
  const touched = useView(contents, surface, moves);
  const { isOneFinger, attach: attachAround } = usePageScroll();
  useZoneShapes(map, contents.zones, isPlain);
  useStreetLines(map, streets);
  const fail = useRef(onFailed);
  const tap = useRef(moves?.setTo);
  useEffect(() => {
    fail.current = onFailed;
    tap.current = moves?.setTo;
  });
  useEffect(() => (map ? ground(map, () => fail.current()) : undefined), [map, ground]);
  useEffect(() => {
    map?.on('click', ({ latlng: { lat, lng } }: LeafletMouseEvent) => tap.current?.({ lat, lng }));
  }, [map]);
  return (
    <MapStage
      surface={surface}
      moves={moves}
      onTouched={touched}
      corners={
        <>
          <MapFoot attribution={attribution}>
            {surface && <MapScale lat={contents.center.lat} zoom={zoom} />}
          </MapFoot>
          {remark}
          {isOneFinger && <p className={hint}>{t('map.twoFingers')}</p>}
        </>
      }
    >
      <div
        className={isPlain ? plainStyles : picturedStyles}
        style={{ '--street-width': `${String(streetWidth(zoom))}px` }}
        ref={attachAround}
      >
        <div ref={attach} style={{ height: '100%' }} />
      </div>
      {surface && (
        <LeafletMapContext value={map}>
          <MapFeatures
            {...contents}
            Place={LeafletPlace}
            surface={surface}
            zoom={zoom}
            streets={streets}
            moves={moves}
          />
        </LeafletMapContext>
      )}
    </MapStage>
  );
};
