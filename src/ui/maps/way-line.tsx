import type { Coordinates } from '../../domain/zone/lng-lat';
import { css } from '../theme/emotion';
import { pixelsOf } from './mercator';

/* With an edge in the colour of the ground, as the names of streets. */
const line = css({
  position: 'absolute',
  // Its place on the map has no width, and a picture without one is not drawn.
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  pointerEvents: 'none',
  path: { stroke: 'var(--ground)', strokeWidth: 6 },
  'path + path': { stroke: 'var(--text)', strokeWidth: 3, strokeDasharray: '1 8' },
});

/** How far it bends, as a part of its length. */
const BEND = 0.15;

interface WayLineProps {
  readonly from: Coordinates;
  /** At its place on the map. */
  readonly to: Coordinates;
  readonly zoom: number;
}

/** A way that nobody has measured: bent a little, so that it is not taken for a street. */
export const WayLine = ({ from, to, zoom }: WayLineProps) => {
  const [start, end] = [pixelsOf(from, zoom), pixelsOf(to, zoom)];
  const [x, y] = [start.x - end.x, start.y - end.y];
  const bend = `${String(x / 2 + y * BEND)} ${String(y / 2 - x * BEND)}`;
  const course = `M${String(x)} ${String(y)}Q${bend} 0 0`;
  return (
    <svg className={line} width="1" height="1" aria-hidden="true">
      <path d={course} />
      <path d={course} />
    </svg>
  );
};
