import type { ReactNode } from 'react';
import { css } from '../theme/emotion';

interface TotalsEntryProps {
  readonly name: ReactNode;
  readonly isGrand?: boolean;
  readonly children: ReactNode;
}

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

const grand = css`
  ${entry};
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-weight: 700;
  font-size: var(--size-20);
`;

export const TotalsEntry = ({ name, isGrand = false, children }: TotalsEntryProps) => (
  <div className={isGrand ? grand : entry}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
