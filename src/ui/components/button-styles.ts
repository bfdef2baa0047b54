import { css } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER } from '../theme/media';
import { centred, touchLink } from '../theme/shared-styles';

const button = css(touchLink, {
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  border: 0,
  borderRadius: 'var(--radius-control)',
  fontWeight: 600,
  fontSize: 'var(--size-15)',
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'break-word',
  transition: 'background-color var(--quick), scale var(--quick)',
  [FORCED_COLOURS]: { border: '1px solid LinkText' },
  "&:active:not(:disabled, [aria-disabled='true'])": { scale: 'var(--pressed)' },
  "&:disabled, &[aria-disabled='true']": { cursor: 'default', opacity: 0.55 },
});

export const primaryButton = css(button, {
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  [CAN_HOVER]: {
    "&:hover:not(:disabled, [aria-disabled='true'])": { background: 'var(--accent-strong)' },
  },
});

export const secondaryButton = css(button, {
  background: 'var(--surface-muted)',
  color: 'var(--text)',
  [CAN_HOVER]: {
    "&:hover:not(:disabled, [aria-disabled='true'])": { background: 'var(--surface-strong)' },
  },
});

export const quietButton = css(button, {
  padding: 8,
  background: 'none',
  color: 'var(--text)',
  textDecoration: 'underline var(--line-strong)',
  textUnderlineOffset: 3,
  [CAN_HOVER]: {
    "&:hover:not(:disabled, [aria-disabled='true'])": { textDecorationColor: 'currentColor' },
  },
});

export const iconButton = css(centred, {
  width: 'var(--touch)',
  height: 'var(--touch)',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
});

/** Beside what follows it in a column, not as wide as it. */
export const startButton = css(secondaryButton, { justifySelf: 'start' });
