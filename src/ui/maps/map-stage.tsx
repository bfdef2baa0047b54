import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { hasModifier, wayOfKey, zoomOfKey } from './map-keys';
import type { MapSurface } from './map-surface';
import type { PinMoves } from './use-pin-moves';
import { Icon } from '../components/icon';
import { CAN_HOVER } from '../theme/media';
import { iconButton } from '../components/button-styles';
import { cover, roundedControl } from '../theme/shared-styles';

interface MapStageProps {
  readonly surface: MapSurface | null;
  /** Null where no pin can be set. */
  readonly moves: PinMoves | null;
  /** Somebody begins to move the map. */
  readonly onTouched: () => void;
  readonly children: ReactNode;
  readonly corners?: ReactNode;
}

const canvas = css(cover, {
  isolation: 'isolate',
  borderRadius: 'inherit',
  '&:focus-visible': { outlineOffset: -4 },
});

/* Where Enter puts the pin; shown only while the map is moved by keys. */
const middle = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  zIndex: 1,
  display: 'none',
  width: 24,
  height: 24,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  background:
    'linear-gradient(var(--text) 0 0) center / 2px 100% no-repeat, linear-gradient(var(--text) 0 0) center / 100% 2px no-repeat',
  '*:focus-visible > &': { display: 'block' },
});

const group = css(roundedControl, {
  position: 'absolute',
  top: 12,
  right: 12,
  display: 'grid',
  border: '1px solid var(--line)',
  background: 'var(--surface)',
});

const button = css(iconButton, {
  borderRadius: 0,
  padding: 0,
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:focus-visible': { outlineOffset: -3 },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const ZOOMS = [
  { steps: 1, icon: 'plus', text: 'map.nearer' },
  { steps: -1, icon: 'minus', text: 'map.farther' },
] as const;

const MapControls = ({ onZoom }: { readonly onZoom: (steps: 1 | -1) => void }) => {
  const t = useText();
  return (
    <div className={group}>
      {ZOOMS.map(({ steps, icon, text }) => (
        <button
          key={icon}
          type="button"
          className={button}
          aria-label={t(text)}
          onClick={() => onZoom(steps)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
};

/** In pixels: about a tenth of a small map. */
const PAN_STEP = 60;

/** What every map has around its picture: the keyboard, the buttons and what is said aloud. */
export const MapStage = ({ surface, moves, onTouched, children, corners }: MapStageProps) => {
  const t = useText();
  const hintId = useId();

  const obey = (event: KeyboardEvent): boolean => {
    if (!surface || hasModifier(event)) return false;
    const zoom = zoomOfKey(event.key);
    if (zoom !== 0) {
      surface.zoomBy(zoom);
      return true;
    }
    // Arrows on the pin or a branch are not meant for the map.
    if (event.target !== event.currentTarget) return false;
    if (event.key === 'Enter' && moves) {
      moves.setToMiddle();
      return true;
    }
    const way = wayOfKey(event.key, PAN_STEP);
    if (way) surface.panBy(way);
    return way !== null;
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!obey(event)) return;
    event.preventDefault();
    onTouched();
  };
  return (
    <div className={cover}>
      {/* A picture that keys move: screen readers have to hand them through. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        className={canvas}
        tabIndex={0}
        role="application"
        aria-label={t('map.map')}
        aria-describedby={hintId}
        onKeyDown={handleKey}
        onPointerDown={onTouched}
        onWheel={onTouched}
      >
        {children}
        {moves && <span className={middle} />}
      </div>
      {corners}
      <MapControls
        onZoom={(steps) => {
          onTouched();
          surface?.zoomBy(steps);
        }}
      />
      <p className={visuallyHidden} id={hintId}>
        {moves ? t('map.pinKeys', { key: 'Enter' }) : t('map.keys')}
      </p>
      <p className={visuallyHidden} role="status">
        {moves?.spoken}
      </p>
    </div>
  );
};
