import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../contract/wire/staff';
import type { Instant } from '../../../src/domain/time/instant';
import { useSecondsUntil } from '../clock/use-clock';
import { useTimeText } from './use-time-text';
import { Icon } from '../parts/icon';
import { iconButton, secondaryButton } from '../styles/buttons';
import { css, cx } from '../styles/emotion';
import { PHONE } from '../styles/widths';
import { digits } from '../styles/shared';
import { actionText } from './action-text';
import { useBoard, useShop } from './board-context';
import type { Notice } from './board-state';

/** More would hide the board; what was done before can still be undone on its card. */
const SHOWN = 2;

const place = css({
  position: 'fixed',
  zIndex: 3,
  insetInline: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 8,
  justifyItems: 'end',
  pointerEvents: 'none',
  [PHONE]: {
    justifyItems: 'center',
    bottom: 'calc(72px + env(safe-area-inset-bottom))',
  },
});

const toast = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: 'fit-content',
  maxWidth: 'min(560px, 100%)',
  padding: '8px 8px 8px 20px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-card)',
  background: 'var(--text)',
  color: 'var(--ground)',
  boxShadow: 'var(--shadow)',
});

const warning = cx(
  toast,
  css({ background: 'var(--warning-surface)', color: 'var(--warning-text)' }),
);

const undoButton = cx(secondaryButton, digits);
const closeButton = cx(iconButton, css({ color: 'inherit' }));

interface UndoToastProps {
  readonly order: StaffOrder;
  readonly until: Instant;
}

const UndoToast = ({ order, until }: UndoToastProps) => {
  const { t } = useTranslation();
  const { act } = useShop();
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return (
    <div className={toast}>
      <span>{t('board.acted', { number: order.number, what: actionText(order, t) })}</span>
      <button
        className={undoButton}
        aria-label={t('board.undoOf', { number: order.number })}
        onClick={() => {
          act(order, { kind: 'undo' });
        }}
      >
        {t('board.undo')} <span aria-hidden="true">{seconds}</span>
      </button>
    </div>
  );
};

const useNoticeText = (): ((notice: Notice) => string) => {
  const { t } = useTranslation();
  const write = useTimeText();
  return (notice) => {
    if (notice.kind === 'refused') return notice.message;
    if (notice.kind === 'unreachable') return t('board.notSent');
    const { order } = notice;
    const { last_action: last } = order;
    const by = last?.by;
    const isTimeChosen = last?.action === 'accept' || last?.action === 'delay';
    const what = [
      actionText(order, t),
      ...(isTimeChosen ? [t('board.dueAt', { time: write(order.expected_at.to) })] : []),
    ].join(', ');
    return by === undefined
      ? t('board.changedMeanwhile', { number: order.number, what })
      : t('board.somebodyQuicker', { number: order.number, by, what });
  };
};

interface NoticesProps {
  readonly onClose: () => void;
}

/** What can still be undone, and what went otherwise than this tablet wished. */
export const Notices = ({ onClose }: NoticesProps) => {
  const { t } = useTranslation();
  const orders = useBoard((board) => board.orders);
  const notice = useBoard((board) => board.notice);
  const textOf = useNoticeText();
  const undoable = (orders ?? [])
    .flatMap((order) => {
      const until = order.last_action?.is_own ? order.last_action.undo_until : null;
      return until ? [{ order, until }] : [];
    })
    .toSorted((one, other) => other.until - one.until)
    .slice(0, SHOWN);

  return (
    <div className={place}>
      <div role="alert">
        {notice && (
          <div className={warning}>
            <Icon name="warning" />
            <span>{textOf(notice)}</span>
            <button className={closeButton} aria-label={t('modal.close')} onClick={onClose}>
              <Icon name="cross" />
            </button>
          </div>
        )}
      </div>
      {undoable.map(({ order, until }) => (
        <UndoToast key={order.id} order={order} until={until} />
      ))}
    </div>
  );
};
