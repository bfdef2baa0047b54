import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { faintText } from '../theme/shared-styles';
import type { IconName } from './icon';
import { Icon } from './icon';

interface MessageProps {
  readonly icon?: IconName;
  readonly above?: ReactNode;
  readonly title?: string;
  readonly text: string;
  readonly children: ReactNode;
}

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '48px 0',
  textAlign: 'center',
  [FROM_TABLET]: { padding: '80px 0' },
});

const heading = css({ fontSize: 'var(--size-24)' });
export const messageText = css({
  maxWidth: '46ch',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-17)',
});

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});

/** What happened, what is retained and what to do, for a page or a part of it. */
export const Message = ({ icon, above, title, text, children }: MessageProps) => (
  <div className={frame}>
    {icon && (
      <span className={faintText}>
        <Icon name={icon} size={48} />
      </span>
    )}
    {above}
    {title !== undefined && <h1 className={heading}>{title}</h1>}
    <p className={messageText}>{text}</p>
    <div className={actions}>{children}</div>
  </div>
);
