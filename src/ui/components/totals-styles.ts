import { css } from '../theme/emotion';

/** What it is for, and the sum: below it where large letters leave no room beside it. */
export const entry = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  > :last-child {
    margin-left: auto;
  }
  dd {
    text-align: right;
    overflow-wrap: normal;
    font-variant-numeric: tabular-nums;
  }
`;
