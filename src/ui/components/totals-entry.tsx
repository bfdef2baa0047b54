import type { ReactNode } from 'react';
import { css } from '../theme/emotion';

interface TotalsEntryProps {
  readonly name: ReactNode;
  readonly isGrand?: boolean;
  readonly children: ReactNode;
}

/** What it is for, and the sum: below it where large letters leave no room beside it. */
export const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  '> :first-child': { flex: '1 1 6rem', minWidth: 0 },
  '> :last-child': { marginLeft: 'auto' },
  dd: { textAlign: 'right', overflowWrap: 'normal' },
});

const grand = css(entry, {
  paddingTop: 10,
  borderTop: '1px solid var(--line)',
  fontWeight: 700,
  fontSize: 'var(--size-20)',
});

export const TotalsEntry = ({ name, isGrand = false, children }: TotalsEntryProps) => (
  <div className={isGrand ? grand : entry}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
