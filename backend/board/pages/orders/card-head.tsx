import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { useClock } from '../../clock/use-clock';
import { useTimeText } from '../../orders/use-time-text';
import { Icon } from '../../parts/icon';
import { minutesLeft, urgencyOf } from '../../orders/due';
import { columnOf } from '../../orders/columns';
import { css } from '../../styles/emotion';

const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
});

const number = css({
  display: 'block',
  fontSize: 'var(--size-40)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@container card (max-width: 259.98px)': { fontSize: 'var(--size-32)' },
});

/* What stays the same all week: small, so that the part that tells orders apart is large. */
const lead = css({
  fontSize: 'var(--size-15)',
  fontWeight: 500,
  letterSpacing: 0,
  color: 'var(--text-faint)',
});

const due = css({ display: 'grid', gap: 4, justifyItems: 'end', textAlign: 'end' });

const time = css({
  fontSize: 'var(--size-24)',
  fontWeight: 600,
  lineHeight: 1.1,
});

const left = css({
  padding: '1px 8px',
  borderRadius: 'var(--radius-pill)',
  fontSize: 'var(--size-13)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  "&[data-urgency='calm']": { color: 'var(--text-soft)', paddingInline: 0 },
  "&[data-urgency='soon']": {
    background: 'var(--warning-surface)',
    color: 'var(--warning-text)',
  },
  "&[data-urgency='late']": {
    background: 'var(--danger-text)',
    color: 'var(--ground)',
  },
});

const way = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontWeight: 500,
});

const wayName = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });

const soft = css({ color: 'var(--text-soft)' });

/** The last digits are how a kitchen calls an order. */
const CALLED_BY = 3;

interface OrderProps {
  readonly order: StaffOrder;
}

export const OrderNumber = ({ order: { number: whole } }: OrderProps) => (
  <span className={number}>
    <span className={lead}>{whole.slice(0, -CALLED_BY)}</span>
    {whole.slice(-CALLED_BY)}
  </span>
);

const HOUR_MINUTES = 60;

/** How long there is left, or how late it is; further off than an hour in hours. */
const TimeLeft = ({ order }: OrderProps) => {
  const { t } = useTranslation();
  const minutes = useClock((now) => minutesLeft(order, now));
  const urgency = useClock((now) => urgencyOf(order, now));
  const waits = useClock((now) =>
    order.waiting_since === null ? 0 : Math.floor((now - order.waiting_since) / 60_000),
  );
  const textOf = (): string => {
    if (minutes < 0) return t('board.late', { count: -minutes });
    if (columnOf(order) === 'new' && urgency === 'soon') return t('board.waits', { count: waits });
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return hours > 0
      ? t('board.leftHours', { hours, minutes: minutes % HOUR_MINUTES })
      : t('board.left', { count: minutes });
  };
  return (
    <span className={left} data-urgency={urgency}>
      {textOf()}
    </span>
  );
};

export const CardHead = ({ order }: OrderProps) => {
  const { t } = useTranslation();
  const write = useTimeText();
  const { order_type: type, zone, expected_at: expected, chosen_time: chosen, persons } = order;
  const isPickup = type === 'pickup';
  const about = [
    ...(zone ? [zone.name] : []),
    ...(persons ? [t('board.persons', { count: persons })] : []),
    ...(chosen === null ? [] : [t('board.chosenTime', { time: write(chosen) })]),
  ];
  return (
    <>
      <div className={head}>
        <h3>
          <OrderNumber order={order} />
        </h3>
        <div className={due}>
          <time className={time}>{write(expected.to)}</time>
          <TimeLeft order={order} />
        </div>
      </div>
      <p className={way}>
        <span className={wayName}>
          <Icon name={isPickup ? 'bag' : 'scooter'} />
          {t(isPickup ? 'modal.location.pickup' : 'modal.location.delivery')}
        </span>
        <span className={soft}>{about.join(' · ')}</span>
      </p>
    </>
  );
};
