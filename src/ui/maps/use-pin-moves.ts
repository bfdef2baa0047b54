import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import type { AreaZone } from '../../application/ports/delivery-area';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { lngLatOf } from '../../domain/zone/lng-lat';
import { zoneAt } from '../../domain/zone/zone-at';
import { useText } from '../i18n/use-text';
import type { MapContents } from './map-props';
import type { MapSurface } from './map-surface';
import type { Pixels } from './mercator';
import { metresOfPixel, movedBy } from './mercator';

export interface PinMoves {
  /** By a click on the map or a drag: who does that sees where the pin is. */
  setTo(point: Coordinates): void;
  /** By the keyboard; said aloud. */
  nudge(way: Pixels): void;
  /** To the middle of what is shown; said aloud. */
  setToMiddle(): void;
  /** What was last done by the keyboard. */
  readonly spoken: string;
  /** Returns whether the pin is where it was last nudged to. */
  isNudged(point: Coordinates): boolean;
}

/** Six decimals are a tenth of a metre: more would only look exact. */
const PRECISION = 1e6;

const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: Math.round(lat * PRECISION) / PRECISION,
  lng: Math.round(lng * PRECISION) / PRECISION,
});

const directionOf = ({ x, y }: Pixels): 'north' | 'south' | 'east' | 'west' => {
  if (y !== 0) return y < 0 ? 'north' : 'south';
  return x < 0 ? 'west' : 'east';
};

const zoneLabel = (t: TFunction, zones: readonly AreaZone[], point: Coordinates): string => {
  if (zones.length === 0) return '';
  const found = zoneAt(zones, lngLatOf(point));
  return found.ok ? found.value.name : t('map.outside');
};

const sentence = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

export const usePinMoves = (
  { pin, zones, onPinMoved }: MapContents,
  surface: MapSurface | null,
): PinMoves | null => {
  const t = useText();
  const nudged = useRef<Coordinates | null>(null);
  const [spoken, speak] = useState('');
  if (!onPinMoved || !surface) return null;
  const set = (point: Coordinates): Coordinates => {
    const place = rounded(point);
    nudged.current = null;
    onPinMoved(place);
    return place;
  };
  return {
    setTo: (point) => {
      set(point);
      speak('');
    },
    nudge: (way) => {
      if (!pin) return;
      const place = set(movedBy(pin, way, surface.zoom()));
      nudged.current = place;
      const metres = Math.max(
        1,
        Math.round(metresOfPixel(pin.lat, surface.zoom()) * Math.hypot(way.x, way.y)),
      );
      speak(sentence(t(`map.moved.${directionOf(way)}`, { metres }), zoneLabel(t, zones, place)));
    },
    setToMiddle: () => {
      const place = set(surface.center());
      speak(sentence(t('map.pinSet'), zoneLabel(t, zones, place)));
    },
    spoken,
    isNudged: ({ lat, lng }) => nudged.current?.lat === lat && nudged.current.lng === lng,
  };
};
