import { fieldControl } from '../forms/control-styles';
import { css } from '../theme/emotion';
import { column12 } from '../theme/shared-styles';

/** A list to choose from as the browser draws it, with its own arrow. */
export const noScriptSelect = css(fieldControl, {
  maxWidth: 320,
  appearance: 'auto',
  '&:read-only': { background: 'var(--surface)' },
});

export const noScriptBox = css(column12, {
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

export const noScriptWrong = css(column12, {
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
