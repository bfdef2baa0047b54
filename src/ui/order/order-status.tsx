import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectCity } from '../../application/city/city-slice';
import type { TrackingState } from '../../application/tracking/tracking-slice';
import { isLateOrder, waitingSince } from '../../domain/order/late-order';
import { readOrderStatus } from '../../domain/order/order-status';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { shopNow } from '../../domain/schedule/shop-now';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { useClock } from '../hooks/use-clock';
import { useNow } from '../hooks/use-now';
import { useTimeZone } from '../hooks/use-time-zone';
import { clockLabel, dayLabel } from '../i18n/time-labels';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { centredRow, oneColumn, outlinedCard, warningBox } from '../theme/shared-styles';
import { PayActions } from './pay-actions';
import { OrderSteps, useReasons } from './order-steps';
import { iconOf, isOver, stageOf, toneOf } from './stage';
import { presentLabel, waitsForPayment } from './status-badge';
import { TONE_TEXTS } from './tone-styles';
import { useOrderMoney } from './use-order-money';

/* No gaps between rows: a region that has nothing to say yet takes no room. */
const box = css(oneColumn, outlinedCard, { padding: 20, background: 'var(--surface)' });

/* As high while it cooks as when it is there, so that nothing below moves. */
const head = css({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minHeight: '8.2rem',
  paddingBottom: 16,
});
const status = css(centredRow, {
  gap: 8,
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  overflowWrap: 'anywhere',
});
const large = css({
  fontWeight: 700,
  fontSize: 'var(--size-40)',
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
const whole = css({ whiteSpace: 'nowrap' });
const day = css({ display: 'block', fontSize: 'var(--size-20)', letterSpacing: 0 });
const soft = css({ color: 'var(--text-soft)', overflowWrap: 'anywhere' });

interface OrderProps {
  readonly order: TrackedOrder;
}

/** Returns whether a new order has waited for too long, as far as this page can tell: not one paid online. Rules 13.5. */
const useIsLate = (order: TrackedOrder, now: Instant | null): boolean => {
  const city = useSelector(selectCity);
  const zone = useTimeZone();
  const known = readOrderStatus(order.status);
  if (!city || !known || now === null || order.payment.dueNow > 0) return false;
  const { placedAt } = order;
  const schedules = city.branches.map(({ schedule }) => schedule);
  const atPlacing = shopNow({
    schedules,
    zone,
    ordering: city.ordering,
    now: placedAt,
  });
  const opensAt = atPlacing.kind === 'closed' ? atPlacing.opensAt : null;
  return isLateOrder(
    { status: known, since: waitingSince({ placedAt, paidAt: null, opensAt }) },
    now,
  );
};

interface ProgressProps extends OrderProps {
  /** Null while that is not known. */
  readonly now: Instant | null;
}

/** When it comes; with the day where that is not today. */
const Expected = ({ order: { expected, placedAt }, now }: ProgressProps) => {
  const t = useText();
  const clock = useClock(now ?? placedAt);
  const { date } = slotLabel(expected.from, clock.zone);
  return (
    <p className={large}>
      <span className={visuallyHidden}>{`${t('order.expected')}: `}</span>
      {date !== clock.today && <span className={day}>{dayLabel(date, clock)}</span>}
      <span className={whole}>{`${clockLabel(expected.from, clock.zone)}–`}</span>
      <span className={whole}>{clockLabel(expected.to, clock.zone)}</span>
    </p>
  );
};

/** When it came. */
const Ended = ({ order: { history, placedAt } }: OrderProps) => {
  const { zone } = useClock(placedAt);
  const last = history.at(-1);
  return last ? <p className={large}>{clockLabel(last.at, zone)}</p> : null;
};

/** What is said of the stage: since when, in a sentence, or why not. */
const Sentences = ({ order }: OrderProps) => {
  const t = useText();
  const reasonsOf = useReasons();
  const { zone } = useClock(order.placedAt);
  const stage = stageOf(order);
  const last = order.history.at(-1);
  if (stage === null || !last) return null;
  const reasons = stage === 'cancelled' ? reasonsOf(last) : [];
  return [t(`order.stageTexts.${stage}`, { time: clockLabel(last.at, zone) }), ...reasons].map(
    (sentence) => (
      <p key={sentence} className={soft}>
        {sentence}
      </p>
    ),
  );
};

const Progress = ({ order, now }: ProgressProps) => {
  const t = useText();
  const stage = stageOf(order);
  return (
    <>
      {stage === 'completed' ? (
        <Ended order={order} />
      ) : (
        !isOver(stage) && <Expected order={order} now={now} />
      )}
      <Sentences order={order} />
      {!isOver(stage) && order.delayedBy > 0 && (
        <p className={soft}>{t('order.delayed', { count: order.delayedBy })}</p>
      )}
    </>
  );
};

/** What is to be paid before anything else happens. Rules 13.6. */
const Unpaid = ({ order }: OrderProps) => {
  const t = useText();
  const money = useOrderMoney();
  const isDeclined = order.payment.status === 'declined';
  return (
    <>
      <p className={large}>{money(order.payment.dueNow, order)}</p>
      <p className={soft}>{t(isDeclined ? 'order.declined' : 'order.unpaid')}</p>
      <p className={soft}>{t('order.payDeadline')}</p>
    </>
  );
};

const Head = ({ order, children }: OrderProps & { readonly children: ReactNode }) => {
  const t = useText();
  const stage = stageOf(order);
  const waits = waitsForPayment(order);
  return (
    <div className={head} role="status">
      <p className={`${status} ${TONE_TEXTS[waits ? 'danger' : toneOf(stage)]}`}>
        <Icon name={waits ? 'warning' : iconOf(stage)} size={20} />
        <span>{presentLabel(order, t)}</span>
      </p>
      {children}
    </div>
  );
};

interface OrderStatusProps {
  readonly tracking: Extract<TrackingState, { readonly kind: 'known' }>;
}

const notes = css({ '&:not(:empty)': { marginBottom: 16 } });

/** Where the order stands and when it comes; what changes is said aloud, once. Rules 13.1, 13.3, 13.5, 13.6. */
export const OrderStatus = ({ tracking }: OrderStatusProps) => {
  const t = useText();
  const { order, reference, isFresh, changing } = tracking;
  const now = useNow();
  const isLate = useIsLate(order, now);
  const waits = waitsForPayment(order);
  return (
    <div className={box}>
      <Head order={order}>
        {waits ? <Unpaid order={order} /> : <Progress order={order} now={now} />}
      </Head>
      {waits && <PayActions order={order} reference={reference} isPaying={changing === 'paying'} />}
      <div className={notes} role="status">
        {isLate && <p className={warningBox}>{t('order.late')}</p>}
      </div>
      <OrderSteps order={order} />
      <div role="status">{!isFresh && <p className={warningBox}>{t('order.stale')}</p>}</div>
    </div>
  );
};
