import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { useTimeText } from '../../orders/use-time-text';
import { useShop } from '../../orders/board-context';
import { secondaryButton } from '../../styles/buttons';
import { css, cx } from '../../styles/emotion';
import { soft } from '../../styles/shared';
import { OrderHistory } from './order-history';

/** In minutes. */
const DELAYS = [10, 15, 20, 30] as const;

const TICKETS = ['kitchen', 'bag'] as const;

const heading = css({ marginBottom: 8, fontSize: 'var(--size-15)' });
const chips = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 });
const chip = cx(secondaryButton, css({ padding: 4, fontSize: 'var(--size-17)' }));
const links = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const cancel = cx(secondaryButton, css({ color: 'var(--danger-text)' }));
const note = cx(soft, css({ marginBottom: 8 }));

interface MoreSheetProps {
  readonly order: StaffOrder;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What is done to an order now and then. */
export const MoreSheet = ({ order, onDone, onCancel }: MoreSheetProps) => {
  const { t, i18n } = useTranslation();
  const { act } = useShop();
  const write = useTimeText();
  const { expected_at: expected, delayed_by: delayedBy } = order;
  return (
    <>
      <section>
        <h3 className={heading}>{t('board.delay')}</h3>
        <p className={note}>
          {t('board.dueAt', { time: write(expected.to) })}
          {delayedBy ? ` · ${t('order.delayed', { count: delayedBy })}` : ''}
        </p>
        <div className={chips}>
          {DELAYS.map((minutes) => (
            <button
              key={minutes}
              className={chip}
              aria-label={t('board.delayNamed', { count: minutes })}
              onClick={() => {
                act(order, { kind: 'delay', minutes });
                onDone();
              }}
            >
              {t('board.plusMinutes', { count: minutes })}
            </button>
          ))}
        </div>
      </section>
      <section>
        <h3 className={heading}>{t('board.print')}</h3>
        <div className={links}>
          {TICKETS.map((kind) => (
            <a
              key={kind}
              className={secondaryButton}
              href={`/board/tickets/${String(order.id)}?kind=${kind}&lang=${i18n.language}`}
              target="_blank"
              rel="noopener"
            >
              {t(`board.ticket.${kind}`)}
            </a>
          ))}
        </div>
      </section>
      <OrderHistory order={order} />
      <button className={cancel} onClick={onCancel}>
        {t('board.cancelOrder', { number: order.number })}
      </button>
    </>
  );
};
