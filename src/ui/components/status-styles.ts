import { css } from '../theme/emotion';

/* Its place is there before the words are. */
export const statusLine = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minHeight: '1.375rem',
  minWidth: 0,
  fontSize: 'var(--size-15)',
  lineHeight: '1.375rem',
});

export const briefStatusLine = css(statusLine, {
  minHeight: '1.125rem',
  fontSize: 'var(--size-13)',
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
});
