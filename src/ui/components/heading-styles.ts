import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';

export const pageHeading = css({
  fontSize: 'var(--size-32)',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  [FROM_TABLET]: { fontSize: 'var(--size-40)' },
});

export const listHeading = css(pageHeading, { marginBottom: 24 });

export const sectionHeading = css({
  marginBottom: 20,
  fontSize: 'var(--size-24)',
  letterSpacing: '-0.01em',
  [FROM_TABLET]: { fontSize: 'var(--size-32)' },
});
