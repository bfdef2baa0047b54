import { css } from '@emotion/react';

/* Its place is there before the words are. */
export const statusLine = css`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 22px;
  min-width: 0;
  font-size: var(--size-15);
  line-height: 22px;
`;

export const briefStatusLine = css`
  ${statusLine};
  min-height: 18px;
  font-size: var(--size-13);
  line-height: 18px;
  white-space: nowrap;
`;
