import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { oneColumn } from '../theme/shared-styles';

export const fieldColumns = css(oneColumn, {
  gap: '4px 16px',
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
