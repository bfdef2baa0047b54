import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { column12, oneColumn, outlinedCard } from '../../theme/shared-styles';

/** A page of the account: one column, no wider than is read with ease. */
export const accountColumn = css(oneColumn, { gap: 24, maxWidth: 720 });

export const accountHead = css(oneColumn, { gap: 4, 'h1:focus': { outline: 'none' } });

export const card = css(column12, outlinedCard, {
  padding: 16,
  [PAGE_FROM_TABLET]: { padding: '20px 24px' },
});

export const ruledPart = css(column12, {
  marginTop: 48,
  paddingTop: 24,
  borderTop: '1px solid var(--line)',
  'h2:focus': { outline: 'none' },
});
