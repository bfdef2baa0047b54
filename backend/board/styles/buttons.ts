import { FORCED_COLOURS } from '../../../src/ui/theme/forced-colours';
import { CAN_HOVER } from '../../../src/ui/theme/media';
import { css } from './emotion';

const USABLE = "&:hover:not(:disabled, [aria-disabled='true'])";

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 16px',
  border: 0,
  borderRadius: 'var(--radius-control)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color var(--quick), scale var(--quick)',
  touchAction: 'manipulation',
  [FORCED_COLOURS]: { border: '1px solid ButtonText' },
  "&:active:not(:disabled, [aria-disabled='true'])": { scale: 'var(--pressed)' },
  "&:disabled, &[aria-disabled='true']": { cursor: 'default', opacity: 0.55 },
});

/** The one next thing to do. */
export const primaryButton = css(button, {
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: 'var(--size-17)',
  [CAN_HOVER]: { [USABLE]: { background: 'var(--accent-strong)' } },
});

/** The next thing to do, where there are many of them side by side. */
export const inkButton = css(button, {
  background: 'var(--text)',
  color: 'var(--ground)',
  fontSize: 'var(--size-17)',
});

export const secondaryButton = css(button, {
  background: 'var(--surface-muted)',
  color: 'var(--text)',
  [CAN_HOVER]: { [USABLE]: { background: 'var(--surface-strong)' } },
});

/** For what takes food or money away. */
export const dangerButton = css(button, {
  background: 'var(--danger-surface)',
  color: 'var(--danger-text)',
});

export const quietButton = css(button, {
  padding: 8,
  background: 'none',
  color: 'var(--text)',
  textDecoration: 'underline var(--line-strong)',
  textUnderlineOffset: 3,
});

export const iconButton = css(button, {
  width: 48,
  padding: 0,
  background: 'none',
  color: 'var(--text)',
  [CAN_HOVER]: { [USABLE]: { background: 'var(--surface-muted)' } },
});
