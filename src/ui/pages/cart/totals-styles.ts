import { css } from '@emotion/react';

export const entry = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  dt {
    min-width: 0;
  }
  dd {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
