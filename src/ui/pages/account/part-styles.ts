import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { column12 } from '../../theme/shared-styles';

/** A page of the account: one column, no wider than is read with ease. */
export const accountColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 720px;
`;

export const accountHead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  h1:focus {
    outline: none;
  }
`;

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  ${PAGE_FROM_TABLET} {
    padding: 20px 24px;
  }
`;

/** What is seldom needed, below a line. */
export const ruledPart = css`
  ${column12};
  margin-top: 48px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  h2:focus {
    outline: none;
  }
`;
