import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';

/** Fields below each other on a phone, two beside each other from tablets on. */
export const fieldColumns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
