import { css } from '../theme/emotion';
import type { Side } from './label-places';
import { ellipsis } from '../theme/shared-styles';

/** Between the place of a branch and its name, in pixels. */
export const BRANCH_GAP = 22;

export const shownName = css(ellipsis, {
  position: 'absolute',
  maxWidth: 200,
  padding: '2px 6px',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text)',
  fontWeight: 600,
  fontSize: 'var(--size-13)',
  lineHeight: '18px',
  pointerEvents: 'none',
});

/** From the middle of what it belongs to. */
export const nameOnSide: Readonly<Record<Side, string>> = {
  right: css({ top: '50%', left: `calc(50% + ${BRANCH_GAP}px)`, transform: 'translateY(-50%)' }),
  left: css({ top: '50%', right: `calc(50% + ${BRANCH_GAP}px)`, transform: 'translateY(-50%)' }),
  below: css({ top: `calc(50% + ${BRANCH_GAP}px)`, left: '50%', transform: 'translateX(-50%)' }),
  above: css({ bottom: `calc(50% + ${BRANCH_GAP}px)`, left: '50%', transform: 'translateX(-50%)' }),
  middle: css({ top: '50%', left: '50%', transform: 'translate(-50%, -50%)' }),
};
