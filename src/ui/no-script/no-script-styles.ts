import { fieldControl } from '../forms/control-styles';
import { css } from '../theme/emotion';

/** A list to choose from as the browser draws it, with its own arrow. */
export const noScriptSelect = css(fieldControl, {
  maxWidth: 320,
  appearance: 'auto',
  '&:read-only': { background: 'var(--surface)' },
});

export const noScriptColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
});

export const noScriptBox = css(noScriptColumn, {
  gap: 32,
  margin: '24px 0',
  padding: 20,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface)',
});

export const noScriptHeading = css({
  marginBottom: 8,
  padding: 0,
  fontWeight: 600,
  fontSize: 'var(--size-20)',
  letterSpacing: '-0.01em',
});

export const noScriptWrong = css(noScriptColumn, {
  marginBottom: 24,
  padding: 14,
  borderRadius: 'var(--radius-control)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ul: { paddingLeft: 20, listStyle: 'disc' },
});

export const noScriptLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  color: 'var(--accent-text)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
