import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { metresOfPixel } from './mercator';

interface MapScaleProps {
  /** Where, since a map's scale differs by latitude. */
  readonly lat: number;
  readonly zoom: number;
}

/* On a ground of its own: names of streets pass below it. */
const bar = css({
  flex: 'none',
  margin: '0 12px 8px',
  padding: '0 4px',
  border: '1px solid var(--text-soft)',
  borderTop: 0,
  background: 'var(--surface)',
  color: 'var(--text-soft)',
  fontSize: 'min(0.6875rem, 14px)',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

/** In pixels. */
const LONGEST = 96;

const ROUND = [1, 2, 5] as const;

/** The longest round number of metres, 1, 2 or 5 with zeroes, that is not over a limit. */
export const roundBelow = (limit: number): number => {
  const power = 10 ** Math.floor(Math.log10(limit));
  const steps = ROUND.filter((step) => step * power <= limit);
  return (steps.at(-1) ?? 1) * power;
};

export const MapScale = ({ lat, zoom }: MapScaleProps) => {
  const t = useText();
  const perPixel = metresOfPixel(lat, zoom);
  const metres = roundBelow(LONGEST * perPixel);
  return (
    <span className={bar} style={{ width: metres / perPixel }} aria-hidden="true">
      {metres < 1000
        ? t('map.metres', { metres })
        : t('map.kilometres', { kilometres: metres / 1000 })}
    </span>
  );
};
