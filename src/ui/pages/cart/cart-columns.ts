import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, PAGE_FROM_WIDE } from '../../theme/media';

/** What is in the cart on one side, what it comes to on the other. */
export const cartColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${PAGE_FROM_DESKTOP} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
  ${PAGE_FROM_WIDE} {
    grid-template-columns: minmax(0, 1fr) 23.75rem;
    gap: 64px;
  }
`;
