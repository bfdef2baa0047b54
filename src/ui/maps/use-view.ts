import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { lngLatOf } from '../../domain/zone/lng-lat';
import { zoneAt } from '../../domain/zone/zone-at';
import type { MapContents } from './map-props';
import type { MapSurface } from './map-surface';
import { pixelsOf } from './mercator';
import { HOUSE_ZOOM, startView } from './start-view';
import type { PinMoves } from './use-pin-moves';

const NOWHERE = { lat: null, lng: null } as const;

/** In pixels: what buttons and names cover of a map whose every place is to be seen. */
const AROUND = { x: 100, y: 40 };

/** Shows the beginning again when more is to be seen, until somebody has moved the map. */
const useStartView = (
  { center, zones, branches, pin, showsWay = false }: MapContents,
  surface: MapSurface | null,
): (() => void) => {
  const isTouched = useRef(false);
  const hasPin = pin !== null;
  const { lat, lng } = (showsWay && pin) || NOWHERE;
  useEffect(() => {
    if (!surface || isTouched.current) return;
    const size = surface.size();
    if (lat !== null) {
      const points = [...branches, { lat, lng }];
      surface.show(
        startView({
          center,
          zones: [],
          branches: points,
          pin: null,
          size: { x: size.x - AROUND.x, y: size.y - AROUND.y },
          closest: HOUSE_ZOOM,
        }),
      );
    } else if (!hasPin) {
      surface.show(startView({ center, zones, branches, pin: null, size }));
    }
  }, [surface, center, zones, branches, hasPin, lat, lng]);
  return () => {
    isTouched.current = true;
  };
};

const isInView = (surface: MapSurface, point: Coordinates): boolean => {
  const zoom = surface.zoom();
  const [at, middle] = [pixelsOf(point, zoom), pixelsOf(surface.center(), zoom)];
  const { x: width, y: height } = surface.size();
  return Math.abs(at.x - middle.x) <= width / 2 && Math.abs(at.y - middle.y) <= height / 2;
};

const isOutside = ({ zones }: MapContents, point: Coordinates): boolean =>
  zones.length > 0 && !zoneAt(zones, lngLatOf(point)).ok;

const usePinInView = (
  contents: MapContents,
  surface: MapSurface | null,
  moves: PinMoves | null,
): void => {
  const showPin = useEffectEvent((point: Coordinates) => {
    if (!surface) return;
    const { center, zones, branches } = contents;
    if (moves?.isNudged(point) === true) {
      // A customer who nudges the pin has zoomed in as far as they want.
      surface.reveal(point);
    } else if (!isOutside(contents, point)) {
      // Which house it is has to be seen.
      surface.reveal(point, HOUSE_ZOOM);
    } else if (!isInView(surface, point)) {
      // How far it is from where we deliver has to be seen.
      const seen = { center, zones, branches: [...branches, point], pin: null };
      surface.show(startView({ ...seen, size: surface.size() }));
    }
  });
  // The same place may come as another object: it is no news.
  const { lat, lng } = (contents.showsWay !== true && contents.pin) || NOWHERE;
  useEffect(() => {
    if (surface && lat !== null) showPin({ lat, lng });
  }, [surface, lat, lng]);
};

export const useView = (
  contents: MapContents,
  surface: MapSurface | null,
  moves: PinMoves | null,
): (() => void) => {
  const { branches, chosenBranch = null } = contents;
  const touched = useStartView(contents, surface);
  const chosen = branches.find(({ id }) => id === chosenBranch);
  usePinInView(contents, surface, moves);
  useEffect(() => {
    if (surface && chosen) surface.reveal(chosen);
  }, [surface, chosen]);
  return touched;
};
