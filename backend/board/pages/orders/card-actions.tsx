import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { readOrderStatus } from '../../../../src/domain/order/order-status';
import { useTimeText } from '../../orders/use-time-text';
import { useShop } from '../../orders/board-context';
import { Icon } from '../../parts/icon';
import { iconButton, inkButton, primaryButton, secondaryButton } from '../../styles/buttons';
import { css, cx } from '../../styles/emotion';
import { useSheets } from './sheets-context';

/** In minutes. Rules 25.3. */
const ACCEPT_IN = [20, 30, 40, 60] as const;

const block = css({ display: 'grid', gap: 8 });

const actionRow = css({ display: 'flex', gap: 8 });

const chips = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 });

const chip = cx(secondaryButton, css({ padding: 4, gap: 4, fontSize: 'var(--size-17)' }));

const unit = css({ '@container card (max-width: 259.98px)': { display: 'none' } });

const dots = css(iconButton, {
  background: 'var(--surface-muted)',
  '& svg': { strokeWidth: 3 },
});

const wide = css({ flex: 1 });

const refuse = cx(secondaryButton, css({ color: 'var(--danger-text)' }));

interface ActionsProps {
  readonly order: StaffOrder;
  readonly isBusy: boolean;
}

const AcceptActions = ({ order, isBusy }: ActionsProps) => {
  const { t } = useTranslation();
  const { act } = useShop();
  const { openEnding } = useSheets();
  const write = useTimeText();
  const { number, chosen_time: chosen, expected_at: expected } = order;
  return (
    <div className={block}>
      <button
        className={primaryButton}
        aria-label={t('board.acceptNamed', { number, time: write(expected.to) })}
        aria-disabled={isBusy}
        onClick={() => {
          act(order, { kind: 'accept', minutes: null });
        }}
      >
        {t('board.accept', { time: write(expected.to) })}
      </button>
      {chosen === null && (
        <div className={chips} role="group" aria-label={t('board.acceptIn')}>
          {ACCEPT_IN.map((minutes) => (
            <button
              key={minutes}
              className={chip}
              aria-label={t('board.acceptInNamed', { number, count: minutes })}
              aria-disabled={isBusy}
              onClick={() => {
                act(order, { kind: 'accept', minutes });
              }}
            >
              <span>{minutes}</span> <span className={unit}>{t('board.minute')}</span>
            </button>
          ))}
        </div>
      )}
      <button
        className={refuse}
        aria-haspopup="dialog"
        aria-label={t('board.refuseNamed', { number })}
        aria-disabled={isBusy}
        onClick={() => {
          openEnding(order, 'refuse');
        }}
      >
        {t('board.refuse')}
      </button>
    </div>
  );
};

/** The status that comes next, and the word on the button that brings it about. */
const stepOf = ({ next, order_type: type }: StaffOrder) => {
  const isPickup = type === 'pickup';
  switch (readOrderStatus(next[0] ?? '')) {
    case 'package':
      return { status: 'package', text: isPickup ? 'ready' : 'packed' } as const;
    case 'delivery':
      return { status: 'delivery', text: 'onTheWay' } as const;
    case 'complete':
      return { status: 'complete', text: isPickup ? 'handedOver' : 'delivered' } as const;
    default:
      return null;
  }
};

const StepActions = ({ order, isBusy }: ActionsProps) => {
  const { t } = useTranslation();
  const { act } = useShop();
  const { openMore } = useSheets();
  const { number } = order;
  const step = stepOf(order);
  return (
    <div className={actionRow}>
      {step && (
        <button
          className={cx(inkButton, wide)}
          aria-label={t('board.stepNamed', { number, step: t(`board.step.${step.text}`) })}
          aria-disabled={isBusy}
          onClick={() => {
            act(order, { kind: 'step', status: step.status });
          }}
        >
          {t(`board.step.${step.text}`)}
        </button>
      )}
      <button
        className={dots}
        aria-haspopup="dialog"
        aria-label={t('board.moreOf', { number })}
        onClick={() => {
          openMore(order);
        }}
      >
        <Icon name="more" size={24} />
      </button>
    </div>
  );
};

/** What can be done next, each in one touch. */
export const CardActions = ({ order, isBusy }: ActionsProps) =>
  order.status === 'new' ? (
    <AcceptActions order={order} isBusy={isBusy} />
  ) : (
    <StepActions order={order} isBusy={isBusy} />
  );
