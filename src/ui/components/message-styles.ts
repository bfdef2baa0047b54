import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';

/** A page that has one thing to say: what happened, what is kept, what to do. */
export const messageFrame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '48px 0',
  textAlign: 'center',
  [FROM_TABLET]: { padding: '80px 0' },
});

export const messageHeading = css({ fontSize: 'var(--size-24)' });

export const messageText = css({
  maxWidth: '46ch',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-17)',
});

export const messageActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});
