import { css } from '../../theme/emotion';
import { FORCED_COLOURS } from '../../theme/forced-colours';
import { CAN_HOVER } from '../../theme/media';

/** A row to swipe, from edge to edge of the screen. */
export const chipRow = css({
  display: 'flex',
  gap: 8,
  margin: '0 calc(-1 * var(--gutter))',
  padding: '2px var(--gutter)',
  overflowX: 'auto',
  scrollPadding: '0 var(--gutter)',
  scrollbarWidth: 'none',
});

export const chip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 'var(--touch)',
  padding: '0 16px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [FORCED_COLOURS]: { border: '1px solid LinkText' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});
