import { css } from '@emotion/react';
import { FROM_DESKTOP, FROM_WIDE } from '../../theme/media';

/** What is in the cart on one side, what it comes to on the other. */
export const cartColumns = css`
  display: grid;
  gap: 32px;
  ${FROM_DESKTOP} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
  ${FROM_WIDE} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 64px;
  }
`;
