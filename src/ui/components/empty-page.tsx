import type { ReactNode } from 'react';
import type { IconName } from './icon';
import { Icon } from './icon';
import { messageActions, messageFrame, messageHeading, messageText } from './message-styles';
import { faintText } from '../theme/shared-styles';

interface EmptyPageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const EmptyPage = ({ icon, title, text, children }: EmptyPageProps) => (
  <div className={messageFrame}>
    <span className={faintText}>
      <Icon name={icon} size={48} />
    </span>
    <h1 className={messageHeading}>{title}</h1>
    <p className={messageText}>{text}</p>
    <div className={messageActions}>{children}</div>
  </div>
);
