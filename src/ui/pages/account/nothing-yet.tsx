import type { ReactNode } from 'react';
import type { IconName } from '../../components/icon';
import { Icon } from '../../components/icon';
import { css } from '../../theme/emotion';

interface NothingYetProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The one useful thing to do. */
  readonly children: ReactNode;
}

const frame = css`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
`;

const sign = css`
  color: var(--text-faint);
`;

const heading = css`
  font-size: var(--size-17);
`;

const words = css`
  max-width: 46ch;
  margin-bottom: 8px;
  color: var(--text-soft);
`;

/** A list of the account that is empty, below the heading of its page. */
export const NothingYet = ({ icon, title, text, children }: NothingYetProps) => (
  <div className={frame}>
    <span className={sign}>
      <Icon name={icon} size={32} />
    </span>
    <h2 className={heading}>{title}</h2>
    <p className={words}>{text}</p>
    {children}
  </div>
);
