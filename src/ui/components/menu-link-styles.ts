import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { centredRow } from '../theme/shared-styles';

export const menuLink = css(centredRow, {
  gap: 8,
  minWidth: 0,
  minHeight: 'var(--touch)',
  padding: '4px 12px',
  borderRadius: 'var(--radius-control)',
  lineHeight: 1.3,
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

/** For names that somebody else thinks up, of any length: they go on in the next line. */
export const longMenuLink = css(menuLink, { overflowWrap: 'anywhere', hyphens: 'auto' });
