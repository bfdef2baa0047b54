import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, cx } from '../styles/emotion';
import { soft } from '../styles/shared';

const frame = css({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
  overflowWrap: 'anywhere',
});

const caption = cx(soft, css({ fontSize: 'var(--size-13)' }));

/** What customers read, as it will be for them. */
export const CustomerNote = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={frame} aria-live="polite">
      <span className={caption}>{t('board.customerReads')}</span>
      {children}
    </div>
  );
};
