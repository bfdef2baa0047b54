import { GoogleMap, PolygonF, useGoogleMap } from '@react-google-maps/api';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../../application/session/language-slice';
import { selectSetup } from '../../../application/setup/setup-slice';
import type { DrawingProps, MapContents } from '../map-props';
import { MapSkeleton } from '../map-skeleton';
import { MapStage } from '../map-stage';
import { MapFeatures } from '../map-features';
import { CITY_ZOOM, HOUSE_ZOOM } from '../start-view';
import { usePinMoves } from '../use-pin-moves';
import { useView } from '../use-view';
import { LoadGoogle } from './load-google';
import type { AreaZone } from '../../../application/ports/delivery-area';
import type { Ring } from '../../../domain/zone/polygon';
import type { MapSurface, MapPlaceProps } from '../map-surface';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../../domain/zone/lng-lat';
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
  // A click on it is not one on the map below, and begins no drag of the map.
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
const GooglePlace = ({ at, layer, children }: MapPlaceProps) => {
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

const googleSurface = (map: google.maps.Map): MapSurface => {
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

declare global {
  interface Window {
    /** Google calls it when the key is not good for this shop. */
    gm_authFailure?: () => void;
  }
}

const OPTIONS: google.maps.MapOptions = {
  // Buttons and keys stand around the map, in our own words.
  disableDefaultUI: true,
  keyboardShortcuts: false,
  disableDoubleClickZoom: true,
  clickableIcons: false,
  // The page scrolls under one finger and the wheel; two fingers, or Ctrl, move the map.
  gestureHandling: 'cooperative',
  colorScheme: 'FOLLOW_SYSTEM',
};

const WHOLE = { position: 'absolute', inset: 0 } as const;

const GooglePicture = (contents: MapContents) => {
  const { center, zones, pin } = contents;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [zoom, setZoom] = useState(CITY_ZOOM);
  const [options] = useState(() => ({
    ...OPTIONS,
    center: pin ?? center,
    zoom: pin ? HOUSE_ZOOM : CITY_ZOOM,
  }));
  const surface = useMemo(() => map && googleSurface(map), [map]);
  const moves = usePinMoves(contents, surface);
  const touched = useView(contents, surface, moves);
  return (
    <MapStage surface={surface} moves={moves} onTouched={touched}>
      <GoogleMap
        mapContainerStyle={WHOLE}
        options={options}
        onLoad={setMap}
        onZoomChanged={() => setZoom(map?.getZoom() ?? CITY_ZOOM)}
        onClick={({ latLng }) => {
          if (latLng) moves?.setTo(latLng.toJSON());
        }}
      >
        <GoogleZones zones={zones} />
        {surface && (
          <MapFeatures
            {...contents}
            Place={GooglePlace}
            surface={surface}
            zoom={zoom}
            moves={moves}
          />
        )}
      </GoogleMap>
    </MapStage>
  );
};

const pathOf = (ring: Ring) => ring.map(([lng, lat]) => ({ lat, lng }));

const GoogleZones = ({ zones }: { readonly zones: readonly AreaZone[] }) =>
  zones.flatMap(({ id, colorHex, polygons }, order) =>
    polygons.map(({ outer, holes }, piece) => (
      <PolygonF
        key={`${String(id)} ${String(piece)}`}
        paths={[outer, ...holes].map(pathOf)}
        options={{
          clickable: false,
          strokeColor: colorHex,
          strokeWeight: 2,
          fillColor: colorHex,
          fillOpacity: 0.1,
          zIndex: zones.length - order,
        }}
      />
    )),
  );

/** Google's own map, with Google's script in the shop's default language. */
export const GoogleDrawing = ({ onFailed, ...contents }: DrawingProps) => {
  const maps = useSelector(selectSetup).maps;
  const defaultLocale = useSelector(selectLanguage).locales.defaultLocale;
  const key = maps.provider === 'google' ? maps.key : '';
  const loadGoogle = useContext(LoadGoogle);
  const [isReady, setIsReady] = useState(false);
  const fail = useRef(onFailed);
  useEffect(() => {
    fail.current = onFailed;
  });
  useEffect(() => {
    const failed = () => fail.current();
    window.gm_authFailure = failed;
    loadGoogle({ key, defaultLocale })
      .then((google) => google.importLibrary('maps'))
      .then(() => setIsReady(true), failed);
    return () => {
      delete window.gm_authFailure;
    };
  }, [loadGoogle, key, defaultLocale]);
  return isReady ? <GooglePicture {...contents} /> : <MapSkeleton />;
};
