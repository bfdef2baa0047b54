import { css } from '../../theme/emotion';

export const heading = css`
  margin-bottom: 12px;
  font-size: var(--size-24);
  letter-spacing: -0.01em;
`;
