import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButton } from '../styles/buttons';
import { css } from '../styles/emotion';
import { PHONE } from '../styles/widths';
import { Icon } from './icon';

const dialog = css({
  width: 'min(520px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--card)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(20 16 14 / 55%)' },
  [PHONE]: {
    width: '100%',
    maxWidth: '100%',
    margin: 'auto 0 0',
    borderRadius: 'var(--radius-card) var(--radius-card) 0 0',
  },
});

const head = css({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 20px',
  background: 'var(--card)',
});

const heading = css({ fontSize: 'var(--size-20)' });

const body = css({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '4px 20px calc(20px + env(safe-area-inset-bottom))',
});

interface SheetProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly titleId: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** A modal dialog of the platform: it takes the focus, gives it back, and closes by Escape. */
export const Sheet = ({ ref, titleId, title, children, onClose }: SheetProps) => {
  const { t } = useTranslation();
  return (
    <dialog ref={ref} className={dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={head}>
        <h2 id={titleId} className={heading}>
          {title}
        </h2>
        <button
          className={iconButton}
          aria-label={t('modal.close')}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <Icon name="cross" size={24} />
        </button>
      </div>
      <div className={body}>{children}</div>
    </dialog>
  );
};
