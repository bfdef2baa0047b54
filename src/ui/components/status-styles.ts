import { css } from '../theme/emotion';

/* Its place is there before the words are. */
export const statusLine = css`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 1.375rem;
  min-width: 0;
  font-size: var(--size-15);
  line-height: 1.375rem;
`;

export const briefStatusLine = css`
  ${statusLine};
  min-height: 1.125rem;
  font-size: var(--size-13);
  line-height: 1.125rem;
  white-space: nowrap;
`;
