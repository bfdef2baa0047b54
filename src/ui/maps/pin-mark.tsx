import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { hasModifier, wayOfKey } from './map-keys';
import type { Pixels } from './mercator';
import { useRef, useState } from 'react';

interface MovablePinProps {
  readonly onDragged: (way: Pixels) => void;
  readonly onNudged: (way: Pixels) => void;
}

/* Its point is at the place. */
const pin = css({
  position: 'absolute',
  display: 'block',
  width: 44,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  transform: 'translate(-50%, -46px)',
  color: 'var(--accent)',
});

const movable = css(pin, {
  pointerEvents: 'auto',
  cursor: 'grab',
  // A finger on it moves the pin, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: 0, borderRadius: 'var(--radius-control)' },
});

const drop = css({
  width: '100%',
  height: '100%',
  fill: 'currentColor',
  stroke: 'var(--surface)',
  strokeWidth: 2,
  filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 30%))',
});

const eye = css({ fill: 'var(--on-accent)', stroke: 'none' });

interface Drag {
  /** How far it has been dragged; null while it rests. */
  readonly way: Pixels | null;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** In pixels: a tap whose finger trembles is no drag. */
const TREMBLING = 4;

const useDrag = (onDragged: (way: Pixels) => void): Drag => {
  const from = useRef<Pixels | null>(null);
  const [way, setWay] = useState<Pixels | null>(null);
  const wayOf = ({ clientX, clientY }: PointerEvent): Pixels | null =>
    from.current && { x: clientX - from.current.x, y: clientY - from.current.y };
  const rest = (): void => {
    from.current = null;
    setWay(null);
  };
  return {
    way,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const moved = wayOf(event);
      if (moved && (way || Math.hypot(moved.x, moved.y) > TREMBLING)) setWay(moved);
    },
    onPointerUp: (event) => {
      const moved = way && wayOf(event);
      rest();
      if (moved) onDragged(moved);
    },
    onPointerCancel: rest,
  };
};

/** In pixels: fine enough to reach a door once the map is near. */
const STEP = 8;
const LONG_STEP = 48;

const PinDrop = () => (
  <svg className={drop} viewBox="0 0 44 48" aria-hidden="true">
    <path d="M22 46S38 30.500 38 19a16 16 0 0 0-32 0c0 11.500 16 27 16 27z" />
    <circle className={eye} cx="22" cy="19" r="6" />
  </svg>
);

export const FixedPin = () => {
  const t = useText();
  return (
    <span className={pin} role="img" aria-label={t('map.pin')}>
      <PinDrop />
    </span>
  );
};

/** The place that is meant: dragged, or moved by the arrow keys, with Shift by longer steps. */
export const MovablePin = ({ onDragged, onNudged }: MovablePinProps) => {
  const t = useText();
  const { way, ...drag } = useDrag(onDragged);
  const handleKey = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    const step = wayOfKey(event.key, event.shiftKey ? LONG_STEP : STEP);
    if (!step) return;
    event.preventDefault();
    onNudged(step);
  };
  return (
    <button
      type="button"
      className={movable}
      style={way ? { left: way.x, top: way.y } : undefined}
      aria-label={t('map.movePin')}
      onKeyDown={handleKey}
      {...drag}
    >
      <PinDrop />
    </button>
  );
};
