import { fieldControl } from '../forms/control-styles';
import { css } from '../theme/emotion';
import { column12, outlinedCard, touchLink, underlined, warningTone } from '../theme/shared-styles';

/** A list to choose from as the browser draws it, with its own arrow. */
export const noScriptSelect = css(fieldControl, {
  maxWidth: 320,
  appearance: 'auto',
  '&:read-only': { background: 'var(--surface)' },
});

export const noScriptBox = css(column12, outlinedCard, {
  gap: 32,
  margin: '24px 0',
  padding: 20,
  background: 'var(--surface)',
});

export const noScriptHeading = css({
  marginBottom: 8,
  padding: 0,
  fontWeight: 600,
  fontSize: 'var(--size-20)',
  letterSpacing: '-0.01em',
});

export const noScriptWrong = css(column12, warningTone, {
  marginBottom: 24,
  padding: 14,
  borderRadius: 'var(--radius-control)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ul: { paddingLeft: 20, listStyle: 'disc' },
});

export const noScriptLink = css(touchLink, underlined, {
  fontWeight: 600,
});
