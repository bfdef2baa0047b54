import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { useSecondsUntil } from '../../clock/use-clock';
import { useTimeText } from '../../orders/use-time-text';
import { actionText, stageText } from '../../orders/action-text';
import { useShop } from '../../orders/board-context';
import { useMoney } from '../../money/use-money';
import { secondaryButton } from '../../styles/buttons';
import { css } from '../../styles/emotion';
import { OrderNumber } from './card-head';

const card = css({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderRadius: 'var(--radius-card)',
  background: 'var(--card)',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > h3': { fontSize: 'inherit', '& > span': { fontSize: 'var(--size-24)' } },
});

const soft = css({ color: 'var(--text-soft)', fontVariantNumeric: 'tabular-nums' });
const cancelled = css({ color: 'var(--danger-text)', fontWeight: 500 });
const ownText = css({ display: 'block' });
const completed = css({ color: 'var(--success-text)', fontWeight: 500 });

interface OrderProps {
  readonly order: StaffOrder;
}

/** Until it is carried out, the order goes on for its customer. Rules 25.4. */
const Ending = ({ order, at }: OrderProps & { readonly at: StaffOrder['created_at'] }) => {
  const { t } = useTranslation();
  const { act } = useShop();
  const seconds = useSecondsUntil(at);
  const isOwn = order.last_action?.is_own === true;
  return (
    <>
      <p className={soft}>
        {actionText(order, t)}{' '}
        <span aria-hidden="true">· {t('board.inSeconds', { count: seconds })}</span>
      </p>
      {isOwn && seconds > 0 && (
        <button
          className={secondaryButton}
          aria-label={t('board.undoOf', { number: order.number })}
          onClick={() => {
            act(order, { kind: 'undo' });
          }}
        >
          {t('board.undo')}
        </button>
      )}
    </>
  );
};

const Ended = ({ order }: OrderProps) => {
  const { t } = useTranslation();
  const isCancelled = order.status === 'cancel';
  const last = order.status_history.at(-1);
  return (
    <p className={isCancelled ? cancelled : completed}>
      {stageText(order, t)}
      {isCancelled && last?.reason && <>. {t(`board.reason.${last.reason}`)}</>}
      {isCancelled && last?.text && <span className={ownText}>{last.text}</span>}
    </p>
  );
};

/** An order that has ended today, in short. */
export const DoneCard = memo(({ order }: OrderProps) => {
  const write = useTimeText();
  const money = useMoney();
  const { ending, status_history: steps, total, currency = null } = order;
  const end = ending?.at ?? steps.at(-1)?.at;
  return (
    <article className={card} tabIndex={-1} aria-label={order.number} data-order={order.number}>
      <div className={head}>
        <h3>
          <OrderNumber order={order} />
        </h3>
        <span className={soft}>{end !== undefined && write(end)}</span>
      </div>
      {ending ? <Ending order={order} at={ending.at} /> : <Ended order={order} />}
      <p className={soft}>{money(total, currency)}</p>
    </article>
  );
});
DoneCard.displayName = 'DoneCard';
