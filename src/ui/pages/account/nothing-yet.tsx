import type { ReactNode } from 'react';
import type { IconName } from '../../components/icon';
import { Icon } from '../../components/icon';
import { css } from '../../theme/emotion';
import { faintText, largeText, mutedCard } from '../../theme/shared-styles';

interface NothingYetProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const frame = css(mutedCard, { display: 'grid', justifyItems: 'start', gap: 8, padding: 24 });
const textBlock = css({ maxWidth: '46ch', marginBottom: 8, color: 'var(--text-soft)' });

export const NothingYet = ({ icon, title, text, children }: NothingYetProps) => (
  <div className={frame}>
    <span className={faintText}>
      <Icon name={icon} size={32} />
    </span>
    <h2 className={largeText}>{title}</h2>
    <p className={textBlock}>{text}</p>
    {children}
  </div>
);
