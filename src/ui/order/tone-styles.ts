import { css, cx } from '../theme/emotion';
import type { Tone } from './stage';

const COLOURS: Readonly<Record<Tone, string>> = {
  info: css({ background: 'var(--info-surface)', color: 'var(--info-text)' }),
  success: css({ background: 'var(--success-surface)', color: 'var(--success-text)' }),
  danger: css({ background: 'var(--danger-surface)', color: 'var(--danger-text)' }),
};

export const TONE_TEXTS: Readonly<Record<Tone, string>> = {
  info: css({ color: 'var(--info-text)' }),
  success: css({ color: 'var(--success-text)' }),
  danger: css({ color: 'var(--danger-text)' }),
};

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 12px 4px 8px',
  borderRadius: 'var(--radius-pill)',
  fontWeight: 600,
  fontSize: 'var(--size-13)',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const BADGES: Readonly<Record<Tone, string>> = {
  info: cx(badge, COLOURS.info),
  success: cx(badge, COLOURS.success),
  danger: cx(badge, COLOURS.danger),
};
