import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';

/** A page of the account: one column, no wider than is read with ease. */
export const accountColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 720px;
`;

/** Its heading and what stands right below it. */
export const accountHead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  h1:focus {
    outline: none;
  }
`;

export const lead = css`
  color: var(--text-soft);
`;

export const partHeading = css`
  font-size: var(--size-20);
  letter-spacing: -0.01em;
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

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
