import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';

export const pageHeading = css`
  font-size: var(--size-32);
  font-weight: 700;
  letter-spacing: -0.02em;
  ${FROM_TABLET} {
    font-size: var(--size-40);
  }
`;

export const sectionHeading = css`
  margin-bottom: 20px;
  font-size: var(--size-24);
  letter-spacing: -0.01em;
  ${FROM_TABLET} {
    font-size: var(--size-32);
  }
`;
