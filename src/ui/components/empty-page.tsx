import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { IconName } from './icon';
import { Icon } from './icon';
import { messageActions, messageFrame, messageHeading, messageText } from './message-styles';

const sign = css`
  color: var(--text-faint);
`;

interface EmptyPageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What can be done about it, the one useful thing first. */
  readonly children: ReactNode;
}

/** A page that has nothing to show yet. */
export const EmptyPage = ({ icon, title, text, children }: EmptyPageProps) => (
  <div css={messageFrame}>
    <span css={sign}>
      <Icon name={icon} size={48} />
    </span>
    <h1 css={messageHeading}>{title}</h1>
    <p css={messageText}>{text}</p>
    <div css={messageActions}>{children}</div>
  </div>
);
